import { expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';

const kindling = await startTestApp();
const { db, events } = kindling;

let people = 0;
async function member(traits: Parameters<typeof person>[2] = {}) {
  people += 1;
  const who = await person(kindling, `member${people}`, { premium: true, credits: 50, ...traits });
  return { ...who, ...chatting(kindling, who) };
}
type Member = Awaited<ReturnType<typeof member>>;

/** Two members with a conversation that the first has begun. */
async function talk(traits: Parameters<typeof person>[2] = {}) {
  const [marit, joost] = [await member(), await member(traits)];
  const { conversation_id } = (await marit.send({ profile_id: joost.id }, 'Hello')).body;
  return { marit, joost, id: conversation_id as number };
}
const types = (who: Member, conversation_id: number) => who.call('POST', '/api/typing.php', { conversation_id });
const toldTo = (who: Member) => events.filter(({ memberId, event }) => memberId === who.id && event.type === 'typing');
const run = (text: string, ...values: unknown[]) => db.query({ text, values });

test('who writes is shown to the other side at once, and nothing of it is kept', async () => {
  const { marit, joost, id } = await talk();
  const before = (await joost.open({ conversation_id: id })).body;
  expect(await types(marit, id)).toEqual({ status: 200, body: { ok: true } });
  expect(toldTo(joost)).toEqual([
    { memberId: joost.id, event: { type: 'typing', fleeting: true, conversation_id: id } },
  ]);
  expect(toldTo(marit)).toEqual([]);
  expect((await joost.open({ conversation_id: id })).body).toEqual(before);
});

test('nobody is told of what could not be sent', async () => {
  const cases: [string, (own: Member, other: Member) => Promise<unknown>][] = [
    [
      'blocked by the other',
      (own, other) => run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', other.id, own.id),
    ],
    [
      'having blocked the other',
      (own, other) => run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', own.id, other.id),
    ],
    ['to a deleted member', (_, other) => run("update accounts set status = 'deleted' where id = $1", other.id)],
    ['without credits', (own) => run("select move_credits($1, -45, 'adjustment', $2)", own.id, `typing ${own.id}`)],
    ['not confirmed any more', (own) => run("update accounts set status = 'not_confirmed' where id = $1", own.id)],
  ];
  for (const [what, happens] of cases) {
    const { marit, joost, id } = await talk();
    await happens(marit, joost);
    expect([what, (await types(marit, id)).status, toldTo(joost)]).toEqual([what, 200, []]);
  }
});

test('an invisible member is not given away by typing, but is once they have answered', async () => {
  const { marit, joost, id } = await talk();
  await run('update members set invisible = true where id = $1', joost.id);
  await types(joost, id);
  expect(toldTo(marit)).toEqual([]);
  await joost.send({ conversation_id: id }, 'It is me');
  await types(joost, id);
  expect(toldTo(marit)).toHaveLength(1);
});

test("a stranger's conversation is not found, and its members hear nothing", async () => {
  const { marit, joost, id } = await talk();
  const tim = await member();
  const { status, body } = await types(tim, id);
  expect([status, body.error.code]).toEqual([404, 'conversation_not_found']);
  expect([...toldTo(marit), ...toldTo(joost)]).toEqual([]);
});

test('an account tells it thirty times a minute at most', async () => {
  const { marit, joost, id } = await talk();
  const replies = await Promise.all(Array.from({ length: 33 }, () => types(marit, id)));
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(3);
  expect(toldTo(joost)).toHaveLength(30);
});
