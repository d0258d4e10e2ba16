import { describe, expect, test } from 'vitest';
import type { ProviderFact } from '#product/payments/gateway.ts';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, factOf, orderOf, referenceOf, sandboxCall } from '#tests/paying.ts';
import { type Person, person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);
const her = await person(kindling, 'Noor');
const another = await person(kindling, 'Lotte');
const third = await person(kindling, 'Sofie');
const packages = (await kindling.app.inject({ url: '/api/packages.php' })).json().packages;

const man = (name: string, credits: number) => buyer(kindling, name, { gender: 'male', credits });

const tell = async (fact: ProviderFact) => {
  const call = await sandboxCall(kindling.services, [fact]);
  expect((await kindling.app.inject(call)).statusCode).toBe(200);
};

/** Buys a package, the first or a later one, and pays. @returns the provider's reference. */
async function buy(who: Person, which = 0): Promise<string> {
  const payload = await orderOf(kindling, { package_id: packages[which].id, cookie: who.cookie });
  const reply = await kindling.app.inject({
    ...{ method: 'POST', url: '/api/payment.php', headers: { cookie: who.cookie }, payload },
  });
  const reference = referenceOf(reply.json());
  await tell(factOf(reply.json().payment, reference));
  return reference;
}

/** What stands in a part of a page, without tags; spaces of every kind alike. */
const read = async (url: string, who: Person | null, part: RegExp) => {
  const { html } = await page(url, who ? { cookie: who.cookie } : {});
  return (part.exec(html)?.[0] ?? '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
};
const profile = (who: Person | null, to = her) => read(`/members/${to.id}`, who, /<main.*<\/main>/s);
const composer = (who: Person, to = her) => read(`/members/${to.id}/chat`, who, /<textarea.*?<\/form>/s);
const thread = (who: Person, conversation: number) => read(`/chats/${conversation}`, who, /<textarea.*?<\/form>/s);
const user = async ({ cookie }: Person) =>
  (await kindling.app.inject({ url: '/api/user.php', headers: { cookie } })).json().user;

const FREE = (left: string) => `${left} free, then €1.20 to €1.99 a message`;

describe('What a message costs is one sentence', () => {
  test('to a visitor: the free conversations, and the span of the packages', async () => {
    expect(await profile(null)).toContain(FREE('2 conversations'));
  });

  test('to a free member with starts left: how many, and the span', async () => {
    const kees = await man('Kees', 0);
    expect(await profile(kees)).toContain(FREE('2 conversations'));
    expect(await composer(kees)).toContain(FREE('2 conversations'));
    await chatting(kindling, kees).send({ profile_id: another.id }, 'Hello');
    expect(await composer(kees)).toContain(FREE('1 conversation'));
  });

  test('to a free member with welcome credits: that they pay for it, and how many are left', async () => {
    const ruud = await man('Ruud', 15);
    const chat = chatting(kindling, ruud);
    const { conversation_id } = (await chat.send({ profile_id: her.id }, 'Hello')).body;
    for (const left of [15, 10, 5]) {
      const sentence = `Free: paid from your ${left} welcome credits`;
      expect(await thread(ruud, conversation_id)).toContain(sentence);
      expect(await profile(ruud)).toContain(sentence);
      expect((await user(ruud)).welcome_credits).toBe(left);
      expect((await chat.send({ conversation_id }, 'And?')).status).toBe(200);
    }
    expect(await thread(ruud, conversation_id)).not.toContain('Free: paid');
  });

  test('to a free member at the limit: that any package opens more', async () => {
    const hugo = await man('Hugo', 15);
    for (const { id } of [another, third]) await chatting(kindling, hugo).send({ profile_id: id }, 'Hello');
    expect(await profile(hugo)).toContain('You have used your free conversations.');
    expect(await composer(hugo)).toContain('You have used your free conversations.');
  });

  test('to a premium member: what the credits that are spent next were bought for, oldest first', async () => {
    const bram = await man('Bram', 5);
    await buy(bram);
    expect(await profile(bram)).toContain('Free: paid from your 5 welcome credits');
    const chat = chatting(kindling, bram);
    const { conversation_id } = (await chat.send({ profile_id: her.id }, 'Hello')).body;
    await buy(bram, 3);
    expect((await user(bram)).credits_price).toEqual({ amount: 995, currency: 'EUR', credits: 25 });
    expect(await profile(bram)).toContain('A message costs 5 credits (€1.99).');
    for (let sent = 0; sent < 5; sent++) {
      expect(await thread(bram, conversation_id)).toContain('5 credits (€1.99) to send');
      await chat.send({ conversation_id }, 'And?');
    }
    expect(await thread(bram, conversation_id)).toContain('5 credits (€1.20) to send');
  });

  test('after money went back: what the credits that are left were bought for', async () => {
    const daan = await man('Daan', 0);
    const reference = await buy(daan);
    await buy(daan, 3);
    const back = {
      id: 'evt_back',
      object: 'refund',
      reference,
      ours: null,
      refund: 're_back',
      ourRefund: null,
    } as const;
    await tell({ ...back, state: 'settled', amount: 995, currency: 'EUR' });
    expect((await user(daan)).credits).toBe(packages[3].credits);
    expect((await user(daan)).credits_price).toMatchObject({ amount: packages[3].price.amount });
  });
});

describe('Out of credits', () => {
  test('the button itself is the way to them, at the least that is charged, and leads back', async () => {
    const willem = await man('Willem', 0);
    const { conversation_id } = (await chatting(kindling, willem).send({ profile_id: her.id }, 'Hello')).body;
    const form = await thread(willem, conversation_id);
    expect(form).toContain('Get credits, from €9.95');
    expect(form).toContain('You do not have enough credits. A message costs 5 credits (€1.20 to €1.99).');
    expect(form).not.toContain('See credit packages');
    const { html } = await page(`/chats/${conversation_id}`, { cookie: willem.cookie });
    expect(html).toContain(`href="/credits?next=%2Fchats%2F${conversation_id}"`);
    expect(html).not.toMatch(/<button[^>]*aria-label="Send"/);
  });

  test('a discount that counts is in that price', async () => {
    const sam = await person(kindling, 'Sam', { gender: 'male', credits: 0 });
    const { conversation_id } = (await chatting(kindling, sam).send({ profile_id: her.id }, 'Hello')).body;
    const own = await kindling.app.inject({ url: '/api/own-prices.php', headers: { cookie: sam.cookie } });
    const least = Math.min(...own.json().packages.map(({ price }: { price: { amount: number } }) => price.amount));
    expect(least).toBeLessThan(995);
    expect(await thread(sam, conversation_id)).toContain(`Get credits, from €${(least / 100).toFixed(2)}`);
  });
});
