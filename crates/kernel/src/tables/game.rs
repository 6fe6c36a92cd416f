//! A game as the kernel sees it, stated in one table.

/// The embedded texts of a game in the languages it is told in: `texts![in "../lang", en it: "law", "names"]` for `law.en.ftl`,
/// `law.it.ftl` and so on. The folder is seen from the file that says so. `cargo xtask tidy` holds a game to every language it
/// names here; in any other it is told in English.
#[macro_export]
macro_rules! texts {
    [in $folder:literal, $($code:ident)+: $($name:literal),+ $(,)?] => {
        $crate::texts![@ $folder ($($code)+) $($name)+]
    };
    [@ $folder:literal $codes:tt $($name:literal)+] => {
        const {
            const ALL: &[[$crate::Text; $crate::texts![@@@ $codes]]] =
                &[$($crate::texts![@@ $folder $codes $name]),+];
            ALL.as_flattened()
        }
    };
    [@@@ ($($code:ident)+)] => { [$(stringify!($code)),+].len() };
    [@@ $folder:literal ($($code:ident)+) $name:literal] => {
        [$($crate::Text {
            lang: $crate::Lang::coded(stringify!($code)),
            file: concat!($name, ".", stringify!($code), ".ftl"),
            text: include_str!(concat!($folder, "/", $name, ".", stringify!($code), ".ftl")),
        }),+]
    };
}

/// The embedded data files of a game: `files![in "../data": "cards.toml"]`. The folder is seen from the file that says so.
#[macro_export]
macro_rules! files {
    [in $folder:literal: $($name:literal),+ $(,)?] => {
        &[$($crate::DataFile { name: $name, text: include_str!(concat!($folder, "/", $name)) }),+]
    };
}

