import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { factOf, orderOf, referenceOf, sandboxCall } from '#tests/paying.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import { PAYMENT_FAILURES, type PaymentFailure, STORE_CARD, type StartPaymentReply } from '../contract.ts';
import type { PaymentFact, ProviderFact } from '../gateway.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);
const marit = await person(kindling, 'Marit', { credits: 0 });
const cookie = { cookie: marit.cookie };
// Who has just signed up pays less, and so does who has not bought anything in the first week.
await kindling.db.query({
  text: "update accounts set signup_date = signup_date - interval '30 days' where id = $1",
  values: [marit.id],
});
const pack = (await kindling.app.inject({ url: '/api/packages.php' })).json().packages[0].id;

const read = (html: string) =>
  (/<main.*?<\/main>/s.exec(html)?.[0] ?? '')
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const linksIn = (html: string) =>
  [...html.matchAll(/href="(\/(?:credits|premium)[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

async function begun(method = 'paypal', change: Record<string, unknown> = {}) {
  const reply = await kindling.app.inject({
    method: 'POST',
    url: '/api/payment.php',
    headers: cookie,
    payload: { ...(await orderOf(kindling, { package_id: pack, method, cookie: marit.cookie })), ...change },
  });
  expect(reply.statusCode).toBe(200);
  const { payment, redirect_url } = reply.json() as StartPaymentReply;
  return { ...payment, bank: redirect_url ?? '', reference: referenceOf({ redirect_url }) };
}

type Begun = Awaited<ReturnType<typeof begun>>;

const tell = async (payment: Begun, change: Partial<PaymentFact>, ...others: ProviderFact[]) => {
  const call = await sandboxCall(kindling.services, [factOf(payment, payment.reference, change), ...others]);
  expect((await kindling.app.inject(call)).statusCode).toBe(200);
};

test('the order stands above the ways to pay', async () => {
  const text = read((await page(`/credits/${pack}?country=NL`)).html);
  expect(text).toMatch(/How would you like to pay\? 25 credits · 5 messages · €9.95 .*iDEAL/);
});

const ORDER: Record<Locale, string> = {
  en: 'Buy and pay €9.95',
  da: 'Køb og betal 9,95 €',
  de: 'Für 9,95 € kaufen',
  es: 'Comprar y pagar 9,95 €',
  fi: 'Osta ja maksa 9,95 €',
  fr: 'Commander et payer 9,95 €',
  it: 'Acquista e paga 9,95 €',
  nb: 'Kjøp og betal 9,95 €',
  nl: 'Koop en betaal € 9,95',
  pl: 'Kupuję i płacę 9,95 €',
  sv: 'Köp och betala 9,95 €',
};
test.each(LOCALES)('every button that orders says so and names the amount, in %s', async (locale) => {
  for (const method of ['', '/paypal', '/wiretransfer']) {
    const { html } = await page(`/credits/${pack}${method}?country=NL`, { 'accept-language': locale });
    const buttons = [...html.matchAll(/<button[^>]*type="submit"[^>]*>(.*?)<\/button>/gs)].map(([, inner = '']) =>
      inner.replace(/<[^>]+>/g, '').replace(/\s/g, ' '),
    );
    expect(buttons).toEqual([ORDER[locale], ORDER[locale]]);
  }
});

test.each([
  ['NL', 'Prices include VAT', 'Total, VAT included'],
  ['NO', '', 'Total NOK'],
  ['AU', '', 'Total A$16.95'],
  ['CA', '', 'Total CA$14.95'],
  ['US', '', 'Total US$10.95'],
])('prices in %s name VAT where there is a part of it in them', async (country, prices, total) => {
  const packages = read((await page(`/credits?country=${country}`)).html);
  expect(packages.match(/Prices include \w+/)?.[0] ?? '').toBe(prices);
  expect(read((await page(`/credits/${pack}?country=${country}`)).html)).toContain(total);
});

test.each([
  ['paypal', 'You are back from PayPal', 'PayPal'],
  ['card', 'You are back from the payment page', 'Card'],
])(
  'who comes back from %s reads from where, and nothing of the outcome before the provider has told it',
  async (method, headline, name) => {
    const { id, bank } = await begun(method);
    const hosted = await kindling.app.inject({ url: bank });
    const back = /href="http:\/\/localhost:3000([^"]+)"/.exec(hosted.body)?.[1] ?? '';
    expect(back).toBe(`/transactions/${id}?returned=1`);
    const text = read((await page(back, cookie)).html);
    expect(text).toContain(headline);
    expect(text).toContain(`We are waiting to hear how your payment of €9.95 (${name}) went.`);
    expect(text).not.toMatch(/failed|cancelled|complete|are here|charged|paid for/i);
    // Opened from the list nobody has come back from anywhere.
    expect(read((await page(`/transactions/${id}`, cookie)).html)).not.toContain('You are back');
  },
);

