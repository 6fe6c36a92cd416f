//! A file of settings: what it says is said before the flags, so that they come first.

use crate::{Args, Failure};
use clap::CommandFactory;
use std::ffi::OsString;
use std::path::Path;
use toml::Value;

/// What the settings of `serve` are called in the environment: this, then the flag in capitals.
const ENVIRONMENT: &str = "TAVOLATA_";
/// The commands that read the file: those beside `serve` take of it what they have a flag for.
const READERS: [&str; 3] = ["serve", "health", "admin"];

/// The arguments with what the file of settings says, if there is one: as flags before all others. What the environment says is
/// left to it.
pub fn spelled_out(
    args: Vec<OsString>,
    env: impl Fn(&str) -> Option<String>,
) -> Result<Vec<OsString>, Failure> {
    let mut args = args;
    let named = named(&args).or_else(|| env("TAVOLATA_CONFIG").map(OsString::from));
    let Some(file) = named else { return Ok(args) };
    if args.len() == 1 {
        args.push("serve".into());
    }
    let reads = |arg: &OsString| READERS.iter().any(|reader| arg == reader);
    let Some(at) = args.iter().position(reads) else { return Ok(args) };
    let file = Path::new(&file);
    let text =
        std::fs::read_to_string(file).map_err(|error| Failure::Read(file.to_owned(), error))?;
    let wrong = |reason: String| Failure::Settings { file: file.to_owned(), reason };
    let settings: toml::Table =
        text.parse().map_err(|error: toml::de::Error| wrong(error.message().to_owned()))?;
    let command = Args::command();
    let has = |reader: &str, name: &str| {
        let reader = command.find_subcommand(reader).expect("it is a command");
        reader.get_arguments().any(|arg| arg.get_long() == Some(name) && name != "config")
    };
    let reader = args[at].to_string_lossy().into_owned();
    let mut said = Vec::new();
    for (name, value) in &settings {
        if !has("serve", name) {
            return Err(wrong(name.clone()));
        }
        if !has(&reader, name) {
            continue;
        }
        let variable = format!("{ENVIRONMENT}{}", name.replace('-', "_").to_uppercase());
        if env(&variable).is_none() {
            said.extend(flags(name, value).ok_or_else(|| wrong(name.clone()))?);
        }
    }
    args.splice(at + 1..=at, said);
    Ok(args)
}

/// The file that the arguments name.
fn named(args: &[OsString]) -> Option<OsString> {
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        if arg == "--config" {
            return args.next().cloned();
        }
        if let Some(file) = arg.to_str().and_then(|arg| arg.strip_prefix("--config=")) {
            return Some(file.into());
        }
    }
    None
}

/// A setting as flags: one for each value of a list.
fn flags(name: &str, value: &Value) -> Option<Vec<OsString>> {
    let flag = |value: &Value| {
        let value = match value {
            Value::String(text) => text.clone(),
            Value::Integer(number) => number.to_string(),
            Value::Boolean(is_so) => is_so.to_string(),
            Value::Float(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => {
                return None;
            }
        };
        Some(OsString::from(format!("--{name}={value}")))
    };
    match value {
        Value::Array(all) => all.iter().map(flag).collect(),
        one => flag(one).map(|flag| vec![flag]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Command, Log};
    use clap::Parser;
    use std::collections::BTreeMap;

    fn serve(file: &str, flags: &[&str], env: &[(&str, &str)]) -> Result<Args, String> {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tavolata.toml");
        std::fs::write(&path, file).expect("it is written");
        let env: BTreeMap<&str, &str> = env.iter().copied().collect();
        let config = path.display().to_string();
        let args =
            ["tavolata", "serve", "--config", &config].into_iter().chain(flags.iter().copied());
        let spelled = spelled_out(args.map(OsString::from).collect(), |name| {
            env.get(name).map(|it| (*it).to_owned())
        });
        let spelled = spelled.map_err(|failure| failure.to_string())?;
        Args::try_parse_from(spelled).map_err(|error| error.to_string())
    }

    #[test]
    fn flags_come_before_the_environment_and_that_before_the_file() {
        let file = "listen = \"0.0.0.0:80\"\npack-after = 30\nlog = \"json\"\ntrusted-proxy = [\"10.0.0.0/8\", \"::1\"]\n";
        let args = serve(file, &["--listen", "127.0.0.1:81"], &[("TAVOLATA_PACK_AFTER", "9")]);
        let Some(Command::Serve(serve)) = args.expect("it is read").command else {
            panic!("it serves")
        };
        assert_eq!(serve.listen.to_string(), "127.0.0.1:81");
        assert_eq!(serve.keeping.pack_after, None, "left to the environment");
        assert_eq!((serve.log, serve.trusted_proxy.len()), (Log::Json, 2));
    }

    #[test]
    fn what_is_on_or_off_is_so_in_the_file_and_in_the_environment() {
        let calling = |file: &str, flags: &[&str]| {
            let args = serve(file, flags, &[]).expect("it is read");
            let Some(Command::Serve(serve)) = args.command else { panic!("it serves") };
            (serve.calling.allow_private_targets, serve.entering.no_guests)
        };
        let file = "allow-private-targets = true\nno-guests = false";
        assert_eq!(calling(file, &[]), (true, false));
        assert_eq!(calling(file, &["--allow-private-targets=false", "--no-guests"]), (false, true));
        assert_eq!(calling("", &[]), (false, false));
    }

    #[test]
    fn health_asks_where_the_file_says() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tavolata.toml");
        std::fs::write(&path, "listen = \"127.0.0.1:81\"\npack-after = 3").expect("it is written");
        let config = path.display().to_string();
        let args = ["tavolata", "health", "--config", &config].map(OsString::from);
        let spelled = spelled_out(args.to_vec(), |_| None).expect("it is read");
        let args = Args::try_parse_from(spelled).expect("it is read");
        let Some(Command::Health(health)) = args.command else { panic!("it asks") };
        assert_eq!(health.listen.to_string(), "127.0.0.1:81");
    }

    #[test]
    fn what_no_flag_is_called_is_refused_by_name() {
        for wrong in ["colour = \"red\"", "config = \"other.toml\"", "listen = 1.5", "listen ="] {
            assert!(serve(wrong, &[], &[]).is_err(), "{wrong}");
        }
        assert!(serve("colour = \"red\"", &[], &[]).unwrap_err().contains("colour"));
        let none =
            spelled_out(vec!["tavolata".into(), "games".into()], |_| None).expect("as it was");
        assert_eq!(none.len(), 2);
    }
}
