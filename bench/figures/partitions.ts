import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { runOnline } from '#platform/db/online/run-online.ts';
import { partitionMessages } from '#product/chat/partitions/partitions.ts';
import { openCaller } from '../caller.ts';
import { cookieOf, PAIRS } from '../people.ts';
import type { Stage } from '../stage.ts';
import { count, type Figure, ms } from './figure.ts';
import { onSchedule } from './on-schedule.ts';

/** Sends a second, and milliseconds that none may take from when it was due. */
const RATE = 100;
const MAX_SEND_MS = 250;
const BEFORE_SECONDS = 20;
const AFTER_MS = 5000;

/**
 * Puts all messages into one table, as before they had parts, and cuts them while members on two processes write, each message due at
 * a fixed moment.
 */
export const partitions: Figure = async (stage) => {
  await intoOneTable(stage.pool);
  const wait = () => setTimeout(BEFORE_SECONDS * 1000);
  // Processes that have just started answer slowly, whatever the database does.
  await sendWhile(stage, wait);
  const before = await sendWhile(stage, wait);
  let took = 0;
  const during = await sendWhile(stage, async () => {
    const began = performance.now();
    await cut(stage.url);
    took = (performance.now() - began) / 1000;
    await setTimeout(AFTER_MS);
  });
  const messages = await messagesIn(stage.pool);
  const broken =
    before.wrong ?? during.wrong ?? ((await isCut(stage.pool)) ? undefined : 'Parts: they did not come about.');
  return [
    {
      figure: `Partitions of ${count(messages)} messages made under ${RATE} sends a second`,
      limit: `p99 ${ms(before.at(0.99))}, most ${ms(before.at(1))} ms before`,
      ours: `p99 ${ms(during.at(0.99))}, most ${ms(during.at(1))} ms of ${count(during.sends)} in ${ms(took * 1000)} ms and ${AFTER_MS / 1000} s after`,
      result: `most ${ms(during.at(1))} ms`,
      target: `≤ ${MAX_SEND_MS} ms, none refused, none lost`,
      met: broken === undefined && during.at(1) <= MAX_SEND_MS,
      cpu: '',
      ...(broken === undefined ? {} : { broken }),
    },
  ];
};

interface Sends {
  sends: number;
  /** Milliseconds within which a share of them was answered. */
  at(share: number): number;
  wrong: string | undefined;
}

async function sendWhile(stage: Stage, work: () => Promise<unknown>): Promise<Sends> {
  const [a, b] = stage.products;
  const callers = [openCaller(a.port), openCaller(b.port)] as const;
  const run = randomBytes(4).toString('hex');
  const times: number[] = [];
  let refused = 0;
  const send = async (number: number, due: number) => {
    const place = number % PAIRS;
    const key = `${run}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
    const body = JSON.stringify({ profile_id: stage.people.receivers[place], key, body: `Message ${number}` });
    const status = await callers[place % 2 ? 1 : 0].post(
      '/api/chat.php',
      cookieOf(stage.people.senders[place] ?? 0),
      body,
    );
    times.push(performance.now() - due);
    if (status !== 200) refused += 1;
  };
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  const sends = await onSchedule(RATE, 0, () => !isOver, send);
  await working;
  for (const caller of callers) caller.close();
  const { rows } = await stage.pool.query<{ stored: number }>(
    "select count(*)::int as stored from messages where sender_id = any($1) and key::text like $2 || '%'",
    [stage.people.senders, run],
  );
  const stored = rows[0]?.stored ?? 0;
  const sorted = times.toSorted((x, y) => x - y);
  return {
    sends,
    at: (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN,
    wrong:
      refused || stored !== sends
        ? `Partitions: of ${sends} sends ${refused} were refused and ${stored} stored.`
        : undefined,
  };
}

async function cut(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { signal } = new AbortController();
  await runOnline(partitionMessages, {
    client,
    holder: randomUUID(),
    obstacle: async () => null,
    note: () => {},
    signal,
  });
  await client.end();
}

async function isCut(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    "select from online_migrations where name = 'message-partitions' and state = 'done'",
  );
  return rows.length === 1;
}

async function messagesIn(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::float8 as count from messages');
  return rows[0]?.count ?? 0;
}

/** All of them are in the first part. */
async function intoOneTable(pool: pg.Pool): Promise<void> {
  await pool.query(`do $$
    declare
      referring record; named record; refer text[] := '{}'; one text; sequence record;
    begin
      if (select relkind from pg_class where oid = 'messages'::regclass) <> 'p' then return; end if;
      select last_value, is_called into sequence from messages_id_seq;
      for referring in select conrelid::regclass as "table", conname, pg_get_constraintdef(oid) as definition from pg_constraint
                        where confrelid = 'messages'::regclass and contype = 'f' and conparentid = 0 loop
        execute format('alter table %s drop constraint %I', referring."table", referring.conname);
        refer := refer || format('alter table %s add constraint %I %s', referring."table", referring.conname, referring.definition);
      end loop;
      alter table messages detach partition messages_1;
      drop table messages;
      alter table messages_1 rename to messages;
      for named in select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = 'messages'::regclass loop
        execute format('alter index %I rename to %I', named.relname, replace(named.relname, 'messages_1_', 'messages_'));
      end loop;
      -- Of PostgreSQL 17 and later.
      alter table messages alter column id drop identity if exists;
      alter table messages alter column id add generated always as identity;
      perform setval('messages_id_seq', sequence.last_value, sequence.is_called);
      foreach one in array refer loop
        execute one;
      end loop;
      delete from online_migrations where name = 'message-partitions';
    end $$`);
  await pool.query('vacuum analyze messages');
}
