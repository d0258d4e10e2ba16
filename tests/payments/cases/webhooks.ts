import { expect } from 'vitest';
import type { PaymentProvider } from '#product/payments/gateway.ts';
import { type ProviderCases, type SentWebhook, statesOf } from '../provider-world.ts';

export const WEBHOOKS = {
  'a webhook is believed, or asks for a look': async (world) => {
    const { attempt } = await world.paid();
    const heard = await world.hear(world.lastWebhook());
    expect(heard.kind).not.toBe('forged');
    const told = heard.kind === 'facts' ? statesOf(heard.facts) : ['paid'];
    expect(told).toContain('paid');
    const asked = heard.kind === 'hint' ? [heard.reference, heard.attempt] : [attempt.reference, attempt.attempt];
    expect(asked).toEqual([attempt.reference, attempt.attempt]);
  },
  'a webhook that comes twice tells the same': async (world) => {
    await world.paid();
    const sent = world.lastWebhook();
    expect(await world.hear(sent)).toEqual(await world.hear(sent));
  },
  'facts have names of their own': async (world) => {
    const { opened, attempt } = await world.paid({ store: true });
    await world.provider.refund(world.to(), attempt, world.refundOrder({ amount: 100 }));
    const before = await world.learn(attempt);
    await world.double.settleRefunds('settled');
    await world.double.dispute(opened.reference, 'lost_funds');
    const known = new Map<string, string>();
    for (const fact of [...before, ...(await world.learn(attempt))]) {
      const said = JSON.stringify([
        fact.object,
        'state' in fact ? fact.state : '',
        'amount' in fact ? fact.amount : '',
      ]);
      expect(known.get(fact.id) ?? said).toBe(said);
      known.set(fact.id, said);
    }
    expect(known.size).toBeGreaterThanOrEqual(4);
  },
  'a webhook without its right proof is forged': async (world, { forge }) => {
    await world.paid();
    const heard = await world.hear(forge(world.lastWebhook()));
    expect(believed(heard)).toEqual([]);
    expect(heard.kind === 'forged' || (heard.kind === 'facts' && heard.forged > 0)).toBe(true);
  },
  'an old webhook is forged': async (world) => {
    await world.paid();
    const sent = world.lastWebhook();
    const later = new Date(world.call.now.getTime() + 60 * 60 * 1000);
    expect((await world.hear(sent, { now: later })).kind).toBe('forged');
  },
  "a webhook of another account's is forged": async (world) => {
    await world.paid();
    const other = {
      ...world.account,
      id: world.account.id + 1,
      settings: { ...world.account.settings, merchant_account: 'SomebodyElse' },
      secrets: { key: 'another key', webhook: ['0'.repeat(64)] },
    };
    expect(believed(await world.hear(world.lastWebhook(), { account: other }))).toEqual([]);
  },
  'what has no shape is forged, and harms nothing': async (world) => {
    await world.paid();
    const sent = world.lastWebhook();
    for (const body of ['', '{', '[]', 'null', '{"id":1}', 'id=', '%', '\u0000', '<a/>', `"${'x'.repeat(10_000)}"`]) {
      const heard = await world.hear({ ...sent, body });
      expect(believed(heard)).toEqual([]);
      expect((await world.hear({ path: '/api/webhook.php', headers: {}, body })).kind).toBe('forged');
    }
  },
  'of several at once the bad ones are counted and the good one is told': async (world) => {
    const { opened } = await world.paid();
    const batch = await world.double.mixedBatch?.(opened.reference);
    expect(batch).toBeDefined();
    const heard = await world.hear(batch as SentWebhook);
    expect(heard).toMatchObject({ kind: 'facts', forged: 2 });
    expect(believed(heard)).toHaveLength(1);
  },
  'a webhook of an unknown kind is of no concern': async (world) => {
    const { opened } = await world.paid();
    const heard = await world.hear(await world.double.unknownKind(opened.reference));
    expect(heard).toEqual({ kind: 'facts', facts: [], forged: 0 });
  },
  'an unknown state neither pays nor ends a payment': async (world) => {
    const { opened, attempt } = await world.open();
    await world.double.unknownState(opened.reference);
    const states = statesOf(await world.learn(attempt));
    expect(states.filter((state) => state !== 'open' && state !== 'pending')).toEqual([]);
  },
} satisfies ProviderCases;

/** What would be acted upon of a webhook. */
const believed = (heard: Awaited<ReturnType<PaymentProvider['read']>>) =>
  heard.kind === 'facts' ? heard.facts : heard.kind === 'hint' ? [heard.reference] : [];
