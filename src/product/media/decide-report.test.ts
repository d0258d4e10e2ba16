import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countReports, openReport, openReports } from '#product/safety/decisions/decisions.ts';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { scene, uploading } from '#tests/uploading.ts';
import { RESTORE_WINDOW_MS } from './album/contract.ts';
import { decideReport } from './decide-report.ts';

const product = await startTestApp();
const calls = await product.calls();
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, unknown>>({ text, values });
const [ada, bo] = [{ name: 'ada' }, { name: 'bo' }];
const marit = await person(product, 'marit', { premium: true, credits: 50 });

let count = 0;
async function reported(traits: Parameters<typeof person>[2] = {}) {
  count += 1;
  const who = await person(product, `reported${count}`, { gender: 'male', premium: true, credits: 50, ...traits });
  const photo = traits.fictional
    ? 0
    : ((await uploading(product, who).whole(await scene(300 + count))).json().added as number);
  if (!traits.fictional) await chatting(product, who).send({ profile_id: marit.id }, 'Send me money');
  const { reference } = (
    await product.app.inject({
      method: 'POST',
      url: '/api/report.php',
      headers: { cookie: marit.cookie },
      payload: { profile_id: who.id, reason: 'money', text: 'He wants money.', with_messages: true, key: randomUUID() },
    })
  ).json();
  const { rows } = await run('select id from reports where reference = $1', reference);
  return { who, photo, reference: reference as string, report: Number(rows[0]?.id) };
}
const decide = (by: { name: string }, order: Parameters<typeof decideReport>[2]) =>
  calls.transaction((call) => decideReport(call, by, order));
const own = async ({ cookie }: Person) =>
  (await product.app.inject({ url: '/api/photos.php', headers: { cookie } })).json().photos[0];

test('reports wait in their order; opening one shows the evidence and is written down', async () => {
  const one = await reported();
  const list = await openReports(calls.read, { host: null, most: 10 });
  expect(list).toMatchObject([{ id: one.report, reported_id: one.who.id, reason: 'money', others: 0 }]);
  expect(await countReports(calls.read)).toBe(1);
  const opened = await calls.transaction((call) => openReport(call, ada, { reference: one.reference }));
  expect(opened).toMatchObject({
    text: 'He wants money.',
    snapshot: { profile: { name: one.who.name }, messages: [{ body: 'Send me money' }] },
    photos: [{ photo: one.photo, status: 'active' }],
  });
  expect(await calls.transaction((call) => openReport(call, ada, { id: 999_999 }))).toBeNull();
  const { rows } = await run("select verb, details from audit_entries where object = 'report'");
  expect(rows).toEqual([{ verb: 'report.opened', details: { messages: 1 } }]);
  expect(await decide(ada, { report: one.report, decision: 'no_action' })).toBe('decided');
  expect(await countReports(calls.read)).toBe(0);
});

test('of two who decide a report at once one does, and the other is told', async () => {
  const { report, who } = await reported();
  const verdicts = await Promise.all([
    decide(ada, { report, decision: 'no_action' }),
    decide(bo, { report, decision: 'ban', ban: { reason: 'money', until: null } }),
    decide(ada, { report, decision: 'no_action' }),
  ]);
  expect(verdicts.filter((verdict) => verdict === 'decided')).toHaveLength(1);
  expect(verdicts).toContain('decided_before');
  const { rows } = await run(
    'select a.status, r.decision from reports r join accounts a on a.id = r.reported_id where r.id = $1',
    report,
  );
  expect(rows[0]).toEqual(
    verdicts[1] === 'decided' ? { status: 'blocked', decision: 'ban' } : { status: 'active', decision: 'no_action' },
  );
  expect(await decide(ada, { report: 999_999, decision: 'no_action' })).toBe('not_found');
  expect(who.id).toBeGreaterThan(0);
});

test('a warning is a mail in the member’s language, and a fictional profile has nobody to warn', async () => {
  const { report, who } = await reported({ language: 'de' });
  await decide(ada, { report, decision: 'warn', note: 'first time' });
  await expect
    .poll(() => product.mails.findLast(({ template }) => template === 'warning'))
    .toMatchObject({ to: who.email, locale: 'de', template: 'warning', params: { reason: 'money' } });
  const dream = await reported({ fictional: true });
  expect(await decide(ada, { report: dream.report, decision: 'warn' })).toBe('no_member');
  expect(await decide(ada, { report: dream.report, decision: 'no_action' })).toBe('decided');
});

test('who reported is told by mail that it is decided, once for each outcome, and nothing of the other side', async () => {
  const { report, reference, who } = await reported();
  const told = () =>
    product.mails.flatMap(({ to, template, params }) =>
      to === marit.email && template === 'report-decided' && params.reference === reference ? [params] : [],
    );
  await decide(ada, { report, decision: 'no_action' });
  await decide(ada, { report, decision: 'no_action' });
  const url = 'http://localhost:3000/complaints?reason=decision';
  expect(told()).toEqual([{ reference, outcome: 'dismissed', url }]);
  for (const decision of ['warn', 'other'] as const) await decide(bo, { report, decision, again: true });
  expect(told().map(({ outcome }) => outcome)).toEqual(['dismissed', 'acted']);
  expect(JSON.stringify(told())).not.toContain(who.name);
});

test('removed photos are seen by their owner only, who learns why and may appeal', async () => {
  const { report, who, photo } = await reported();
  const photos = { reason: 'explicit', only: null } as const;
  expect(await decide(ada, { report, decision: 'remove_photos', photos })).toBe('decided');
  expect(await own(who)).toMatchObject({ id: photo, status: 'rejected', reason: 'explicit', appeal: null });
  const reply = await product.app.inject({ url: `/media/${photo}/card.webp`, headers: { cookie: marit.cookie } });
  expect(reply.statusCode).toBe(404);
  expect(await decide(bo, { report, decision: 'remove_photos', photos })).toBe('unchanged');
});

test('photos that were not named stay, and so do those of others', async () => {
  const [one, other] = [await reported(), await reported()];
  const photos = { reason: 'copied', only: [other.photo] } as const;
  await decide(ada, { report: one.report, decision: 'remove_photos', photos: { ...photos, only: [...photos.only] } });
  expect((await own(one.who)).status).toBe('active');
  expect((await own(other.who)).status).toBe('active');
});

test('what was kept as evidence goes when the report is decided', async () => {
  const { report, who, photo } = await reported();
  const { rows } = await run('select file_hash from photos where id = $1', photo);
  const file = `media/${rows[0]?.file_hash}/original.webp`;
  await product.app.inject({
    method: 'DELETE',
    url: '/api/photo.php',
    headers: { cookie: who.cookie },
    payload: { id: photo },
  });
  product.travel(RESTORE_WINDOW_MS);
  await product.runJobs();
  expect(await product.services.storage.exists(file)).toBe(true);
  await decide(ada, { report, decision: 'no_action' });
  await product.runJobs();
  expect(await product.services.storage.exists(file)).toBe(false);
});

test('a ban by a report ends the member’s sessions in the same step', async () => {
  const { report, who } = await reported();
  const past = { reason: 'money', until: new Date(0) } as const;
  expect(await decide(ada, { report, decision: 'ban', ban: past })).toBe('past');
  expect(await decide(ada, { report, decision: 'ban', ban: { reason: 'money', until: null } })).toBe('decided');
  const { user } = (await product.app.inject({ url: '/api/user.php', headers: { cookie: who.cookie } })).json();
  expect(user).toBeNull();
});
