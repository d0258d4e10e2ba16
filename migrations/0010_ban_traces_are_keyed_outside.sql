-- What a banned person is known by again is hashed once more, by a key that lies here encrypted only: whoever has the whole
-- database, and not the operator's keys, tries no addresses against it. The process makes the key, and the schedule
-- accounts-ban-traces hashes what is there.
alter table ban_keys add column sealed text;
comment on column ban_keys.sealed is 'key of the second hash, encrypted with a key of the environment';
alter table ban_traces add column keyed boolean not null default false;
comment on column ban_traces.keyed is 'address_hash is the second hash';
