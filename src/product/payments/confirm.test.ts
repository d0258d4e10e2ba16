import { expect, test } from 'vitest';
import { eraseAccount } from '#app/personal-data.ts';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import type { RenderedMail } from '#platform/mail/transport.ts';
import type { PageView } from '#product/content/pages/contract.ts';
import { agreeTo } from '#product/content/pages/pages.ts';
import { putPage } from '#product/content/pages/put-page.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { factOf, orderOf, referenceOf, sandboxCall } from '#tests/paying.ts';
import { type Person, person } from '#tests/people.ts';
import { sendMailsOf } from '#tests/sent-mails.ts';
import type { PaymentView, StartPaymentReply } from './contract.ts';
import { purchaseJob } from './jobs.ts';

const kindling = await startTestApp();
const { app, db, services } = kindling;
const calls = await kindling.calls();
const sender = await sendMailsOf(kindling);
const run = (text: string, ...values: unknown[]) => db.query({ text, values });
await run("update companies set statement_text = 'HEARTHSIDE MEDIA'");

/** A member who signed up long ago: no discount of the first days is theirs. */
async function buyer(name: string, traits: Parameters<typeof person>[2] = {}): Promise<Person> {
  const who = await person(kindling, name, traits);
  await run("update accounts set signup_date = signup_date - interval '60 days' where id = $1", who.id);
  return who;
}

type Ordered = PaymentView & { reference: string };

async function order(who: Person, change: object = {}): Promise<Ordered> {
  const payload = { ...(await orderOf(kindling)), ...change };
  const headers = { cookie: who.cookie, 'x-forwarded-for': freshAddress() };
  const reply = await app.inject({ method: 'POST', url: '/api/payment.php', headers, payload });
  expect(reply.statusCode, reply.body).toBe(200);
  const started = reply.json() as StartPaymentReply;
  return { ...started.payment, reference: referenceOf(started) };
}

async function hear(payment: Ordered, change: Parameters<typeof factOf>[2] = {}): Promise<void> {
  const reply = await app.inject(await sandboxCall(services, [factOf(payment, payment.reference, change)]));
  expect(reply.statusCode).toBe(200);
  await kindling.runJobs();
}

const ordersFor = ({ email }: Person) =>
  kindling.mails.filter(({ to, template }) => to === email && template === 'purchase');
const send = (who: Person): Promise<RenderedMail> => sender.send(ordersFor(who).at(-1));
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();
const page = async (slug: string, locale: Locale): Promise<PageView> =>
  (await app.inject({ url: `/api/page.php?slug=${slug}`, headers: { cookie: `locale=${locale}` } })).json().page;

test.each(LOCALES)(
  'an order carries in %s the instruction on withdrawal with its form, the terms as a file, and who sells',
  async (locale) => {
    const who = await buyer(`order-${locale}`, { language: locale });
    const payment = await order(who);
    await hear(payment, { state: 'pending' });
    expect(ordersFor(who)).toMatchObject([{ locale, params: { stage: 'ordered', length: 'whole' } }]);
    expect(JSON.stringify(ordersFor(who)).length).toBeLessThan(2000);
    const { html, text, attachments = [] } = await send(who);
    const said = plain(text);
    const { title, sections } = await page('withdrawal', locale);
    expect(sections.map(({ id }) => id)).toEqual(['right', 'how', 'effects', 'end', 'form']);
    for (const heading of [title, ...sections.map((section) => section.title)]) expect(said).toContain(plain(heading));
    const items = [...(sections.at(-1)?.html.matchAll(/<li>(.*?)<\/li>/g) ?? [])].map(([, item = '']) => item);
    expect(items).toHaveLength(8);
    for (const item of items) expect(said).toContain(plain(item.replaceAll(/<[^>]*>/g, '')));
    for (const part of ['Hearthside Media B.V.', 'HEARTHSIDE MEDIA', 'Arnhem', String(payment.id)])
      expect(said).toContain(part.toLowerCase());
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !/^(https?:\/\/|mailto:|tel:)/.test(link))).toEqual([]);
    expect(links).toContain('http://localhost:3000/pages/withdrawal/declare');
    const [file] = attachments;
    expect(attachments).toHaveLength(1);
    expect(file?.filename).toMatch(/^[a-z-]+-2023-12-01\.html$/);
    expect(file?.contentType).toBe('text/html; charset=utf-8');
    expect(said).toContain(file?.filename ?? '?');
    const terms = await page('terms', locale);
    expect(file?.content).toContain(`<html lang="${locale}">`);
    for (const section of terms.sections) expect(file?.content).toContain(section.html.slice(0, 60).split('"')[0]);
  },
);

test('money that comes later is told in short: the whole confirmation went out with the order', async () => {
  const who = await buyer('later');
  const payment = await order(who);
  await hear(payment, { state: 'pending' });
  await hear(payment, { detail: { brand: 'visa', last4: '4242', country: 'NL' } });
  expect(ordersFor(who).map(({ params }) => [params.stage, params.length])).toEqual([
    ['ordered', 'whole'],
    ['paid', 'short'],
  ]);
  const { subject, text, attachments } = await send(who);
  expect(subject).toBe(`Your purchase on Kindling: payment number ${payment.id}`);
  for (const part of [
    'Your money has arrived, and your credits are on your account on Kindling.',
    'You bought: 25 credits',
    'Total: €9.95',
    'VAT included (21%): €1.73',
    'Payment method: Card, Visa 4242',
    'On your bank statement: HEARTHSIDE MEDIA',
    'Hearthside Media B.V.',
  ])
    expect(plain(text)).toContain(plain(part));
  expect(plain(text)).not.toContain('model withdrawal form');
  expect(attachments).toEqual([]);
});

