import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import { BEGIN_AT_ONCE, type StartPaymentReply } from '../contract.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);
const marit = await person(kindling, 'Marit', { credits: 0 });
const cookie = { cookie: marit.cookie };
const pack = (await kindling.app.inject({ url: '/api/packages.php' })).json().packages[0].id;

/** What somebody reads in a page, without tags; spaces of every kind alike. */
const read = (html: string) =>
  (/<main.*?<\/main>/s.exec(html)?.[0] ?? '')
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const linksIn = (html: string) =>
  [...html.matchAll(/href="(\/(?:credits|premium)[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

async function begun(method = 'paypal'): Promise<StartPaymentReply['payment'] & { bank: string }> {
  const reply = await kindling.app.inject({
    method: 'POST',
    url: '/api/payment.php',
    headers: cookie,
    payload: { package_id: pack, method, country: 'NL', key: randomUUID(), begin_at_once: BEGIN_AT_ONCE },
  });
  const { payment, redirect_url } = reply.json() as StartPaymentReply;
  return { ...payment, bank: redirect_url };
}

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
  ['NO', 'Prices include VAT', 'Total, VAT included'],
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
  const { id } = await begun();
  await kindling.db.query({ text: "update payments set status = 'cancelled' where id = $1", values: [id] });
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
