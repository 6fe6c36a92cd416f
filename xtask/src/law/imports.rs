//! What a file imports, so that a path in it can be read.

use std::collections::BTreeMap;
use syn::UseTree;
use syn::visit::Visit;

/// What a file imports: names with their paths, and the paths before `*`.
#[derive(Debug, Default)]
pub(crate) struct Imports {
    names: BTreeMap<String, Vec<String>>,
    globs: Vec<Vec<String>>,
}

impl Imports {
    fn take(&mut self, tree: &UseTree, mut path: Vec<String>) {
        match tree {
            UseTree::Path(it) => {
                path.push(it.ident.to_string());
                self.take(&it.tree, path);
            }
            UseTree::Name(it) if it.ident == "self" => {
                let name = path.last().expect("self follows a path").clone();
                self.names.insert(name, path);
            }
            UseTree::Name(it) => {
                path.push(it.ident.to_string());
                self.names.insert(it.ident.to_string(), path);
            }
            UseTree::Rename(it) => {
                path.push(it.ident.to_string());
                self.names.insert(it.rename.to_string(), path);
            }
            UseTree::Glob(_) => self.globs.push(path),
            UseTree::Group(it) => {
                it.items.iter().for_each(|item| self.take(item, path.clone()));
            }
        }
    }

    /// What a path may mean in this file.
    pub(crate) fn readings(&self, mut path: Vec<String>) -> Vec<Vec<String>> {
        if let Some(full) = path.first().and_then(|first| self.names.get(first)) {
            path.splice(..1, full.iter().cloned());
            return vec![path];
        }
        let through = |glob: &Vec<String>| glob.iter().chain(&path).cloned().collect();
        let mut readings: Vec<Vec<String>> = self.globs.iter().map(through).collect();
        readings.push(path);
        readings
    }
}

impl<'ast> Visit<'ast> for Imports {
    fn visit_use_tree(&mut self, tree: &'ast UseTree) {
        self.take(tree, Vec::new());
    }
}
