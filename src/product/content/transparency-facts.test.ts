import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { person, staff } from '#tests/people.ts';

const product = await startTestApp();
const DAY_MS = 24 * 3600_000;
const text = async (locale = 'en') => {
  const reply = await product.app.inject({
    url: '/api/page.php?slug=transparency',
    headers: { cookie: `locale=${locale}` },
  });
  expect(reply.statusCode).toBe(200);
  const { sections } = reply.json().page as { sections: { id: string; html: string }[] };
  return sections.find(({ id }) => id === 'numbers')?.html ?? '';
};
const count = () => product.runSchedule('transparency-counts');
/** Messages are written by the database's clock, which no test moves. */
const tomorrow = () =>
  product.db.query({
    text: "update messages set created_at = created_at - interval '1 day' where created_at > now() - interval '1 hour'",
  });

test('before anything was counted no number stands there', async () => {
  expect(await text()).not.toMatch(/Profiles that can be found|\{\{/);
});

test('the page tells how many profiles are fictional and how many messages the team wrote, as the tables have it', async () => {
  const marit = await person(product, 'marit', { premium: true, credits: 100 });
  await person(product, 'joost', { gender: 'male' });
  await person(product, 'ans');
  const made = await person(product, 'made', { gender: 'male', fictional: true, credits: 20 });
  await person(product, 'gone', { gender: 'male', fictional: true, status: 'disabled' });
  await chatting(product, marit).acknowledge(made.id);
  const sent = [];
  for (const body of ['One', 'Two', 'Three'])
    sent.push(await chatting(product, marit).send({ profile_id: made.id }, body));
  const about = { conversation: sent[0]?.body.conversation_id };
  const mo = chatting(product, await staff(product, 'mo', 'moderator'));
  expect((await mo.call('POST', '/api/admin/inbox-open.php', about)).status).toBe(200);
  const answer = { ...about, key: randomUUID(), body: 'Four' };
  expect((await mo.call('POST', '/api/admin/inbox-answer.php', answer)).status).toBe(200);
  await tomorrow();
  await count();
  const said = await text();
  expect(said).toContain('Profiles that can be found: 4');
  expect(said).toContain('Fictional among them: 1, which is 25% of all profiles');
  expect(said).toContain('Messages in 30 days: 4');
  expect(said).toContain('for fictional profiles: 1, which is 25% of all messages');
});

test('counting again counts nothing twice, and a later message once', async () => {
  await count();
  expect(await text()).toContain('Messages in 30 days: 4');
  const { rows } = await product.db.query<{ id: number }>({ text: "select id from members where name = 'joost'" });
  const ans = await person(product, 'wies', { premium: true, credits: 100 });
  await chatting(product, ans).send({ profile_id: rows[0]?.id ?? 0 }, 'Hello');
  await tomorrow();
  await count();
  expect(await text('de')).toContain('Nachrichten in 30 Tagen: 5');
  product.travel(40 * DAY_MS);
  await count();
  expect(await text()).toContain('Messages in 30 days: 0');
});
