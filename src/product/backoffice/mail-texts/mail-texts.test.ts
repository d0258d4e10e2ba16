import { expect, test } from 'vitest';
import { LOCALES } from '#platform/i18n/locales.ts';
import { builtInTexts } from '#product/content/mail-texts/built-in-texts.ts';
import { MAIL_KINDS, textsOfKind } from '#product/content/mail-texts/contract.ts';
import { startTestApp } from '#tests/harness.ts';
import { person, staff } from '#tests/people.ts';
import { sendMailsOf } from '#tests/sent-mails.ts';

const product = await startTestApp();
const sender = await sendMailsOf(product);
const ada = await staff(product, 'ada', 'admin');
const run = async (text: string, ...values: unknown[]) =>
  (await product.db.query<Record<string, unknown>>({ text, values })).rows;
const site = Number((await run('select id from sites where is_default'))[0]?.id);
const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, who = ada) => {
  const reply = await product.app.inject({
    method,
    url: `/api/admin/${path}`,
    headers: { cookie: who.cookie },
    ...(payload && { payload }),
  });
  const body = reply.json();
  return { status: reply.statusCode, code: body.error?.code as string | undefined, body };
};
type Kind = (typeof MAIL_KINDS)[number];
type Locale = (typeof LOCALES)[number];
/** All texts of a mail, some of them changed. */
const texts = (kind: Kind, changed: object, locale: Locale = 'en') =>
  Object.entries({ ...builtInTexts(kind, locale), ...changed }).map(([name, text]) => ({ name, text }));
const save = (kind: Kind, seen: number, changed: object, locale: Locale = 'en') =>
  call('POST', 'mail.php', { site, kind, locale, seen, texts: texts(kind, changed, locale) });
const preview = (kind: Kind, changed: object, locale: Locale = 'en') =>
  call('POST', 'mail-preview.php', { site, kind, locale, texts: texts(kind, changed, locale) });
const shown = async (kind: Kind, query = '', locale: Locale = 'en') =>
  (await call('GET', `mail.php?site=${site}&kind=${kind}&locale=${locale}${query}`)).body;
const textOf = (reply: { texts: { name: string; text: string }[] }, name: string) =>
  reply.texts.find((one) => one.name === name)?.text;
const welcome = (locale: Locale, siteId = site, name = 'Nora') =>
  sender.send({
    ...{ to: `${locale}${Math.random()}@example.com`, locale, siteId, template: 'welcome' },
    params: { name, profile_url: 'http://localhost/p', url: 'http://localhost/u', settings_url: 'http://localhost/s' },
  });

test('a mail leaves in the words that count now, in their language and on their site, and in the product’s elsewhere', async () => {
  const [other] = await run(`insert into sites (host, pool, company_id, settings)
    select 'elsewhere.example', 2, company_id, settings from sites where is_default returning id`);
  product.travel(10_000);
  const before = await welcome('de');
  const own = {
    subject: '{name}, schön, dass du da bist',
    preview: 'Neu bei {site}: sieh dich um.',
    body: 'Bei {site} ist <3 erlaubt.',
  };
  expect((await save('welcome', 0, own, 'de')).body).toEqual({ version: 1 });
  const mail = await welcome('de');
  expect(mail.subject).toBe('Nora, schön, dass du da bist');
  expect(mail.text).toContain('Bei Kindling ist <3 erlaubt.');
  expect(mail.html).toContain('Bei Kindling ist &lt;3 erlaubt.');
  expect(mail.html).toContain('Neu bei Kindling: sieh dich um.');
  // What nobody may write stays.
  expect(mail.text).toContain('Schick niemandem Geld');
  expect((await welcome('de', Number(other?.id))).subject).toBe(before.subject);
  expect((await welcome('en')).subject).toBe('Welcome to Kindling, Nora');
  expect((await save('welcome', 1, { ...own, subject: 'Da bist du ja' }, 'de')).body).toEqual({ version: 2 });
  expect((await welcome('de')).subject).toBe('Da bist du ja');
  await call('DELETE', 'mail.php', { site, kind: 'welcome', locale: 'de', seen: 2 });
  expect(await welcome('de')).toMatchObject({ subject: before.subject, text: before.text });
});

