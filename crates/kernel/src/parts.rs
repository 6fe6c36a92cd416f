//! A view in parts: what is in it, in the order it is declared, for those who draw a game they know nothing of.

use crate::Seat;
use serde::Serialize;
use serde::ser::{self, Error, Impossible, Serializer};
use std::fmt;

/// A part of a view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    /// Nothing is there, or nothing to be seen.
    Nothing,
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(String),
    /// A word: a card, a colour, a kind.
    Word(String),
    /// A seat.
    Seat(Seat),
    /// Several.
    List(Vec<Self>),
    /// Fields by name.
    Record(Vec<(String, Self)>),
}

impl Part {
    /// The parts of a view.
    pub fn of(view: &impl Serialize) -> Self {
        view.serialize(Taking).expect("a view is plain data")
    }

    /// The field of a name; nothing, where there is none.
    pub fn field(&self, name: &str) -> &Self {
        let fields = if let Self::Record(fields) = self { fields.as_slice() } else { &[] };
        fields.iter().find(|(field, _)| field == name).map_or(&Self::Nothing, |(_, part)| part)
    }
}

/// Takes a view apart.
struct Taking;

/// A view is no plain data.
#[derive(Debug)]
struct NotPlain(String);

impl fmt::Display for NotPlain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotPlain {}

impl Error for NotPlain {
    fn custom<T: fmt::Display>(why: T) -> Self {
        Self(why.to_string())
    }
}

type Taken = Result<Part, NotPlain>;

/// Methods that take a number.
macro_rules! numbers {
    ($($name:ident: $number:ty),*) => {
        $(fn $name(self, number: $number) -> Taken { Ok(Part::Number(number.to_string())) })*
    };
}

impl Serializer for Taking {
    type Ok = Part;
    type Error = NotPlain;
    type SerializeSeq = Several;
    type SerializeTuple = Several;
    type SerializeTupleStruct = Several;
    type SerializeTupleVariant = Impossible<Part, NotPlain>;
    type SerializeMap = Fields;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Fields;

