-- Joiners stay in names whose script or emoji wants them; two names that differ in nothing else look the same.
create or replace function name_look(name text) returns text language sql immutable parallel safe as $$
  select replace(replace(lower(translate(name, 'I1|!0ɑɡıƖǀ' || U&'\200C\200D\FE0F', 'lllloagill')), 'rn', 'm'), 'vv', 'w')
$$;
reindex index members_look;
