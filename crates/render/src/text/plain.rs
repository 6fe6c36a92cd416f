//! A view without a picture of its own: its data, compactly.

use super::layout::{cut, hang};
use kernel::AnyView;
use serde_json::Value;

/// Any view as indented lines; what fits on one line stands on one.
pub fn plain(view: &dyn AnyView, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    write(&view.json(), "", 0, width, &mut lines);
    lines
}

fn write(value: &Value, name: &str, depth: usize, width: usize, lines: &mut Vec<String>) {
    let margin = "  ".repeat(depth);
    let label = if name.is_empty() { String::new() } else { format!("{name}: ") };
    let line = format!("{margin}{label}{}", inline(value));
    if line.chars().count() <= width {
        lines.push(line);
        return;
    }
    let heading = cut(&format!("{margin}{label}"), width);
    let deeper = depth + usize::from(!name.is_empty());
    match value {
        Value::Object(fields) => {
            lines.extend((!name.is_empty()).then_some(heading));
            for (name, value) in fields {
                write(value, name, deeper, width, lines);
            }
        }
        Value::Array(items) => {
            lines.extend((!name.is_empty()).then_some(heading));
            for value in items {
                write(value, "-", deeper, width, lines);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            lines.extend(hang(&format!("{margin}{label}"), &inline(value), width));
        }
    }
}

fn inline(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(inline).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(fields) => {
            let fields: Vec<String> =
                fields.iter().map(|(name, value)| format!("{name} {}", inline(value))).collect();
            fields.join(", ")
        }
        Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Debug)]
    struct Seen(Value);

    impl AnyView for Seen {
        fn as_any(&self) -> &dyn std::any::Any {
            self
        }

        fn json(&self) -> Value {
            self.0.clone()
        }
    }

    #[test]
    fn what_fits_on_a_line_stands_on_one() {
        let view = Seen(json!({"hand": ["fox", "bird"], "score": 3, "other": {"hand": 4}}));
        assert_eq!(plain(&view, 80), ["hand [fox, bird], other hand 4, score 3"]);
        assert_eq!(plain(&view, 18), ["hand: [fox, bird]", "other: hand 4", "score: 3"]);
    }
}
