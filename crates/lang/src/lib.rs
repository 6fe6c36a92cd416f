//! Empty until its issue.