test('once the provider has told it, coming back says how the payment ended', async () => {
  const payment = await begun();
  await tell(payment, { state: 'cancelled' });
  const { id } = payment;
  const text = read((await page(`/transactions/${id}?returned=1`, cookie)).html);
  expect(text).toContain('Payment failed or has been cancelled.');
  expect(text).not.toContain('You are back');
});

test('the way to the prices remembers the conversation it began in', async () => {
  const joost = await person(kindling, 'Joost', { gender: 'male', premium: true, credits: 50 });
  const { conversation_id: conversation } = (await chatting(kindling, joost).send({ profile_id: marit.id }, 'Hello'))
    .body;
  const thread = (await page(`/chats/${conversation}`, cookie)).html;
  const next = `?next=${encodeURIComponent(`/chats/${conversation}`)}`;
  expect(linksIn(thread)).toEqual(expect.arrayContaining([`/credits${next}`, `/premium${next}`]));
  const toPrices = `/premium${next}`;
  const [choose] = linksIn((await page(toPrices, cookie)).html).filter((href) => href.startsWith('/credits/'));
  expect(new URL(choose ?? '', 'http://x').searchParams.get('next')).toBe(`/chats/${conversation}`);
  const others = linksIn((await page(choose ?? '', cookie)).html).filter((href) => href.includes('next='));
  expect(others.map((href) => new URL(href, 'http://x').pathname)).toEqual(['/credits']);
});

test.each(['https://evil.example/chats/5', '//evil.example/chats/5', '/credits', '/api/activate.php'])(
  'a way back to %s, written by somebody else, is forgotten',
  async (next) => {
    for (const path of ['/credits', `/credits/${pack}`]) {
      const { html } = await page(`${path}?next=${encodeURIComponent(next)}`, cookie);
      expect(linksIn(html).filter((href) => href.includes('next='))).toEqual([]);
    }
  },
);

test('the buttons of methods are called as buyers of the country call them', async () => {
  const inGermany = read((await page(`/credits/${pack}?country=DE`, { 'accept-language': 'de' })).html);
  expect(inGermany).toMatch(/PayPal .*Karte .*Überweisung/);
  expect(read((await page(`/credits/${pack}?country=DE`)).html)).toContain('Wire transfer · Überweisung');
  expect(read((await page(`/credits/${pack}?country=FR`)).html)).toMatch(
    /Card · Carte bancaire Carte bancaire \(CB\), Visa, Mastercard/,
  );
  expect(read((await page(`/credits/${pack}?country=NL`)).html)).toContain('iDEAL | Wero');
});

test('what will stand on the bank statement is said before and after paying', async () => {
  await kindling.db.query({ text: "update companies set statement_text = 'HEARTHSIDE MEDIA'", values: [] });
  const checkout = read((await page(`/credits/${pack}?country=NL`, cookie)).html);
  expect(checkout).toContain('On your statement: HEARTHSIDE MEDIA');
  const { id } = await begun();
  expect(read((await page(`/transactions/${id}`, cookie)).html)).toMatch(/On your statement HEARTHSIDE MEDIA/);
});

test('a card is kept only if its owner says so, by words that stand under the method and are not ticked', async () => {
  const { html } = await page(`/credits/${pack}/card?country=NL`, cookie);
  const [box = ''] = /<input[^>]*name="store_card"[^>]*>/.exec(html) ?? [];
  expect(box).toContain('type="checkbox"');
  expect(box).not.toContain('checked="');
  expect(read(html)).toContain('Keep this card for next time.');
  for (const other of [`/credits/${pack}/paypal?country=NL`, `/credits/${pack}?country=NL`])
    expect((await page(other, cookie)).html).not.toContain('store_card');
  expect((await page(`/credits/${pack}/card?country=NL`)).html).not.toContain('store_card');
});

