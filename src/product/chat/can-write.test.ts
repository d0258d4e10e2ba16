import { expect, test } from 'vitest';
import type { Tx } from '#platform/db/database.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { conversationRow } from './conversations/queries.ts';
import { canWrite, nextMessageCredits } from './policy.ts';
import { storeMessage } from './queries.ts';
import { takeBackMessage } from './unsend/queries.ts';

const app = await startTestApp();
const { db } = app;
const RULES = { message_credits: 5, free_conversations: 2 };
const UNLIMITED = 1_000;
const now = new Date();

const writer = (await person(app, 'writer', { credits: 100 })).id;
const other = (await person(app, 'other', { credits: 100, premium: true })).id;
const strangers = [(await person(app, 'first')).id, (await person(app, 'second')).id];

const BEGUN = ['not begun', 'begun by the writer', 'begun by the other', 'taken back'] as const;
const SEEN = ['shown', 'blocked', 'blocked by', 'invisible', 'deleted'] as const;

const combinations = [false, true].flatMap((premium) =>
  [RULES.message_credits - 1, RULES.message_credits].flatMap((credits) =>
    [RULES.free_conversations - 1, RULES.free_conversations].flatMap((starts) =>
      BEGUN.flatMap((begun) =>
        SEEN.flatMap((seen) => [1, UNLIMITED].map((contacts) => ({ premium, credits, starts, begun, seen, contacts }))),
      ),
    ),
  ),
);

const send = (tx: Tx, sender: number, recipient: number, contacts: number) =>
  storeMessage.one(tx, {
    ...{ sender, recipient, conversation: null, key: crypto.randomUUID(), body: 'Hello', signup: false },
    ...{ credits: RULES.message_credits, freeConversations: RULES.free_conversations, gift: null, photo: null },
    ...{ now, contacts, contactDays: 7, kinds: null, textHash: null },
  });

/** Brings the two into a state, for this transaction. */
async function arrange(tx: Tx, { premium, credits, starts, begun, seen }: (typeof combinations)[number]) {
  const run = (text: string, ...values: unknown[]) => tx.query({ text, values });
  await run('update accounts set paid_user = true, signup_date = $2 where id = any($1)', [writer, other], now);
  if (begun === 'begun by the other') await send(tx, other, writer, UNLIMITED);
  else if (begun !== 'not begun') {
    const sent = await send(tx, writer, other, UNLIMITED);
    if (sent?.verdict !== 'ok') throw new Error('the conversation was not begun');
    if (begun === 'taken back')
      await takeBackMessage.one(tx, { sender: writer, message: sent.message_id, within: 600 });
  }
  for (const stranger of strangers.slice(0, starts))
    await run(
      'insert into conversations (low_member_id, high_member_id, started_by, started_at) values ($1, $2, $3, $4)',
      ...[Math.min(writer, stranger), Math.max(writer, stranger), writer, now],
    );
  await run('update accounts set paid_user = $2, credits = $3 where id = $1', writer, premium, credits);
  if (seen === 'blocked') await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', writer, other);
  if (seen === 'blocked by') await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', other, writer);
  if (seen === 'invisible') await run('update members set invisible = true where id = $1', other);
  if (seen === 'deleted') await run("update accounts set status = 'deleted' where id = $1", other);
}

/** What a thread promises, by policy.ts, and what sending then does, by send_message. */
async function compared(tx: Tx, state: (typeof combinations)[number]) {
  await arrange(tx, state);
  const { contacts } = state;
  const facts = await conversationRow.one(tx, {
    ...{ viewer: writer, other, conversation: null },
    ...{ now, contacts, contactDays: 7 },
  });
  if (!facts) throw new Error('nobody is there');
  const promised = canWrite(facts, RULES);
  const sent = await send(tx, writer, other, contacts);
  const verdicts: Partial<Record<string, string>> = { ok: 'yes', not_found: 'gone' };
  const done = verdicts[sent?.verdict ?? ''] ?? sent?.verdict;
  return {
    promised: { can_write: promised, ...(promised === 'yes' && { cost: nextMessageCredits(facts, RULES) }) },
    done: { can_write: done, ...(sent?.verdict === 'ok' && { cost: sent.cost }) },
  };
}

class Undo extends Error {}

test('in every state of two members a thread promises what sending a message then does, and its price', async () => {
  const seen = new Set<string | undefined>();
  for (const state of combinations) {
    await db
      .transaction(async (tx) => {
        const { promised, done } = await compared(tx, state);
        seen.add(done.can_write);
        expect({ state, ...promised }).toEqual({ state, ...done });
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
  }
  expect([...seen].sort()).toEqual(['blocked', 'contact_limit', 'gone', 'not_enough_credits', 'premium_only', 'yes']);
});
