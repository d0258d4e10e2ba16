import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { moderating } from '#tests/moderating.ts';
import { buyer, factOf, orderOf, referenceOf, sandboxCall } from '#tests/paying.ts';
import { parseCommand } from './parse-args.ts';

const product = await startTestApp();
const { db } = product.services;
const { say, secretOf, pathOf } = moderating(product);
const deliver = async (fact: Parameters<typeof sandboxCall>[1][number]) =>
  product.app.inject(await sandboxCall(product.services, [fact]));

test('staff refund with a secret, somebody else approves, claims are waived and anomalies closed', async () => {
  const [ada, bo] = [await secretOf('Ada'), await secretOf('Bo')];
  expect((await say('staff')).text).toMatch(/staff \d+ {2}Ada.*\n.*Bo/);
  await db.query({ text: 'update companies set refund_alone = 500' });
  const marit = await buyer(product, 'marit-staff', { credits: 0 });
  const headers = { cookie: marit.cookie };
  const payload = await orderOf(product);
  const opened = (await product.app.inject({ method: 'POST', url: '/api/payment.php', headers, payload })).json();
  const { payment } = opened;
  const reference = referenceOf(opened);
  await deliver(factOf(payment, reference));

  const refund = (sum: string, key: string) =>
    say('payment', `${payment.id}`, 'refund', '--sum', sum, '--reason', 'fault', '--secret-file', key);
  expect(await refund('1.00', pathOf('nobody.key'))).toMatchObject({ done: false });
  expect((await refund('1.99', ada)).text).toMatch(/€1\.99 of payment \d+ goes back/);
  const waiting = await refund('4.00', ada);
  const [, id = ''] = /Refund (\d+) of €4\.00 waits/.exec(waiting.text) ?? [];
  expect((await say('refunds')).text).toMatch(new RegExp(`refund ${id} waits .* asked by Ada[^]*on its way`));
  expect((await say('refund', id, 'approve', '--secret-file', ada)).text).toMatch(/somebody else decides/);
  expect(await say('refund', id, 'approve', '--secret-file', bo)).toMatchObject({ done: true });
  expect(await say('refund', id, 'refuse', '--secret-file', bo)).toMatchObject({ done: false });

  await db.query({
    text: 'select move_credits($1, -credits, $2, $3) from accounts where id = $1',
    values: [marit.id, 'adjustment', randomUUID()],
  });
  const about = { id: `evt_${randomUUID()}`, reference, ours: null };
  const dispute = {
    object: 'dispute',
    dispute: 'dp_1',
    state: 'lost_funds',
    reason: 'fraudulent',
    dueAt: null,
  } as const;
  await deliver({ ...about, ...dispute, amount: 300, currency: 'EUR' });
  const [, claim = ''] = /claim (\d+) {2}€/.exec((await say('claims')).text) ?? [];
  expect(() => parseCommand(['claim', claim, 'waive'], false)).toThrow(/--secret-file/);
  expect(await say('claim', claim, 'waive', '--secret-file', pathOf('nobody.key'))).toMatchObject({
    done: false,
  });
  expect(await say('claim', claim, 'waive', '--secret-file', ada)).toMatchObject({ done: true });
  expect(await say('claim', claim, 'waive', '--secret-file', ada)).toMatchObject({ done: false });
  expect((await say('claims')).text).toBe('No claim waits.');

  await deliver(factOf(payment, reference, { id: 'evt_other_sum', amount: 1 }));
  const [, which = ''] = /anomaly (\d+\/evt_other_sum) {2}amount/.exec((await say('anomalies')).text) ?? [];
  expect(await say('anomaly', which, 'close', '--as', 'ada')).toMatchObject({ done: true });
  expect((await say('anomalies')).text).not.toContain('evt_other_sum');
  expect(await say('anomaly', which, 'close', '--as', 'ada')).toMatchObject({ done: false });

  await db.query({
    text: `insert into receiver_pauses (site_id, receiver, strikes, paused_until, slow_until, refusal, refused_at)
           values (1, 'outlook', 0, now(), now(), '5.7.515', now())`,
  });
  expect((await say('anomalies')).text).toContain('anomaly mail:1/outlook  refuses our mails by 5.7.515');
  expect(await say('anomaly', 'mail:1/outlook', 'close', '--as', 'ada')).toMatchObject({ done: true });
  expect(await say('anomaly', 'mail:1/outlook', 'close', '--as', 'ada')).toMatchObject({ done: false });
});