test('every version stays with who wrote it, and going back makes a new one', async () => {
  expect(await shown('activation')).toMatchObject({ version: 0, built_in: true, versions: [] });
  await save('activation', 0, { body: 'First.' });
  await save('activation', 1, { body: 'Second.', action: 'Yes, it is me' });
  const now = await shown('activation');
  expect(now).toMatchObject({ version: 2, built_in: false });
  expect(now.versions).toMatchObject([
    { version: 2, author: 'ada', given_back: false },
    { version: 1, author: 'ada', given_back: false },
  ]);
  expect([textOf(now, 'body'), textOf(now, 'action')]).toEqual(['Second.', 'Yes, it is me']);
  expect(textOf(await shown('activation', '&version=1'), 'body')).toBe('First.');
  const back = { site, kind: 'activation', locale: 'en', seen: 2, version: 1 };
  expect((await call('POST', 'mail-version.php', back)).body).toEqual({ version: 3 });
  const restored = await shown('activation');
  expect([textOf(restored, 'body'), textOf(restored, 'action')]).toEqual(['First.', 'Confirm my e-mail address']);
  expect((await call('POST', 'mail-version.php', { ...back, seen: 3, version: 9 })).status).toBe(404);
  expect((await call('GET', `mail.php?site=${site}&kind=activation&locale=en&version=9`)).status).toBe(404);
  const { mails } = (await call('GET', `mails.php?site=${site}`)).body;
  expect(mails.find(({ kind }: { kind: string }) => kind === 'activation').texts).toMatchObject([
    { locale: 'en', version: 3, author: 'ada', given_back: false },
  ]);
  const noted = await run(
    "select verb, details ->> 'kind' as kind, after ->> 'version' as version from audit_entries where object = 'mail' and details ->> 'kind' = 'activation' order by id",
  );
  expect(noted.map(({ verb, version }) => `${verb} ${version}`)).toEqual([
    'mail.written 1',
    'mail.written 2',
    'mail.written 3',
  ]);
});

