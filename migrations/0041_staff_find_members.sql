-- Staff find members by a part of a name or an address.
create extension if not exists pg_trgm;
create index members_name_words on members using gin (lower(name) gin_trgm_ops);
create index accounts_email_words on accounts using gin (lower(email) gin_trgm_ops) where email is not null;
