import { describe, expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';

const kindling = await startTestApp();
const { db } = kindling;
const run = (text: string, ...values: unknown[]) => db.query({ text, values });

let people = 0;
async function member(traits: Parameters<typeof person>[2] = {}) {
  people += 1;
  const who = await person(kindling, `member${people}`, { premium: true, credits: 500, ...traits });
  return { ...who, ...chatting(kindling, who) };
}
const several = (count: number) => Promise.all(Array.from({ length: count }, () => member()));
const others = await several(30);
const stranger = await member();
const codes = (replies: Awaited<ReturnType<typeof stranger.send>>[]) =>
  replies.map(({ status, body }) => (status === 200 ? 'ok' : body.error.code)).toSorted();

describe('a member of fewer than seven days', () => {
  test('begins twenty conversations in a day, premium or not, of thirty that are opened at once', async () => {
    const marit = await member();
    const replies = await Promise.all(others.map(({ id }) => marit.send({ profile_id: id }, 'Hello')));
    expect(codes(replies)).toEqual([...Array(10).fill('contact_limit'), ...Array(20).fill('ok')]);
    const { rows } = await run('select 1 from conversations where started_by = $1', marit.id);
    expect(rows).toHaveLength(20);
    const balance = await run('select credits from accounts where id = $1', marit.id);
    expect(balance.rows).toEqual([{ credits: 400 }]);
  });

  test('is told when more is possible, before and after trying, and can then', async () => {
    const marit = await member();
    const begun = await marit.send({ profile_id: others[0]?.id ?? 0 }, 'Hello');
    for (const { id } of others.slice(1, 20)) await marit.send({ profile_id: id }, 'Hello');
    const opened = await marit.open({ profile_id: stranger.id });
    expect(opened.body.can_write).toBe('contact_limit');
    const again = new Date(opened.body.contacts_again_at).getTime();
    const since = new Date(begun.body.message.created_at).getTime();
    expect(Math.abs(again - since - 24 * 3600_000)).toBeLessThan(5000);
    const refused = await marit.send({ profile_id: stranger.id }, 'Hello');
    expect([refused.status, refused.body.error.message]).toEqual([403, expect.stringMatching(/(24 h 0|23 h \d+) min/)]);
    expect((await marit.send({ profile_id: others[0]?.id ?? 0 }, 'And more')).status).toBe(200);
    expect((await marit.open({ profile_id: others[0]?.id ?? 0 })).body.can_write).toBe('yes');
    expect((await stranger.send({ profile_id: marit.id }, 'Hello')).status).toBe(200);
    expect((await marit.send({ profile_id: stranger.id }, 'An answer begins nothing')).status).toBe(200);
    const [newcomer] = await several(1);
    const to = { profile_id: newcomer?.id ?? 0 };
    expect((await marit.send(to, 'Hello')).status).toBe(403);
    kindling.travel(24 * 3600_000 + 5000);
    expect((await marit.open(to)).body).not.toHaveProperty('contacts_again_at');
    expect((await marit.send(to, 'Hello')).status).toBe(200);
    kindling.travel(-24 * 3600_000 - 5000);
  });

  test('has one more start for an opener that was taken back, and none less for one that waits', async () => {
    const [marit, kept] = [await member(), await member({ confirmed: false })];
    let opener = 0;
    for (const { id } of others.slice(0, 20)) {
      opener = (await marit.send({ profile_id: id }, 'Hello')).body.message.id;
      expect((await kept.send({ profile_id: id }, 'Hello')).body.message.state).toBe('waiting');
    }
    for (const who of [marit, kept]) expect((await who.send({ profile_id: stranger.id }, 'Hello')).status).toBe(403);
    await marit.call('DELETE', '/api/message.php', { message_id: opener });
    expect((await marit.send({ profile_id: stranger.id }, 'Hello')).status).toBe(200);
  });
});

test('from the eighth day on a member begins as many as they like', async () => {
  const marit = await member();
  for (const { id } of others.slice(0, 20)) await marit.send({ profile_id: id }, 'Hello');
  await run("update accounts set signup_date = now() - interval '6 days 23 hours' where id = $1", marit.id);
  const refused = await marit.send({ profile_id: stranger.id }, 'Hello');
  expect(refused.body.error.message).toMatch(/(1 h 0|0 h \d+) min/);
  // The server's clock counts milliseconds, so the same moment could be one too early.
  await run("update accounts set signup_date = now() - interval '7 days 1 second' where id = $1", marit.id);
  expect((await marit.send({ profile_id: stranger.id }, 'Hello')).status).toBe(200);
});
