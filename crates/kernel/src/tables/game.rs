//! A game as the kernel sees it, stated in one table.

/// The embedded texts of a game: `texts![in "../lang": "law", "names"]` for `law.en.ftl`, `law.it.ftl` and so on. The folder is seen from
/// the file that says so.
#[macro_export]
macro_rules! texts {
    [in $folder:literal: $($name:literal),+ $(,)?] => {
        &[$(
            $crate::Text {
                lang: $crate::Lang::English,
                file: concat!($name, ".en.ftl"),
                text: include_str!(concat!($folder, "/", $name, ".en.ftl")),
            },
            $crate::Text {
                lang: $crate::Lang::Italian,
                file: concat!($name, ".it.ftl"),
                text: include_str!(concat!($folder, "/", $name, ".it.ftl")),
            },
        )+]
    };
}

/// The embedded data files of a game: `files![in "../data": "cards.toml"]`. The folder is seen from the file that says so.
#[macro_export]
macro_rules! files {
    [in $folder:literal: $($name:literal),+ $(,)?] => {
        &[$($crate::DataFile { name: $name, text: include_str!(concat!($folder, "/", $name)) }),+]
    };
}

/// A game as the kernel sees it: its type, its face `GAME`, and what it owes as functions of its modules.
///
/// The types of the same names must be in scope: `Setting`, `Position`, `Frame`, `Choice`, `Question`, `Fact`, `Why` and `View`; frames
/// and what is said come from tables. It also names what its paragraphs work with: `Desk`, `Flow` and `Asking`.
///
/// ```text
/// kernel::game! {
///     /// The game of Root.
///     pub struct Root;
///
///     name "root", rules 2, law law::CHAPTERS;
///     options options::OPTIONS, data FILES, texts TEXTS;
///     fn set = Setting::new;
///     fn seats = Setting::seat_count;
///     fn open = Position::new;
///     fn resolve = Frame::resolve;
///     fn outcome = victory::outcome;
///     fn view = view::view;
///     fn redeal = redeal::redeal;
///     fn seat_name = spoken::seat_name;
///     fn answer = spoken::answer;
///     fn closes = Choice::closes;
/// }
/// ```
#[macro_export]
macro_rules! game {
    (
        $(#[$meta:meta])*
        pub struct $game:ident;

        name $name:literal, rules $rules:literal, law $law:expr;
        options $options:expr, data $data:expr, texts $texts:expr;
        fn set = $set:expr;
        fn seats = $seats:expr;
        fn open = $open:expr;
        fn resolve = $resolve:expr;
        fn outcome = $outcome:expr;
        fn view = $view:expr;
        fn redeal = $redeal:expr;
        fn seat_name = $seat_name:expr;
        fn answer = $answer:expr;
        fn closes = $closes:expr;
    ) => {
        /// The game for those who hold games by name. It is made here so that the rules are compiled here, and once.
        pub static GAME: &dyn $crate::AnyGame = &$crate::Face::<$game>::new();

        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
        pub struct $game;

        /// What a paragraph works on.
        pub(crate) type Desk<'a> = $crate::Desk<'a, $game>;
        /// What a paragraph hands back.
        pub(crate) type Flow = $crate::Flow<$game>;
        /// An ask being written.
        pub(crate) type Asking<'a> = $crate::Asking<'a, $game>;

        impl $crate::Game for $game {
            const NAME: &'static str = $name;
            const RULES: u32 = $rules;
            const LAW: &'static [&'static [$crate::Para]] = $law;

            type Setting = Setting;
            type Position = Position;
            type Frame = Frame;
            type Choice = Choice;
            type Question = Question;
            type Fact = Fact;
            type Why = Why;
            type View = View;

            fn options() -> &'static [$crate::OptionSpec] {
                $options
            }

            fn data() -> &'static [$crate::DataFile] {
                $data
            }

            fn set(
                options: &$crate::Options,
                data: &$crate::Data,
            ) -> Result<Setting, $crate::game::SetError> {
                $set(options, data)
            }

            fn seats(setting: &Setting) -> usize {
                $seats(setting)
            }

            fn open(setting: &Setting) -> (Position, Frame) {
                ($open(setting), Frame::default())
            }

            fn paragraph(frame: &Frame) -> $crate::Para {
                frame.paragraph()
            }

            #[inline]
            fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
                $resolve(frame, desk)
            }

            fn outcome(setting: &Setting, position: &Position) -> $crate::Outcome {
                $outcome(setting, position)
            }

            fn view(setting: &Setting, position: &Position, viewer: $crate::Viewer) -> View {
                $view(setting, position, viewer)
            }

            fn redeal(
                setting: &Setting,
                position: &mut Position,
                viewer: $crate::Viewer,
                chance: &mut $crate::Chance<'_>,
            ) {
                $redeal(setting, position, viewer, chance);
            }
        }

        impl $crate::Spoken for $game {
            fn texts() -> &'static [$crate::Text] {
                $texts
            }

            fn seat_name(setting: &Setting, seat: $crate::Seat) -> $crate::Message {
                $seat_name(setting, seat)
            }

            fn question(setting: &Setting, question: &Question) -> $crate::Message {
                question.message(setting)
            }

            fn choice(setting: &Setting, choice: &Choice) -> $crate::Message {
                choice.message(setting)
            }

            fn answer(setting: &Setting, question: &Question, choice: &Choice) -> $crate::Message {
                $answer(setting, *question, *choice)
            }

            fn closes(choice: &Choice) -> bool {
                $closes(*choice)
            }

            fn why(setting: &Setting, why: &Why) -> $crate::Message {
                why.message(setting)
            }

            fn fact(setting: &Setting, fact: &Fact) -> $crate::Message {
                fact.message(setting)
            }
        }
    };
}