const REASONS: Record<PaymentFailure, string> = {
  declined: 'Your bank declined this payment.',
  insufficient_funds: 'There is not enough money on the card or account.',
  expired_card: 'The card has expired or is no longer valid.',
  blocked: 'The card or account is blocked for this. Your bank can tell you why.',
  authentication: 'Your bank could not make sure that it was you.',
  limit: 'The amount is above a limit of your card or bank.',
  abandoned: 'The payment was started and not finished.',
  unknown: '',
};
test.each(PAYMENT_FAILURES)('a payment that failed says why, in plain words: %s', async (failure) => {
  const payment = await begun();
  await tell(payment, { state: 'failed', failure: 'declined' });
  await kindling.db.query({ text: 'update payments set failure = $2 where id = $1', values: [payment.id, failure] });
  const why = REASONS[failure] && `${REASONS[failure]} `;
  expect(read((await page(`/transactions/${payment.id}`, cookie)).html)).toContain(
    `Payment failed or has been cancelled. ${why}Your payment of €9.95 (PayPal) could not be completed.`,
  );
});

test('a payment whose time ran out says so under the same heading', async () => {
  const payment = await begun();
  await tell(payment, { state: 'expired' });
  const text = read((await page(`/transactions/${payment.id}`, cookie)).html);
  expect(text).toContain('Payment failed or has been cancelled. The time to pay ran out.');
  expect(text).toContain('Try another method');
});

test('a payment that was paid says what it was paid with and the VAT in it, and the list says it too', async () => {
  const payment = await begun('card');
  const visa = { brand: 'visa', last4: '4242', country: null };
  await tell(payment, { state: 'paid', detail: visa });
  const { html } = await page(`/transactions/${payment.id}`, cookie);
  expect(html).toContain('href="/transactions"');
  const text = read(html);
  expect(text).toMatch(/Amount €9\.95 VAT 21%, included €1\.73 Payment method Visa 4242/);
  expect(read((await page('/transactions', cookie)).html)).toMatch(/Visa 4242 €9\.95 Completed/);
});

test.each([
  ['all of it', 995, 'Your money went back', 'Refunded'],
  ['a part of it', 400, 'Part of your money went back', 'Partly refunded'],
])('a payment of which %s went back says so', async (_, amount, headline, word) => {
  const payment = await begun('card');
  await tell(payment, { state: 'paid' });
  await tell(
    payment,
    { state: 'paid' },
    {
      ...{ id: `evt_${payment.id}`, object: 'refund', reference: payment.reference, ours: null },
      ...{ refund: `re_${payment.id}`, ourRefund: null, state: 'settled', amount, currency: 'EUR' },
    },
  );
  const sent = await page(`/transactions/${payment.id}`, cookie);
  expect(read(sent.html)).toContain(headline);
  expect(sent.title).toContain('Money sent back');
  expect(read(sent.html)).toMatch(amount === 400 ? /Sent back €4\.00/ : /Sent back €9\.95/);
  expect(read((await page('/transactions', cookie)).html)).toContain(word);
});

