-- Numbers of messages in a partition. Opening one of twelve partitions costs a lookup as much as the lookup itself.
create or replace function message_partition_size() returns bigint language sql immutable as $$ select 50000000::bigint $$;

-- The number from which on a key is looked up: the first of the partition before the newest one, so at least as many messages as a partition
-- has numbers. Statements that give it open two partitions, however many there are.
-- Its plan is kept, which PostgreSQL before 18 does for no function in plain SQL that reads.
create or replace function first_keyed_message() returns bigint language plpgsql stable as $$
begin
  return (select (last_value / message_partition_size() - 1) * message_partition_size() from messages_id_seq);
end $$;

-- The number below which messages have a partition; null as long as they lie in one table.
create or replace function message_partitions_end() returns bigint language plpgsql stable as $$
begin
  return (select max(substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''(-?[0-9]+)''\)')::bigint)
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = to_regclass('messages'));
end $$;

-- Makes partitions of messages until two lie beyond the one of the number given, or of the newest: each is made beside the others and then
-- attached, empty, for which only new conversations wait. Answers how many were made. Call it with a short lock_timeout.
create or replace function make_message_partitions(p_up_to bigint default 0) returns int language plpgsql as $$
declare
  size constant bigint := message_partition_size();
  wanted constant bigint := (greatest(p_up_to, (select last_value from messages_id_seq)) / size + 3) * size;
  from_id bigint := message_partitions_end();
  made int := 0;
  partition text;
begin
  while from_id < wanted loop
    partition := 'messages_' || 1 + (select count(*) from pg_inherits where inhparent = 'messages'::regclass);
    execute format('create table %I (like messages including defaults including constraints including indexes including storage)', partition);
    execute format('alter table %I add unique (sender_id, key)', partition);
    execute format('create unique index on %I (photo_id) where photo_id is not null', partition);
    execute format('alter table messages attach partition %I for values from (%s) to (%s)', partition, from_id, from_id + size);
    execute format('comment on table %I is %L', partition, 'owner: chat');
    from_id := from_id + size;
    made := made + 1;
  end loop;
  return made;
end $$;
