import { setTimeout } from 'node:timers/promises';
import { storeMessage } from '#product/chat/queries.ts';
import { cookieOf, PAIRS } from '../people.ts';
import type { Script } from '../pgbench.ts';
import { type Sample, takeTurns } from '../rounds.ts';
import type { Stage } from '../stage.ts';
import { type Figure, ratioRow } from './figure.ts';
import { askAll, CONNECTIONS, SQL_CONNECTIONS, sqlAlone, WARM_SECONDS } from './same-sql.ts';

const BODY = 'Shall we have a coffee by the river on Saturday, if the weather holds?';
/** Milliseconds for what was under way when a load was cut off. */
const SETTLE_MS = 500;

export const send: Figure = async (stage) => {
  const { senders, receivers } = stage.people;
  const asks = senders.map((id, place) => ({
    method: 'POST' as const,
    path: '/api/chat.php',
    headers: { cookie: cookieOf(id), 'content-type': 'application/json' },
    body: JSON.stringify({ profile_id: receivers[place], key: 'KEY', body: BODY }),
  }));
  const turns: { answered: number; stored: number }[] = [];
  const ours = async (seconds: number): Promise<Sample> => {
    const mark = await lastMessage(stage);
    const sample = await askAll(stage, asks, seconds, CONNECTIONS);
    await setTimeout(SETTLE_MS);
    turns.push({ answered: sample.answers, stored: await storedSince(stage, mark) });
    return sample;
  };
  await ours(WARM_SECONDS);
  const compared = await takeTurns(
    stage.rounds,
    () => sqlAlone(stage, [sending(stage, senders[0] ?? 0)], SQL_CONNECTIONS),
    () => ours(stage.seconds),
  );
  const row = ratioRow('Send', compared, 0.45);
  const broken = row.broken ?? (await miscounted(stage, turns));
  return [broken === undefined ? row : { ...row, broken }];
};

/** The product's own statement; each turn another sender with an ever new key. */
function sending(stage: Stage, first: number): Script {
  const values: Record<string, string> = {
    sender: ':sender',
    conversation: 'null',
    recipient: ':receiver',
    key: 'gen_random_uuid()',
    body: ':body',
    credits: ':price',
    freeConversations: ':free',
    signup: 'false',
    gift: 'null',
    photo: 'null',
    now: 'now()',
    contacts: '20',
    contactDays: '7',
    kinds: 'null',
    textHash: 'null',
  };
  const text = storeMessage.text.replace(/\$(\d+)/g, (_, digit: string) => {
    const name = storeMessage.names[Number(digit) - 1] ?? '';
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is said of what ${name} is while messages are measured.`);
    return value;
  });
  return {
    text: `\\set sender random(${first}, ${first + PAIRS - 1})\n\\set receiver :sender + ${PAIRS}\n${text};\n`,
    variables: { body: BODY, price: `${stage.price}`, free: `${stage.freeConversations}` },
  };
}

async function lastMessage(stage: Stage): Promise<number> {
  const { rows } = await stage.pool.query<{ id: number }>('select coalesce(max(id), 0) as id from messages');
  return rows[0]?.id ?? 0;
}

async function storedSince(stage: Stage, mark: number): Promise<number> {
  const { rows } = await stage.pool.query<{ count: number }>('select count(*) from messages where id > $1', [mark]);
  return rows[0]?.count ?? 0;
}

/**
 * Every answered message is stored once and every credit is accounted for. wrk hangs up at the end, so of each
 * connection one message may be stored whose answer nobody counted; the figure `live` has none of that.
 */
async function miscounted(stage: Stage, turns: { answered: number; stored: number }[]): Promise<string | undefined> {
  const wrong = turns.find(({ answered, stored }) => stored < answered || stored > answered + CONNECTIONS);
  if (wrong) return `Send: ${wrong.answered} messages were answered, but ${wrong.stored} stored.`;
  return creditsAmiss(stage);
}

/** A sentence about senders whose credits are not the sum of their ledger; undefined when there are none. */
export async function creditsAmiss(stage: Stage): Promise<string | undefined> {
  const { rows } = await stage.pool.query<{ id: number }>(
    `select a.id from accounts a where a.id = any($1)
        and a.credits <> (select coalesce(sum(l.amount), 0) from credit_ledger l where l.account_id = a.id)`,
    [stage.people.senders],
  );
  return rows.length ? `Send: the credits of ${rows.length} senders are not the sum of their ledger.` : undefined;
}
