-- A name that somebody chose for an address which has an account already, on a site that hides who has one: as taken as the name
-- of a new account would be.
create table held_names (
  pool smallint not null,
  name text not null,
  until timestamptz not null,
  primary key (pool, name)
);
comment on table held_names is 'owner: members';
create index held_names_until on held_names (until);
