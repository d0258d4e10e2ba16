import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '#platform/i18n/locales.ts';
import { issueLoginLink } from '#product/accounts/mail-tokens/mail-tokens.ts';
import { PAGE_LIST, type PageName } from '../src/pages/page-names.ts';
import { chatting } from './chatting.ts';
import { startTestApp } from './harness.ts';
import { person } from './people.ts';
import { servePagesOf } from './rendered-pages.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);
const joost = await person(kindling, 'Joost', { gender: 'male' });

/** `members.$id.index.tsx` is `/members/$id`. */
const addressOf = (file: string) =>
  `/${file
    .replace(/\.tsx$/, '')
    .replace(/(^|\.)index$/, '')
    .replaceAll('.', '/')}`;
const files = readdirSync(join(import.meta.dirname, '../src/pages'))
  .filter((file) => /^[^-_].*\.tsx$/.test(file))
  .map(addressOf);
const existing = PAGE_LIST.filter(({ path }) => files.includes(path));

test.each(LOCALES)('every page has a title of its own in %s', { timeout: 60_000 }, async (language) => {
  const member = await person(kindling, `reads ${language}`, { premium: true, credits: 50, language });
  const { body } = await chatting(kindling, member).send({ profile_id: joost.id }, 'Hello');
  const fresh = await person(kindling, `new to ${language}`, { gender: 'male' });
  const link = await (await kindling.calls()).transaction((call) => issueLoginLink(call, joost.id));
  /** Where a page is whose address has open places. */
  const at: Partial<Record<PageName, string>> = {
    'members-id': `/members/${joost.id}`,
    'members-id-chat': `/members/${fresh.id}/chat`,
    'members-id-signup': `/members/${joost.id}/signup`,
    'chats-id': `/chats/${body.conversation_id}`,
    'likes-type': '/likes/sent',
    'likes-m-id': `/likes/m/${joost.id}`,
    'credits-id-paymentmethod': '/credits/1',
    'transactions-id': '/transactions',
    token: new URL(link).pathname,
  };
  const titles = new Map<string, PageName>();
  for (const { name, path } of existing) {
    const url = at[name] ?? path;
    expect(url, `${name} needs an address in this test`).not.toContain('$');
    const own = await page(url, { cookie: member.cookie });
    // Members have no use for pages such as the log-in, which lead on.
    const { status, title = '' } = own.status === 200 ? own : await page(url, { cookie: `locale=${language}` });
    expect([url, status]).toEqual([url, 200]);
    expect(title.trim(), url).not.toBe('');
    expect([url, titles.get(title) ?? name]).toEqual([url, name]);
    titles.set(title, name);
  }
  expect(titles.size).toBeGreaterThanOrEqual(20);
});

test('received, sent and mutual likes are told apart by their titles, and so is the list they belong to', async () => {
  const { cookie } = await person(kindling, 'Likes', {});
  const urls = ['/likes', '/likes/sent', '/likes/matches'];
  const titles = await Promise.all(urls.map(async (url) => (await page(url, { cookie })).title));
  expect(titles).toEqual(['Likes', 'Sent · Likes', 'Matches · Likes']);
});
