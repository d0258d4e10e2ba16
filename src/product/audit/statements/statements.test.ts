import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ban, lift } from '#product/accounts/bans/bans.ts';
import { decideReport } from '#product/chat/removals/decide-report.ts';
import { removeMessage, restoreMessage } from '#product/chat/removals/removals.ts';
import { decidePhoto } from '#product/media/moderation/moderation.ts';
import { removeText, restoreText } from '#product/members/texts/remove-text.ts';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { scene, uploading } from '#tests/uploading.ts';
import { strikesOf } from './statements.ts';

const product = await startTestApp();
const calls = await product.calls();
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, unknown>>({ text, values });
const [ada, bo] = [{ name: 'ada' }, { name: 'bo' }];
const marit = await person(product, 'marit', { premium: true, credits: 500 });

let count = 0;
async function offender() {
  count += 1;
  const who = await person(product, `offender${count}`, {
    gender: 'male',
    premium: true,
    credits: 500,
    language: 'nl',
  });
  await run("update members set about = 'Send me money' where id = $1", who.id);
  const photo = (await uploading(product, who).whole(await scene(700 + count))).json().added as number;
  const message = (await chatting(product, who).send({ profile_id: marit.id }, 'Send me money')).body.message?.id;
  const { reference } = (
    await product.app.inject({
      method: 'POST',
      url: '/api/report.php',
      headers: { cookie: marit.cookie },
      payload: { profile_id: who.id, reason: 'money', with_messages: true, key: randomUUID() },
    })
  ).json();
  const { rows } = await run('select id from reports where reference = $1', reference);
  return { id: who.id, photo, message: Number(message), report: Number(rows[0]?.id) };
}
const statements = async (account: number) =>
  (await run('select * from decision_statements where account_id = $1 order by id', account)).rows;
const later = () => product.travel(60_000);

test('every restriction states its reasons when it starts, whoever decides it and where', async () => {
  const { id, photo, message } = await offender();
  const until = new Date(product.services.now().getTime() + 7 * 24 * 3600_000);
  await calls.transaction(async (call) => {
    await decidePhoto(call, ada, { photo, reason: 'copied', again: true, found: { automated: true } });
    await removeText(call, ada, { member: id, field: 'about', reason: 'money' });
    await removeMessage(call, ada, { message, reason: 'money', ground: 'law', note: 'he asks everybody' });
    await ban(call, ada, { account: id, reason: 'money', until });
  });
  const stated = await statements(id);
  expect(stated).toMatchObject([
    {
      restriction: expect.stringMatching(/^photo_/),
      object: 'photo',
      object_id: photo,
      reason: 'copied',
      automated_detection: true,
    },
    {
      restriction: 'text_removed',
      reason: 'money',
      facts: { field: 'about' },
      told: 'mail',
      locale: 'nl',
      found: 'own',
    },
    { restriction: 'message_removed', object_id: message, ground: 'law', told: 'mail' },
    { restriction: 'account_suspended', ends_at: until, ground: 'terms', told: 'page' },
  ]);
  for (const one of stated)
    expect(one).toMatchObject({
      territory: 'everywhere',
      automated_decision: false,
      redress: ['complaint', 'dispute_body', 'court'],
    });
  const said = JSON.stringify(stated);
  expect(said).not.toContain('Send me money');
  expect(said).not.toContain('he asks everybody');
  expect(said).not.toContain('ada');
});

test('the letter is kept as it is sent: in the member’s language, with what staff added and without their names', async () => {
  const { id, report } = await offender();
  const order = {
    report,
    decision: 'ban',
    ban: { reason: 'money', until: null },
    words: 'Je vroeg om cadeaubonnen.',
  } as const;
  expect(await calls.transaction((call) => decideReport(call, ada, order))).toBe('decided');
  const [one] = await statements(id);
  expect(one).toMatchObject({
    restriction: 'account_ended',
    found: 'notice',
    told: 'mail',
    locale: 'nl',
    ends_at: null,
  });
  expect(one?.letter).toContain('Je vroeg om cadeaubonnen.');
  expect(one?.letter).toContain('21');
  expect(one?.letter).not.toContain('ada');
});

test('what is taken back does not stand any more, and what stands counts for twelve months', async () => {
  const { id, message, report } = await offender();
  const strikes = async () => (await strikesOf({ sql: product.db, now: product.services.now() }, id)).length;
  expect(await calls.transaction((call) => decideReport(call, ada, { report, decision: 'warn' }))).toBe('decided');
  expect(await strikes()).toBe(1);
  later();
  await calls.transaction(async (call) => {
    await removeText(call, ada, { member: id, field: 'about', reason: 'money' });
    await removeMessage(call, ada, { message, reason: 'money' });
  });
  // Both of one decision.
  expect(await strikes()).toBe(2);
  later();
  await calls.transaction((call) => restoreMessage(call, bo, { message }));
  expect(await strikes()).toBe(2);
  await calls.transaction((call) => restoreText(call, bo, { member: id, field: 'about' }));
  expect(await strikes()).toBe(1);
  later();
  await calls.transaction((call) => ban(call, ada, { account: id, reason: 'rude', until: null }));
  later();
  // That a ban was lifted is mercy, not that it was wrong.
  await calls.transaction((call) => lift(call, bo, { account: id }));
  expect(await strikes()).toBe(2);
  product.travel(367 * 24 * 3600_000);
  expect(await strikes()).toBe(0);
  expect(await statements(id)).toHaveLength(4);
});
