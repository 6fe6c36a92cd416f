//! Where a rule can be changed a little, and how: operators turned round, conditions negated, functions cut short.

use crate::rust;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Block, Expr, ExprBinary, ExprUnary, FnArg, ReturnType, Signature, Type, UnOp};

/// A place in a file that can be changed, and what it becomes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Site {
    /// The bytes that are replaced; none where something is put in.
    pub(super) at: Range<usize>,
    /// What stands there when the change is made.
    pub(super) becomes: String,
    /// Whether it is put at the beginning of a function, instead of in an expression's place.
    pub(super) cuts_short: bool,
    /// The line it is on.
    pub(super) line: usize,
    /// The change in words.
    pub(super) said: String,
}

/// Every site of a file, in order.
pub(super) fn sites(text: &str, syntax: &syn::File) -> Vec<Site> {
    let mut starts = vec![0];
    starts.extend(text.match_indices('\n').map(|(at, _)| at + 1));
    let mut look = Look { text, starts, sites: Vec::new() };
    look.visit_file(syntax);
    look.sites
}

struct Look<'t> {
    text: &'t str,
    /// Where each line begins.
    starts: Vec<usize>,
    sites: Vec<Site>,
}

impl Look<'_> {
    fn byte(&self, place: proc_macro2::LineColumn) -> usize {
        let start = self.starts[place.line - 1];
        let mut letters = self.text[start..].char_indices();
        start + letters.nth(place.column).map_or(self.text.len() - start, |(at, _)| at)
    }

    fn bytes(&self, of: &impl Spanned) -> Range<usize> {
        self.byte(of.span().start())..self.byte(of.span().end())
    }

    /// A function that returns at once, in each way its type knows.
    fn cut_short(&mut self, signature: &Signature, block: &Block) {
        let Some(answers) = answers(signature).filter(|_| !block.stmts.is_empty()) else { return };
        let at = self.byte(block.brace_token.span.open().end());
        for answer in answers {
            let said = format!("`{}` returns `{answer}` at once", signature.ident);
            let becomes = format!("return {answer};");
            let line = signature.ident.span().start().line;
            self.sites.push(Site { at: at..at, becomes, cuts_short: true, line, said });
        }
    }
}

/// What a function may answer without looking.
fn answers(signature: &Signature) -> Option<&'static [&'static str]> {
    let ReturnType::Type(_, answer) = &signature.output else {
        let changes = |it: &FnArg| match it {
            FnArg::Receiver(this) => this.mutability.is_some(),
            FnArg::Typed(it) => matches!(&*it.ty, Type::Reference(it) if it.mutability.is_some()),
        };
        return signature.inputs.iter().any(changes).then_some(&[""]);
    };
    let Type::Path(answer) = &**answer else { return None };
    match answer.path.segments.last()?.ident.to_string().as_str() {
        "bool" => Some(&["true", "false"]),
        "u8" => Some(&["0", "1"]),
        "Option" => Some(&["None"]),
        "Flow" => Some(&["kernel::settled()"]),
        _ => None,
    }
}

/// What an operator is turned into.
fn turned(operator: &BinOp) -> Option<(&'static str, &'static str)> {
    Some(match operator {
        BinOp::Eq(_) => ("==", "!="),
        BinOp::Ne(_) => ("!=", "=="),
        BinOp::Lt(_) => ("<", "<="),
        BinOp::Le(_) => ("<=", "<"),
        BinOp::Gt(_) => (">", ">="),
        BinOp::Ge(_) => (">=", ">"),
        BinOp::And(_) => ("&&", "||"),
        BinOp::Or(_) => ("||", "&&"),
        BinOp::Add(_) => ("+", "-"),
        BinOp::Sub(_) => ("-", "+"),
        _ => return None,
    })
}

/// Whether a condition binds names, which no other expression may.
fn binds(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(it) => binds(&it.left) || binds(&it.right),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Look<'_> {
    fn visit_expr_binary(&mut self, it: &'ast ExprBinary) {
        if let Some((from, to)) = turned(&it.op).filter(|_| !binds(&it.left) && !binds(&it.right)) {
            let (at, operator) = (self.bytes(it), self.bytes(&it.op));
            let text = self.text;
            let becomes =
                format!("{}{to}{}", &text[at.start..operator.start], &text[operator.end..at.end]);
            let line = it.op.span().start().line;
            let said = format!("`{from}` becomes `{to}`");
            self.sites.push(Site { at, becomes, cuts_short: false, line, said });
        }
        visit::visit_expr_binary(self, it);
    }

    fn visit_expr_unary(&mut self, it: &'ast ExprUnary) {
        if let UnOp::Not(_) = it.op {
            let (at, inner) = (self.bytes(it), self.bytes(&*it.expr));
            let (becomes, line) = (self.text[inner].to_owned(), it.span().start().line);
            let said = "`!` is left out".to_owned();
            self.sites.push(Site { at, becomes, cuts_short: false, line, said });
        }
        visit::visit_expr_unary(self, it);
    }

    fn visit_item_fn(&mut self, it: &'ast syn::ItemFn) {
        if it.sig.constness.is_none() && !it.attrs.iter().any(rust::is_of_tests) {
            self.cut_short(&it.sig, &it.block);
            visit::visit_block(self, &it.block);
        }
    }

    fn visit_impl_item_fn(&mut self, it: &'ast syn::ImplItemFn) {
        if it.sig.constness.is_none() {
            self.cut_short(&it.sig, &it.block);
            visit::visit_block(self, &it.block);
        }
    }

    fn visit_item_mod(&mut self, it: &'ast syn::ItemMod) {
        if !it.attrs.iter().any(rust::is_of_tests) {
            visit::visit_item_mod(self, it);
        }
    }

    // What the compiler works out cannot ask which mutant is awake.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_type(&mut self, _: &'ast Type) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(String, String)> {
        let sites = sites(text, &syn::parse_file(text).unwrap());
        sites.into_iter().map(|site| (text[site.at].to_owned(), site.becomes)).collect()
    }

    fn pair(from: &str, to: &str) -> (String, String) {
        (from.to_owned(), to.to_owned())
    }

    #[test]
    fn operators_are_turned_and_conditions_negated() {
        let text = "fn a(x: u32) { let é = \"é\"; let b = x + 1 >= 2 && !é.is_empty(); }";
        let whole = "x + 1 >= 2 && !é.is_empty()";
        let expected = [
            pair(whole, "x + 1 >= 2 || !é.is_empty()"),
            pair("x + 1 >= 2", "x + 1 > 2"),
            pair("x + 1", "x - 1"),
            pair("!é.is_empty()", "é.is_empty()"),
        ];
        assert_eq!(found(text), expected);
    }

    #[test]
    fn functions_are_cut_short_as_their_type_lets_them() {
        let text = "fn a() -> bool { x() }\nfn b(d: &mut D) { x() }\nfn c(d: &D) { x() }\nconst fn e() -> u8 { 7 }";
        let expected = [pair("", "return true;"), pair("", "return false;"), pair("", "return ;")];
        assert_eq!(found(text), expected);
    }

    #[test]
    fn what_binds_names_and_what_is_constant_stays() {
        let text =
            "const A: bool = 1 < 2;\nfn a(x: Option<u32>) { if let Some(y) = x && y > 1 {} }";
        assert_eq!(found(text), [pair("y > 1", "y >= 1")]);
    }
}