test('money that is there at once is confirmed by one mail, with everything', async () => {
  const who = await buyer('at-once');
  await hear(await order(who));
  expect(ordersFor(who)).toMatchObject([{ params: { stage: 'paid', length: 'whole' } }]);
  const { text, attachments = [] } = await send(who);
  expect(plain(text)).toContain('your purchase is confirmed');
  expect(plain(text)).toContain('model withdrawal form');
  expect(attachments.map(({ filename }) => filename)).toEqual(['terms-of-use-2023-12-01.html']);
});

test('an order is confirmed once, however often its jobs run, and not before money is on its way', async () => {
  const who = await buyer('once');
  const payment = await order(who);
  await kindling.runJobs();
  expect(ordersFor(who)).toEqual([]);
  await hear(payment);
  const again = { payment: payment.id, site: 1 };
  await calls.transaction((call) => Promise.all([again, again].map((of) => call.enqueue(purchaseJob, of))));
  await kindling.runJobs();
  await hear(payment, { state: 'pending' });
  expect(ordersFor(who)).toHaveLength(1);
});

test.each([
  ['wiretransfer', /please transfer €9\.95/, /bank statement/],
  ['ideal', /your payment of €9\.95 is on its way/, /please transfer/],
])('an order by %s says when its credits come, and that it binds', async (method, says, keepsSilent) => {
  const who = await buyer(`by-${method}`);
  await hear(await order(who, { method }), { state: 'pending' });
  const { subject, text } = await send(who);
  expect(subject).toMatch(/^Your order on Kindling/);
  expect(plain(text)).toContain('the order is binding');
  expect(plain(text)).toMatch(says);
  expect(plain(text)).not.toMatch(keepsSilent);
});

test('the terms are those that the buyer agreed to, in their language, whatever counts by now', async () => {
  const who = await buyer('agreed', { language: 'fi' });
  const agreed = await calls.transaction((call) => agreeTo({ ...call, locale: 'fi' }, 'terms'));
  await run('update accounts set terms_id = $1 where id = $2', agreed.id, who.id);
  await calls.transaction((call) =>
    putPage(call, {
      ...{ slug: 'terms', locale: 'en', author: 'Kim Vos', from: call.now },
      markdown: '---\ntitle: Our new terms\n---\n\n## Rules {#rules}\n\nAll is new.\n',
    }),
  );
  await run("update companies set address = 'Elsewhere 1'");
  kindling.travel(6000);
  await hear(await order(who));
  expect(ordersFor(who)[0]?.attachments).toEqual([{ name: 'agreed-terms', params: { id: agreed.id } }]);
  const { attachments = [] } = await send(who);
  const [file] = attachments;
  expect(file?.filename).toBe('kayttoehdot-2023-12-01.html');
  expect(file?.content).not.toMatch(/All is new|Elsewhere/);
  // Sent again, it is the same.
  expect((await send(who)).attachments).toEqual(attachments);
  // Where nobody noted what was agreed to, it is what counted when the order was made.
  const other = await buyer('not-noted');
  await hear(await order(other));
  expect((await send(other)).attachments?.[0]?.content).toContain('All is new.');
});

test('a site without a right of withdrawal speaks of none, and attaches its terms all the same', async () => {
  await run(`update sites set settings = settings || '{"refund_days": 0}'`);
  kindling.travel(6000);
  const who = await buyer('no-right');
  await hear(await order(who, { begin_at_once: undefined }), { state: 'pending' });
  const { text, attachments } = await send(who);
  expect(text).not.toMatch(/withdraw/i);
  expect(attachments).toHaveLength(1);
  await run(`update sites set settings = settings || '{"refund_days": 14}'`);
  kindling.travel(6000);
});

test('an erased account gets no mail about money that comes afterwards', async () => {
  const who = await buyer('erased');
  const payment = await order(who);
  await hear(payment, { state: 'pending' });
  expect(ordersFor(who)).toHaveLength(1);
  await calls.transaction((call) => eraseAccount(call, who.id));
  await hear(payment);
  expect(kindling.mails.filter(({ params }) => params.number === payment.id)).toHaveLength(1);
});

test('a mail that could not be sent carries the same when it is sent again', async () => {
  const who = await buyer('again');
  await hear(await order(who));
  const tried: RenderedMail[] = [];
  const failing = await sendMailsOf(kindling, async (mail) => {
    tried.push(mail);
    if (tried.length === 1) throw new Error('421 try again');
  });
  await expect(failing.send(ordersFor(who)[0])).rejects.toThrow('421');
  await failing.send(ordersFor(who)[0]);
  expect(tried).toHaveLength(2);
  expect(tried[1]).toEqual(tried[0]);
});