/// A game as the kernel sees it: its type, its face `GAME`, and a line for each thing it owes.
///
/// The types `Setting`, `Position`, `Frame`, `Choice`, `Question`, `Fact`, `Why` and `View` must be in scope; frames and what is said come
/// from tables. It also names what the paragraphs work with: `Desk`, `Flow` and `Asking`. A game that hides nothing leaves
/// out `redeal`; one whose answers read the same whatever was asked leaves out `answer`; one without a choice that
/// ends or declines what is asked leaves out `closes`; one whose roles are known from the start leaves out `role`; one that is not laid out in words leaves out `lay_out`; one with games in a
/// row names them after the data, `campaigns &Table;`; one with an option that says who begins names that next, `opener "first";`. One whose state is told by more
/// than scores says so in `gauges`, and where points come from in `reckoning`. What former editions had otherwise stands there too: `former options FORMER_OPTIONS;`, `former data FORMER_FILES;`.
///
/// ```text
/// kernel::game! {
///     /// The game of Root.
///     pub struct Root;
///
///     name "root", edition 2, law law::CHAPTERS;
///     options options::OPTIONS, data FILES, texts TEXTS;
///
///     fn set(options, data) = Setting::new(options, data);
///     fn seats(setting) = setting.seat_count();
///     fn open(setting) = Position::new(setting);
///     fn lay_out(setting, words) = layout::moment(setting, words);
///     fn resolve(frame, desk) = frame.resolve(desk);
///     fn outcome(setting, position) = victory::outcome(setting, position);
///     fn view(setting, position, viewer) = view::view(setting, position, viewer);
///     fn redeal(setting, position, viewer, chance) = redeal::redeal(setting, position, viewer, chance);
///     fn seat_name(setting, seat) = setting.faction(seat).into();
///     fn answer(setting, question, choice) = spoken::answer(setting, question, choice);
///     fn closes(choice) = choice == Choice::Pass;
///     fn is_open(choice) = choice.is_open();
///     fn audit(setting, position) = audit::audit(setting, position);
///     fn bound(setting) = u32::from(setting.turns) * 400;
/// }
/// ```
#[macro_export]
macro_rules! game {
    (
        $(#[$meta:meta])*
        pub struct $game:ident;

        name $name:literal, edition $edition:literal, law $law:expr;
        options $options:expr, data $data:expr, texts $texts:expr;
        $(campaigns $campaigns:expr;)?
        $(opener $opener:literal;)?
        $(former options $former_options:expr;)?
        $(former data $former_data:expr;)?

        fn set($set_options:ident, $set_data:ident) = $set:expr;
        fn seats($seats_setting:ident) = $seats:expr;
        fn open($open_setting:ident) = $open:expr;
        $(fn lay_out($lay_setting:ident, $words:ident) = $lay_out:expr;)?
        fn resolve($frame:ident, $desk:ident) = $resolve:expr;
        fn outcome($outcome_setting:ident, $outcome_position:ident) = $outcome:expr;
        fn view($view_setting:ident, $view_position:ident, $viewer:ident) = $view:expr;
        $(fn redeal($setting:ident, $position:ident, $for:ident, $chance:ident) = $redeal:expr;)?
        fn seat_name($name_setting:ident, $seat:ident) = $seat_name:expr;
        $(fn role($role_position:ident, $role_seat:ident) = $role:expr;)?
        $(fn answer($answer_setting:ident, $question:ident, $choice:ident) = $answer:expr;)?
        $(fn closes($closing:ident) = $closes:expr;)?
        $(fn asks_further($deed:ident) = $asks_further:expr;)?
        $(fn is_open($told:ident) = $is_open:expr;)?
        $(fn gauges($gauge_setting:ident, $gauge_position:ident) = $gauges:expr;)?
        $(fn reckoning($reckon_setting:ident, $reckon_position:ident, $reckon_told:ident) = $reckoning:expr;)?
        fn audit($audit_setting:ident, $audit_position:ident) = $audit:expr;
        fn bound($bound_setting:ident) = $bound:expr;
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
            const EDITION: u32 = $edition;
            const LAW: &'static [&'static [$crate::Para]] = $law;
            $(const HIDES: bool = {
                let _ = stringify!($chance);
                true
            };)?

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

            $(fn opener() -> Option<&'static str> {
                Some($opener)
            })?

            $(fn former_options() -> &'static [(&'static str, &'static str)] {
                $former_options
            })?

            $(fn former_data() -> &'static [$crate::FormerFile] {
                $former_data
            })?

            fn set(
                $set_options: &$crate::Options,
                $set_data: &$crate::Data,
            ) -> Result<Setting, $crate::game::SetError> {
                $set
            }

            fn seats($seats_setting: &Setting) -> usize {
                $seats
            }

            fn open($open_setting: &Setting) -> (Position, Frame) {
                ($open, Frame::default())
            }

            $(fn lay_out(
                $lay_setting: &Setting,
                $words: &str,
            ) -> Result<$crate::State<Self>, $crate::LayoutError> {
                $lay_out
            })?

            fn paragraph(frame: &Frame) -> $crate::Para {
                frame.paragraph()
            }

            #[inline]
            fn resolve($frame: Frame, $desk: &mut Desk<'_>) -> Flow {
                $resolve
            }

            fn outcome($outcome_setting: &Setting, $outcome_position: &Position) -> $crate::Outcome {
                $outcome
            }

            fn view(
                $view_setting: &Setting,
                $view_position: &Position,
                $viewer: $crate::Viewer,
            ) -> View {
                $view
            }

            $(fn redeal(
                $setting: &Setting,
                $position: &mut Position,
                $for: $crate::Viewer,
                $chance: &mut $crate::Chance<'_>,
            ) {
                $redeal;
            })?
        }

        impl $crate::Spoken for $game {
            fn texts() -> &'static [$crate::Text] {
                $texts
            }

            $(fn campaigns() -> Option<&'static dyn $crate::Campaigns> {
                Some($campaigns)
            })?

            fn seat_name($name_setting: &Setting, $seat: $crate::Seat) -> $crate::Message {
                $seat_name
            }

            $(fn role(
                _: &Setting,
                $role_position: &Position,
                $role_seat: $crate::Seat,
            ) -> $crate::Message {
                $role
            })?

            fn question(setting: &Setting, question: &Question) -> $crate::Message {
                question.message(setting)
            }

            fn choice(setting: &Setting, choice: &Choice) -> $crate::Message {
                choice.message(setting)
            }

            $(fn answer(
                $answer_setting: &Setting,
                $question: &Question,
                $choice: &Choice,
            ) -> $crate::Message {
                let ($question, $choice) = (*$question, *$choice);
                $answer
            })?

            $(fn closes($closing: &Choice) -> bool {
                let $closing = *$closing;
                $closes
            })?

            $(fn asks_further($deed: &Choice) -> bool {
                let $deed = *$deed;
                $asks_further
            })?

            $(fn is_open($told: &Choice) -> bool {
                let $told = *$told;
                $is_open
            })?

            $(fn gauges(
                $gauge_setting: &Setting,
                $gauge_position: &Position,
            ) -> Vec<$crate::Gauge> {
                $gauges
            })?

            $(fn reckoning(
                $reckon_setting: &Setting,
                $reckon_position: &Position,
                $reckon_told: &[$crate::Told<Self>],
            ) -> $crate::Reckoning {
                $reckoning
            })?

            fn why(setting: &Setting, why: &Why) -> $crate::Message {
                why.message(setting)
            }

            fn fact(setting: &Setting, fact: &Fact) -> $crate::Message {
                fact.message(setting)
            }
        }

        impl $crate::Audited for $game {
            fn audit(
                $audit_setting: &Setting,
                $audit_position: &Position,
            ) -> Result<(), String> {
                $audit
            }

            fn bound($bound_setting: &Setting) -> u32 {
                $bound
            }
        }
    };
}
