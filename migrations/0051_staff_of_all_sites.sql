-- PRODUCT 35: staff for one site or for all, who log in on any host of theirs.
alter table accounts add column all_sites boolean not null default false check (kind = 'staff' or not all_sites);
create index accounts_of_all_sites on accounts (lower(email)) where all_sites;
