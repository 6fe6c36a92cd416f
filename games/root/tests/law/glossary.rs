//! glossary
