-- Whose names nobody may look like: a handful of accounts among many.
create index accounts_staff on accounts (id) where kind = 'staff';
