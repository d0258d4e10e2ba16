import type { OnlineMigration } from '#platform/db/online/online-migration.ts';

const IS_PARTITIONED = "(select relkind = 'p' from pg_class where oid = 'messages'::regclass)";
/** Rows that are checked within the swap. */
const FEW_ROWS = 1000;
const BOUND = "conname = 'messages_first_partition' and conrelid = 'messages'::regclass";

/**
 * The table of messages becomes the first partition of itself. A check says below which number its rows lie, so that attaching it reads
 * none; then names are swapped, in one transaction of some hundredths of a second. Tables that refer to messages refer to all partitions
 * from then on, and their rows are checked while members write.
 */
export const partitionMessages: OnlineMigration = {
  name: 'message-partitions',
  table: 'messages',
  steps: [
    {
      kind: 'statements',
      // New rows are held to it at once: half a partition is left for those that come before the swap.
      name: 'bound',
      isDone: `select ${IS_PARTITIONED} or exists (select from pg_constraint where ${BOUND}) as done`,
      sql: `do $$
        declare
          size constant bigint := message_partition_size();
        begin
          execute format('alter table messages add constraint messages_first_partition check (id < %s) not valid',
                         (((select last_value from messages_id_seq) + size / 2) / size + 1) * size);
        end $$`,
    },
    {
      kind: 'statements',
      name: 'check',
      harmless: true,
      isDone: `select ${IS_PARTITIONED} or exists (select from pg_constraint where ${BOUND} and convalidated) as done`,
      sql: 'alter table messages validate constraint messages_first_partition',
    },
    { kind: 'statements', name: 'swap', isDone: `select ${IS_PARTITIONED} as done`, sql: swap() },
    {
      kind: 'statements',
      name: 'references',
      harmless: true,
      isDone: `select not exists (select from pg_constraint where confrelid = 'messages'::regclass and not convalidated) as done`,
      sql: `do $$
        declare
          reference record;
        begin
          for reference in select conrelid::regclass as "table", conname from pg_constraint
                            where confrelid = 'messages'::regclass and not convalidated loop
            execute format('alter table %s validate constraint %I', reference."table", reference.conname);
          end loop;
        end $$`,
    },
  ],
};

function swap(): string {
  return `do $$
    declare
      bound constant bigint := (select substring(pg_get_constraintdef(oid) from '[0-9]+')::bigint from pg_constraint where ${BOUND});
      sequence record; named record; referring record; granted record; refer text[] := '{}'; one text; are_many boolean;
    begin
      -- As sends take them.
      lock table conversations, messages in access exclusive mode;
      select last_value, is_called into sequence from messages_id_seq;
      for referring in select conrelid::regclass as "table", conname, pg_get_constraintdef(oid) as definition
                         from pg_constraint where confrelid = 'messages'::regclass and contype = 'f' loop
        execute format('alter table %s drop constraint %I', referring."table", referring.conname);
        -- Many rows are checked by the step after this one, without anybody's lock.
        execute format('select count(*) > ${FEW_ROWS} from (select from %s limit ${FEW_ROWS + 1}) first', referring."table") into are_many;
        refer := refer || (format('alter table %s add constraint %I %s', referring."table", referring.conname, referring.definition)
                           || case when are_many then ' not valid' else '' end);
      end loop;
      alter table messages alter column id drop identity;
      alter table messages rename to messages_1;
      for named in select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = 'messages_1'::regclass loop
        execute format('alter index %I rename to %I', named.relname, replace(named.relname, 'messages_', 'messages_1_'));
      end loop;

      create table messages (like messages_1 including defaults including constraints including storage including comments) partition by range (id);
      alter table messages drop constraint messages_first_partition;
      alter table messages add primary key (id);
      alter table messages alter column id add generated always as identity;
      perform setval('messages_id_seq', sequence.last_value, sequence.is_called);
      alter table messages add constraint messages_conversation_id_fkey foreign key (conversation_id) references conversations;
      alter table messages add constraint messages_photo foreign key (photo_id) references chat_photos;
      create index messages_conversation on messages (conversation_id, id desc);
      create index messages_created on messages using brin (created_at);
      comment on table messages is 'owner: chat';
      for granted in select coalesce(r.rolname, 'public') as role, a.privilege_type as privilege from pg_class c, aclexplode(c.relacl) a
                       left join pg_roles r on r.oid = a.grantee where c.oid = 'messages_1'::regclass and a.grantee <> c.relowner loop
        execute format('grant %s on messages to %s', granted.privilege, case granted.role when 'public' then 'public' else quote_ident(granted.role) end);
      end loop;

      execute format('alter table messages attach partition messages_1 for values from (minvalue) to (%s)', bound);
      alter table messages_1 drop constraint messages_first_partition;
      perform make_message_partitions();
      foreach one in array refer loop
        execute one;
      end loop;
    end $$`;
}
