-- How a name looks in small type, in the order in which it is read: a capital I and a one as an l, a zero as an o, rn as m, vv as w.
-- Accents stay: René and Rene are two people. Names that look alike are refused to whoever chooses one now; those of before stay,
-- so the index is not unique.
create function name_look(name text) returns text language sql immutable parallel safe as $$
  select replace(replace(lower(translate(name, 'I1|!0ɑɡıƖǀ', 'lllloagill')), 'rn', 'm'), 'vv', 'w')
$$;
create index members_look on members (pool, name_look(name));
