-- Notes what `pgbackrest info --output=json` tells of good backups, after all were read back. Returns how many were not known.
create or replace function note_database_backups(p_info jsonb) returns bigint language plpgsql as $$
declare
  unknown bigint;
begin
  with noted as (
    insert into backups (name, kind, made_at, verified_at, size_bytes)
    select b ->> 'label', 'pgbackrest', to_timestamp((b #>> '{timestamp,stop}')::bigint), now(), (b #>> '{info,size}')::bigint
      from jsonb_array_elements(p_info) stanza cross join jsonb_array_elements(stanza -> 'backup') b
     where not coalesce((b ->> 'error')::boolean, false)
    on conflict (name) do nothing returning 1)
  select count(*) into unknown from noted;
  return unknown;
end $$;
