//! The pen that writes observations, and the schema that says what it wrote.

/// What a field of an observation is.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    name: &'static str,
    para: &'static str,
    meaning: &'static str,
}

/// A field by its name, the number of its paragraph and what it means.
pub const fn field(name: &'static str, para: &'static str, meaning: &'static str) -> Field {
    Field { name, para, meaning }
}

/// A row of a schema.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The name: `seat1.score`.
    pub name: String,
    /// The first of its bytes.
    pub offset: usize,
    /// How many bytes it has.
    pub size: usize,
    /// What they mean.
    pub meaning: &'static str,
    /// The number of the paragraph it is filed under.
    pub para: &'static str,
}

/// What each byte of an observation means.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Schema {
    rows: Vec<Row>,
    groups: Vec<String>,
    size: usize,
}

impl Schema {
    /// The fields, in order.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// How many bytes an observation has.
    pub const fn size(&self) -> usize {
        self.size
    }

    /// Takes down what a pen writes.
    pub(crate) fn taken(write: impl FnOnce(&mut Pen<'_>)) -> Self {
        let (mut schema, mut out) = (Self::default(), vec![0; 1 << 16]);
        let mut pen = Pen { rest: &mut out, schema: Some(&mut schema) };
        write(&mut pen);
        schema
    }
}

/// Writes an observation, field by field. Every position of a game writes the same fields.
#[derive(Debug)]
pub struct Pen<'a> {
    rest: &'a mut [u8],
    schema: Option<&'a mut Schema>,
}

impl<'a> Pen<'a> {
    /// A pen for bytes that are all zero.
    pub(crate) const fn new(out: &'a mut [u8]) -> Self {
        Self { rest: out, schema: None }
    }

    /// Writes fields of one thing out of several: their names begin with its name and number.
    #[inline]
    pub fn group(&mut self, name: &'static str, number: usize, write: impl FnOnce(&mut Self)) {
        if let Some(schema) = &mut self.schema {
            schema.groups.push(format!("{name}{number}."));
        }
        write(self);
        if let Some(schema) = &mut self.schema {
            schema.groups.pop();
        }
    }

    /// Writes a field of several bytes; they are zero.
    #[inline]
    pub fn many(&mut self, field: Field, size: usize, write: impl FnOnce(&mut [u8])) {
        if let Some(schema) = &mut self.schema {
            schema.take_down(field, size);
        }
        let (here, rest) = std::mem::take(&mut self.rest).split_at_mut(size);
        self.rest = rest;
        write(here);
    }

    /// Writes a number; what a byte does not hold is 255.
    #[inline]
    pub fn number(&mut self, field: Field, value: impl Small) {
        self.many(field, 1, |out| out[0] = value.small());
    }

    /// Writes a number of two bytes, the low one first.
    #[inline]
    pub fn wide(&mut self, field: Field, value: u16) {
        self.many(field, 2, |out| out.copy_from_slice(&value.to_le_bytes()));
    }

    /// Writes one of several by one more than its number, or 0 for none.
    #[inline]
    pub fn one_of(&mut self, field: Field, number: Option<usize>) {
        self.number(field, number.map_or(0, |number| number + 1));
    }

    /// Writes a count of each of several.
    #[inline]
    pub fn counts<const N: usize>(&mut self, field: Field, counts: [u8; N]) {
        self.many(field, N, |out| out.copy_from_slice(&counts));
    }

    /// Writes how many there are of each number.
    #[inline]
    pub fn tally(&mut self, field: Field, size: usize, numbers: impl Iterator<Item = usize>) {
        self.many(field, size, |out| numbers.for_each(|number| out[number] += 1));
    }
}

impl Schema {
    fn take_down(&mut self, field: Field, size: usize) {
        let Field { name, para, meaning } = field;
        let name = format!("{}{name}", self.groups.concat());
        self.rows.push(Row { name, offset: self.size, size, meaning, para });
        self.size += size;
    }
}

/// A number that is written in a byte.
pub trait Small {
    /// The byte; 255 stands for all that is more.
    fn small(self) -> u8;
}

macro_rules! small {
    ($($number:ident)*) => { $(
        impl Small for $number {
            #[inline]
            fn small(self) -> u8 {
                u8::try_from(self).unwrap_or(u8::MAX)
            }
        }
    )* };
}

small!(u16 u32 usize);

impl Small for u8 {
    #[inline]
    fn small(self) -> u8 {
        self
    }
}

impl Small for bool {
    #[inline]
    fn small(self) -> u8 {
        self.into()
    }
}
