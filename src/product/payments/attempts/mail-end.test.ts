import { expect, test } from 'vitest';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, factOf, orderOf, referenceOf, sandboxCall } from '#tests/paying.ts';
import type { Person } from '#tests/people.ts';
import { sendMailsOf } from '#tests/sent-mails.ts';
import type { PaymentFact } from '../gateway.ts';
import { mailEnd } from './mail-end.ts';

const kindling = await startTestApp();
const { app, services } = kindling;
const MINUTE_MS = 60_000;

async function ordered(who: Person) {
  const headers = { cookie: who.cookie, 'x-forwarded-for': freshAddress() };
  const payload = await orderOf(kindling);
  const reply = (await app.inject({ method: 'POST', url: '/api/payment.php', headers, payload })).json();
  const say = async (state: PaymentFact['state'], change: Partial<PaymentFact> = {}) =>
    expect(
      await app.inject(await sandboxCall(services, [factOf(reply.payment, referenceOf(reply), { state, ...change })])),
    ).toMatchObject({ statusCode: 200 });
  return { id: reply.payment.id as number, say };
}
async function mailsTo(who: Person, after = 11 * MINUTE_MS) {
  await kindling.runJobs();
  kindling.travel(after);
  await kindling.runJobs();
  return kindling.mails.filter(({ to, template }) => to === who.email && template === 'payment-failed');
}

test('whose payment failed is told by mail ten minutes later, once, with the reason in their language', async () => {
  const marit = await buyer(kindling, 'marit-declined');
  const { id, say } = await ordered(marit);
  await say('failed', { failure: 'declined' });
  await say('failed', { failure: 'declined' });
  expect(await mailsTo(marit, 9 * MINUTE_MS)).toEqual([]);
  const [mail, ...others] = await mailsTo(marit, 2 * MINUTE_MS);
  expect(others).toEqual([]);
  expect(mail?.params).toMatchObject({ kind: 'failed', of: 'order', number: id, amount: 995 });
  expect(mail?.params.why).not.toBe('');
  const { send } = await sendMailsOf(kindling);
  expect((await send(mail)).text).toContain(`/transactions/${id}`);
  const tools = { services, onSite: async () => kindling.calls() } as unknown as Parameters<typeof mailEnd>[0];
  await mailEnd(tools, { payment: id, site: 1 });
  expect(await mailsTo(marit)).toHaveLength(1);
});

test.each(['cancelled', 'expired'] as const)('nobody is told of a payment that its payer left: %s', async (state) => {
  const marit = await buyer(kindling, `marit-${state}`);
  await (await ordered(marit)).say(state);
  expect(await mailsTo(marit)).toEqual([]);
});

test('who paid meanwhile is told nothing, and of several that failed only the newest', async () => {
  const [marit, joost] = [await buyer(kindling, 'marit-again'), await buyer(kindling, 'joost-never')];
  await (await ordered(marit)).say('failed');
  await (await ordered(marit)).say('paid');
  await (await ordered(joost)).say('failed');
  const last = await ordered(joost);
  await last.say('failed');
  expect(await mailsTo(marit)).toEqual([]);
  expect(await mailsTo(joost)).toMatchObject([{ params: { number: last.id } }]);
});

test('money that came after all leaves nothing to tell', async () => {
  const marit = await buyer(kindling, 'marit-late-money');
  const payment = await ordered(marit);
  await payment.say('failed');
  await payment.say('paid');
  expect(await mailsTo(marit)).toEqual([]);
});