test('a payment that was paid leads to its receipt among its facts, as soon as that has a number', async () => {
  const payment = await begun();
  await tell(payment, {});
  const linkOf = async () =>
    /<a href="(\/api\/receipt\.php[^"]*)"[^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/a>/.exec(
      (await page(`/transactions/${payment.id}`, cookie)).html,
    );
  expect(await linkOf()).toBeNull();
  await kindling.runJobs();
  const [, href = '', name, shown] = (await linkOf()) ?? [];
  expect(shown).toMatch(/^\d{4}-\d{5}$/);
  expect(name).toBe(`Receipt ${shown}`);
  const opened = await kindling.app.inject({ url: href.replaceAll('&amp;', '&'), headers: cookie });
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(read(opened.body)).toContain(`Receipt ${shown}`);
  const pdf = /<a href="([^"]*)">PDF</.exec(opened.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const file = await kindling.app.inject({ url: pdf, headers: cookie });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('a payment that its bank took back says so, and that it stands once the bank gave it back', async () => {
  const payment = await begun('card');
  await tell(payment, { state: 'paid' });
  const dispute = (state: 'lost_funds' | 'won'): ProviderFact => ({
    ...{ id: `evt_${state}_${payment.id}`, object: 'dispute', reference: payment.reference, ours: null, state },
    ...{ dispute: `dp_${payment.id}`, amount: 995, currency: 'EUR', reason: 'fraudulent', dueAt: null },
  });
  await tell(payment, { state: 'paid' }, dispute('lost_funds'));
  expect(read((await page(`/transactions/${payment.id}`, cookie)).html)).toContain('Your bank took this payment back');
  expect(read((await page('/transactions', cookie)).html)).toContain('Charged back');
  await tell(payment, { state: 'paid' }, dispute('won'));
  expect(read((await page(`/transactions/${payment.id}`, cookie)).html)).toContain('This payment stands after all');
});

test('who has no card kept is led from the repeat order to the packages', async () => {
  const noor = await person(kindling, 'Noor');
  const { status, html } = await page('/credits/repeat-order', { cookie: noor.cookie });
  expect(status).toBe(200);
  expect(read(html)).toContain('There is nothing to repeat');
  expect(linksIn(html)).toContain('/credits');
});

test('with a card kept the repeat order names package, price and card, asks to begin at once, and offers other ways', async () => {
  const year = new Date().getUTCFullYear() + 2;
  const payment = await begun('card', { store_card: STORE_CARD });
  await tell(
    payment,
    { state: 'paid' },
    {
      ...{ id: `evt_card_${payment.id}`, object: 'stored', reference: payment.reference, ours: null },
      card: { customer: '', token: 'sbc_plain_1', brand: 'visa', last4: '4242', expMonth: 8, expYear: year },
    },
  );
  const { html } = await page('/credits/repeat-order?next=%2Fchats%2F5', cookie);
  expect(read(html)).toMatch(new RegExp(`25 credits 5 messages .*Visa 4242 Runs until 08/${year % 100}`));
  expect(html.replaceAll('\u00a0', ' ')).toMatch(
    /<button[^>]*type="submit"[^>]*>(?:<[^>]+>)*Buy and pay €9\.95 with Visa 4242</,
  );
  const [begin = ''] = /<input[^>]*name="begin_at_once"[^>]*>/.exec(html) ?? [];
  expect(begin).toContain('type="checkbox"');
  expect(begin).not.toContain('checked="');
  expect(linksIn(html).filter((href) => href.includes('next='))).toEqual([
    '/credits?country=NL&next=%2Fchats%2F5',
    `/credits/${pack}?country=NL&next=%2Fchats%2F5`,
  ]);
  expect(read((await page('/transactions', cookie)).html)).toContain('Buy again with Visa 4242');
  const cards = read((await page('/profile/cards', cookie)).html);
  expect(cards).toMatch(new RegExp(`Visa 4242 Runs until 08/${year % 100}.*Remove`));
});

test('a new member sees the time bonus at the checkout: what it is, until when, the price before it and the one that is paid', async () => {
  const ilse = await person(kindling, 'Ilse', { credits: 0 });
  const { html } = await page(`/credits/${pack}?country=NL`, { cookie: ilse.cookie });
  const text = read(html);
  expect(text).toMatch(/25 credits 5 messages €9\.95 Time bonus, 25% off until .* -€2\.49 Total, VAT included/);
  const [struck = ''] = /<s class.*?<\/s>/s.exec(html) ?? [];
  expect(read(`<main>${struck}</main>`).trim()).toMatch(/^before\s+€9\.95$/);
  expect(text).toContain('Buy and pay €7.46');
  expect(text).not.toContain('Buy and pay €9.95');
  expect(text).toContain('I have a code');
});

test('prices in Norway name VAT once the company is registered there', async () => {
  await kindling.db.query({ text: "update companies set vat_registered = '{NO}'" });
  kindling.travel(6000);
  expect(read((await page('/credits?country=NO')).html)).toContain('Prices include VAT');
  expect(read((await page(`/credits/${pack}?country=NO`)).html)).toContain('Total, VAT included');
});