    numbers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_f32: f32, serialize_f64: f64
    }

    fn serialize_bool(self, flag: bool) -> Taken {
        Ok(Part::Flag(flag))
    }

    fn serialize_char(self, letter: char) -> Taken {
        Ok(Part::Word(letter.to_string()))
    }

    fn serialize_str(self, word: &str) -> Taken {
        Ok(Part::Word(word.to_owned()))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Taken {
        bytes.serialize(self)
    }

    fn serialize_none(self) -> Taken {
        Ok(Part::Nothing)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, some: &T) -> Taken {
        some.serialize(self)
    }

    fn serialize_unit(self) -> Taken {
        Ok(Part::Nothing)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Taken {
        Ok(Part::Nothing)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Taken {
        self.serialize_str(variant)
    }

    /// A seat is written as its number; here it is known by its type.
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        inner: &T,
    ) -> Taken {
        match (name, inner.serialize(self)?) {
            ("Seat", Part::Number(number)) => {
                number.parse().map(Part::Seat).map_err(NotPlain::custom)
            }
            (_, part) => Ok(part),
        }
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        inner: &T,
    ) -> Taken {
        Ok(Part::Record(vec![(variant.to_owned(), inner.serialize(self)?)]))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Several, NotPlain> {
        Ok(Several(Vec::new()))
    }

    fn serialize_tuple(self, _: usize) -> Result<Several, NotPlain> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Several, NotPlain> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Impossible<Part, NotPlain>, NotPlain> {
        Err(NotPlain(format!("{variant} has fields without names: a view's fields have names")))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Fields, NotPlain> {
        Ok(Fields::default())
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Fields, NotPlain> {
        Ok(Fields::default())
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Fields, NotPlain> {
        Ok(Fields { variant: Some(variant), ..Fields::default() })
    }
}

/// A list that is being taken.
struct Several(Vec<Part>);

impl Several {
    fn take<T: Serialize + ?Sized>(&mut self, one: &T) -> Result<(), NotPlain> {
        self.0.push(one.serialize(Taking)?);
        Ok(())
    }
}

/// Fields that are being taken.
#[derive(Default)]
struct Fields {
    variant: Option<&'static str>,
    key: String,
    taken: Vec<(String, Part)>,
}

impl Fields {
    fn take<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), NotPlain> {
        self.taken.push((name.to_owned(), value.serialize(Taking)?));
        Ok(())
    }

    fn whole(self) -> Part {
        let fields = Part::Record(self.taken);
        match self.variant {
            Some(variant) => Part::Record(vec![(variant.to_owned(), fields)]),
            None => fields,
        }
    }
}

/// The traits of lists, which differ in the name of one method.
macro_rules! lists {
    ($($of:ident: $take:ident),*) => {
        $(impl ser::$of for Several {
            type Ok = Part;
            type Error = NotPlain;

            fn $take<T: Serialize + ?Sized>(&mut self, one: &T) -> Result<(), NotPlain> {
                self.take(one)
            }

            fn end(self) -> Taken {
                Ok(Part::List(self.0))
            }
        })*
    };
}

lists! {
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field
}

/// The traits of records.
macro_rules! records {
    ($($of:ident),*) => {
        $(impl ser::$of for Fields {
            type Ok = Part;
            type Error = NotPlain;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), NotPlain> {
                self.take(name, value)
            }

            fn end(self) -> Taken {
                Ok(self.whole())
            }
        })*
    };
}

records! { SerializeStruct, SerializeStructVariant }

impl ser::SerializeMap for Fields {
    type Ok = Part;
    type Error = NotPlain;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), NotPlain> {
        self.key = match key.serialize(Taking)? {
            Part::Word(word) | Part::Number(word) => word,
            Part::Seat(seat) => seat.to_string(),
            other => return Err(NotPlain(format!("{other:?} names no field"))),
        };
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotPlain> {
        let key = std::mem::take(&mut self.key);
        self.take(&key, value)
    }

    fn end(self) -> Taken {
        Ok(self.whole())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    struct View {
        turn: Seat,
        alone: Option<Seat>,
        hand: Vec<Card>,
        over: bool,
        prices: BTreeMap<&'static str, u8>,
    }

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Card {
        FoxFolk,
        Suited { suit: char },
        Worth(i8),
    }

    #[test]
    fn a_view_is_taken_apart_in_the_order_it_is_declared_and_a_seat_is_known() {
        let view = View {
            turn: Seat(1),
            alone: None,
            hand: vec![Card::FoxFolk, Card::Suited { suit: 'm' }, Card::Worth(-2)],
            over: false,
            prices: [("axe", 3)].into(),
        };
        let (word, number) =
            (|word: &str| Part::Word(word.into()), |n: &str| Part::Number(n.into()));
        let record = |name: &str, part| Part::Record(vec![(name.to_owned(), part)]);
        let parts = Part::of(&view);
        let Part::Record(fields) = &parts else { panic!("{parts:?}") };
        let names: Vec<&str> = fields.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["turn", "alone", "hand", "over", "prices"]);
        assert_eq!(*parts.field("turn"), Part::Seat(Seat(1)));
        assert_eq!(*parts.field("alone"), Part::Nothing);
        let suited = record("suited", record("suit", word("m")));
        let hand = vec![word("fox-folk"), suited, record("worth", number("-2"))];
        assert_eq!(*parts.field("hand"), Part::List(hand));
        assert_eq!(*parts.field("prices"), record("axe", number("3")));
        assert_eq!(*parts.field("over"), Part::Flag(false));
    }

    #[test]
    fn fields_without_names_are_refused() {
        #[derive(Serialize)]
        enum Pair {
            Both(u8, u8),
        }
        let refused = Pair::Both(1, 2).serialize(Taking).unwrap_err();
        assert!(refused.to_string().starts_with("Both has fields without names"));
    }
}