test('who writes over a version that they have not seen is refused, and reads what is there now', async () => {
  await save('password-reset', 0, { headline: 'First' });
  const both = await Promise.all([
    save('password-reset', 1, { headline: 'Mine' }),
    save('password-reset', 1, { headline: 'Theirs' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.code).toBe('mail_text_changed_meanwhile');
  const old = { site, kind: 'password-reset', locale: 'en', seen: 1 };
  expect((await call('DELETE', 'mail.php', old)).code).toBe('mail_text_changed_meanwhile');
  expect((await call('POST', 'mail-version.php', { ...old, version: 1 })).code).toBe('mail_text_changed_meanwhile');
  expect((await shown('password-reset')).version).toBe(2);
});

test('texts that say what the product says are not stored, and follow it', async () => {
  await save('mail-change', 0, { headline: 'Yours?' });
  expect(await run("select texts from mail_texts where kind = 'mail-change'")).toEqual([
    { texts: { headline: 'Yours?' } },
  ]);
  expect((await save('mail-change', 1, {})).body).toEqual({ version: 2 });
  expect(await shown('mail-change')).toMatchObject({ built_in: true, versions: [{ given_back: true }, {}] });
});

test('a text that would not be said as it is written is refused by name, and nothing is stored', async () => {
  const refused = async (name: string, text: string, kind: Kind = 'news-for-you') => {
    const replies = [await preview(kind, { [name]: text }), await save(kind, 0, { [name]: text })];
    const [first, second] = replies.map(({ status, body }) => [status, body.error?.code, body.error?.fields]);
    expect(first).toEqual(second);
    expect(Object.keys(replies[0]?.body.error?.fields ?? {}), text).toEqual([name]);
    return `${first?.[0]} ${first?.[1]}`;
  };
  for (const [name, text, code] of [
    ['headline', ' \u200b\n', 'mail_text_missing'],
    ['headline', 'x'.repeat(301), 'mail_text_too_long'],
    ['action', 'x'.repeat(61), 'mail_text_too_long'],
    ['headline', '<b>News</b>', 'mail_text_html'],
    ['headline', 'News<br/>', 'mail_text_html'],
    ['headline', '<img src=x onerror=alert(1)', 'mail_text_html'],
    ['headline', '</style>', 'mail_text_html'],
    ['headline', 'News {', 'mail_text_unreadable'],
    ['headline', '{site, date}', 'mail_text_unreadable'],
    ['headline', '{site, select, a {b} other {c}}', 'mail_text_unreadable'],
    ['headline', '{site, plural, one {b} other {c}}', 'mail_text_unreadable'],
    ['message', '{name} {count, plural, one {b}}', 'mail_text_unreadable'],
    ['message', '{name} {count, plural, offset:1 one {b} other {c}}', 'mail_text_unreadable'],
    ['message', '{name} {count, selectordinal, one {b} other {c}}', 'mail_text_unreadable'],
    ['headline', '{name}', 'mail_text_placeholder_unknown'],
    ['headline', '{login_url}', 'mail_text_placeholder_unknown'],
    ['headline', '{constructor}', 'mail_text_placeholder_unknown'],
    ['message', '{name} {count, plural, one {{password}} other {c}}', 'mail_text_placeholder_unknown'],
    ['like', 'Someone likes you', 'mail_text_placeholder_missing'],
    ['message', '{count, plural, one {{name}} other {Many}}', 'mail_text_placeholder_missing'],
    ['more', 'And more', 'mail_text_placeholder_missing'],
  ] as const)
    expect(await refused(name, text), `${name}: ${text}`).toBe(`422 ${code}`);
  const deep = `${'{count, plural, other {'.repeat(16)}${'}}'.repeat(16)}`;
  expect(await refused('message', deep)).toBe('422 mail_text_placeholder_missing');
  const { texts: _, ...which } = { site, kind: 'news-for-you', locale: 'en', texts: [] };
  for (const given of [
    [],
    [{ name: 'why', text: 'Because.' }],
    [{ name: 'subject', text: 'x'.repeat(2000) }],
    Array.from({ length: 100 }, () => ({ name: 'subject', text: 'x' })),
  ])
    expect([400, 422]).toContain((await call('POST', 'mail-preview.php', { ...which, texts: given })).status);
  for (const kind of [
    'withdrawal',
    'purchase',
    'direct-debit',
    'restriction',
    'complaint-decided',
    'notice',
    '__proto__',
  ])
    expect((await call('POST', 'mail.php', { ...which, kind, seen: 0, texts: [] })).code, kind).toBe('invalid_input');
  expect(await run("select 1 from mail_texts where kind = 'news-for-you'")).toEqual([]);
});

test('the preview is the mail in the site’s frame, loads nothing, leads nowhere and stores nothing', async () => {
  const { body } = await preview('notice-unread', {
    subject: "{count, plural, one {Eine Nachricht} other {# Nachrichten}} · that's {site}",
    text: 'Tom & Jerry \u202eevil',
  });
  expect(body.subject).toBe('3 Nachrichten · that’s Kindling'.replace('’', "'"));
  expect(body.html).toContain('Tom &amp; Jerry evil');
  expect(body.html).toContain('Dream');
  expect(body.html).not.toMatch(/ href=|<style|src="(?!data:image\/png;base64,)|prefers-color-scheme/);
  expect(await run("select 1 from mail_texts where kind = 'notice-unread'")).toEqual([]);
});

test('a trial goes to who writes alone, in the words that they wrote and nobody saved', async () => {
  product.mails.length = 0;
  const given = {
    site,
    kind: 'notice-weekly',
    locale: 'fi',
    texts: texts('notice-weekly', { subject: 'Uusia!' }, 'fi'),
  };
  expect((await call('POST', 'mail-test.php', given)).status).toBe(200);
  await product.settled();
  expect(product.mails.map(({ to }) => to)).toEqual([ada.email]);
  const mail = await sender.send(product.mails[0]);
  expect([mail.to, mail.subject]).toEqual([ada.email, 'Uusia!']);
  expect((await call('POST', 'mail-test.php', { ...given, texts: [] })).code).toBe('mail_text_missing');
  const push = { ...given, kind: 'push', texts: texts('push', {}) };
  expect((await call('POST', 'mail-test.php', push)).code).toBe('invalid_input');
});

test('the preview of pushes shows each of them in the words that are written, and those of the other kind as they are', async () => {
  expect((await save('push', 0, { look: 'Look at {site}.' })).status).toBe(200);
  const { body } = await preview('push-notice', { unread: '{count, plural, one {One waits} other {# wait}}' });
  expect(body.html).toContain('3 wait');
  expect(body.html.split('Look at Kindling.')).toHaveLength(7);
  const own = await preview('push', { conversation: 'From {name} <3' });
  expect(own.body.html).toContain('From Joost &lt;3');
  expect(own.body.html).not.toMatch(/ href=|<script|<style|src="(?!data:image\/png;base64,)/);
  expect((await preview('push', { like: 'Someone likes you' })).code).toBe('mail_text_placeholder_missing');
  expect((await preview('push', { match: '{name}'.padEnd(401, 'x') })).code).toBe('mail_text_too_long');
});

test('a stored text that cannot be read any more stops no mail: the product’s stands there', async () => {
  await run(
    `insert into mail_texts (site_id, kind, locale, version, texts, author, created_at)
     values ($1, 'welcome', 'sv', 1, '{"subject": "Hej {nobody}", "body": "{", "headline": "Hej där"}', 'x', now())`,
    site,
  );
  const mail = await welcome('sv');
  expect(mail.subject).toBe('Välkommen till Kindling, Nora');
  expect(mail.text.toLowerCase()).toContain('hej där');
});

test('every text of every mail is the product’s own at first, says all its placeholders, and may be written as it is', async () => {
  for (const kind of MAIL_KINDS)
    for (const locale of LOCALES) {
      const { status, body } = await preview(kind, {}, locale);
      expect([kind, locale, status, body.error]).toEqual([kind, locale, 200, undefined]);
      expect(`${body.subject}${body.html.replaceAll(/style="[^"]*"/g, '')}`, `${kind} ${locale}`).not.toMatch(
        /undefined|mails\.|\{[a-z]+/,
      );
    }
  for (const kind of MAIL_KINDS) {
    const all = Object.fromEntries(
      textsOfKind(kind).map(({ name, placeholders }) => [
        name,
        `${name.slice(0, 3)} ${placeholders.map((one) => `{${one}}`).join(' ')}`,
      ]),
    );
    const { body } = await preview(kind, all);
    expect(`${body.subject}${body.html}`, kind).not.toMatch(/undefined|\{(?:site|name|count)\}/);
  }
});

test('mails of another site are neither seen nor written, nor by other roles or by members', async () => {
  const [other] = await run(`insert into sites (host, pool, company_id, settings)
    select 'other.example', 2, company_id, settings from sites where is_default returning id`);
  product.travel(10_000);
  const which = { site: Number(other?.id), kind: 'welcome', locale: 'en' };
  const words = texts('welcome', { body: 'Theirs.' });
  const all = (who = ada, at = which.site) =>
    Promise.all([
      call('GET', `mails.php?site=${at}`, undefined, who),
      call('GET', `mail.php?site=${at}&kind=welcome&locale=en`, undefined, who),
      call('POST', 'mail-preview.php', { ...which, site: at, texts: words }, who),
      call('POST', 'mail-test.php', { ...which, site: at, texts: words }, who),
      call('POST', 'mail.php', { ...which, site: at, texts: words, seen: 0 }, who),
      call('DELETE', 'mail.php', { ...which, site: at, seen: 0 }, who),
      call('POST', 'mail-version.php', { ...which, site: at, seen: 0, version: 1 }, who),
    ]);
  expect((await all()).map(({ status }) => status)).toEqual(Array(7).fill(404));
  for (const role of ['moderator', 'support', 'finance'] as const)
    expect((await all(await staff(product, role, role), site)).map(({ status }) => status)).toEqual(Array(7).fill(403));
  expect((await all(await person(product, 'member'), site)).every(({ status }) => status >= 400)).toBe(true);
  expect(await run('select 1 from mail_texts where site_id = $1', which.site)).toEqual([]);
});
