import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { EXISTING_PAGES } from '#app/search-engines/existing-pages.ts';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import { issueLoginLink, issueMailToken } from '#product/accounts/mail-tokens/mail-tokens.ts';
import type { Layout, PageName } from '../src/pages/page-names.ts';
import { chatting } from './chatting.ts';
import { beginDebit, collects } from './debits.ts';
import { freshAddress } from './endpoints.ts';
import { startTestApp } from './harness.ts';
import { person } from './people.ts';
import { servePagesOf } from './rendered-pages.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);
const head = await servePagesOf(kindling, 'heads');
const joost = await person(kindling, 'Joost', { gender: 'male' });

/** Pages are drawn in these, one of them with long words; what their heads say in the others is made without. */
const DRAWN: readonly Locale[] = ['en', 'fi'];

/** What is around a page of each layout; landers bring bars and footers of their own. */
const AROUND: Record<Layout, string[]> = {
  default: ['bar', 'footer'],
  chat: ['bar'],
  lander: [],
  empty: [],
  staff: [],
};
const around = (html: string) => [
  ...(/<header [^>]*><nav aria-label/.test(html) ? ['bar'] : []),
  ...(html.includes('<footer id="foot"') ? ['footer'] : []),
];

test.each(LOCALES)(
  'every page has in %s a title of its own, what its layout has around it, and a description if search engines may list it',
  { timeout: 60_000 },
  async (language) => {
    const member = await person(kindling, `reads ${language}`, { premium: true, credits: 50, language });
    const { body } = await chatting(kindling, member).send({ profile_id: joost.id }, 'Hello');
    const fresh = await person(kindling, `new to ${language}`, { gender: 'male' });
    const link = await (await kindling.calls()).transaction((call) => issueLoginLink(call, joost.id));
    await kindling.db.query({
      text: "update accounts set status = 'not_confirmed' where id = $1",
      values: [member.id],
    });
    const activation = await (await kindling.calls()).transaction((call) =>
      issueMailToken(call, member.id, 'activate', 3600),
    );
    await kindling.app.inject({ method: 'POST', url: '/api/activate.php', payload: { token: activation } });
    const complaint = {
      ...{
        key: randomUUID(),
        reason: 'service',
        text: 'Slow.',
        name: 'Ada',
        email: 'ada@example.org',
        good_faith: true,
      },
    };
    const sent = {
      method: 'POST',
      url: '/api/complaints.php',
      remoteAddress: freshAddress(),
      payload: complaint,
    } as const;
    const { reference } = (await kindling.app.inject(sent)).json();
    await collects(kindling);
    const { payment: debit } = await beginDebit(kindling, member);
    /** Where a page is whose address has open places. */
    const at: Partial<Record<PageName, string>> = {
      'members-id': `/members/${joost.id}`,
      'members-id-chat': `/members/${fresh.id}/chat`,
      'members-id-signup': `/members/${joost.id}/signup`,
      'members-id-landing': `/members/${joost.id}/landing`,
      'members-id-landing2': `/members/${joost.id}/landing2`,
      'members-id-landing3': `/members/${joost.id}/landing3`,
      'chats-id': `/chats/${body.conversation_id}`,
      'likes-type': '/likes/sent',
      'likes-m-id': `/likes/m/${joost.id}`,
      'credits-id-paymentmethod': '/credits/1',
      'transactions-id': '/transactions',
      directdebit: `/directdebit?payment=${debit.id}`,
      'complaints-reference': `/complaints/${reference}`,
      token: new URL(link).pathname,
      'activate-done': `/activate/done?token=${activation}`,
    };
    const drawn = DRAWN.includes(language);
    const get = drawn ? page : head;
    const titles = new Map<string, PageName>();
    const descriptions = new Map<string, PageName>();
    for (const { name, path, layout } of EXISTING_PAGES) {
      const url = at[name] ?? path.replace('/{-$slug}', '');
      expect(url, `${name} needs an address in this test`).not.toContain('$');
      const own = await get(url, { cookie: member.cookie });
      // Members have no use for pages such as the log-in, which lead on.
      const {
        status,
        title = '',
        robots,
        html,
      } = own.status === 200 ? own : await get(url, { cookie: `locale=${language}` });
      expect([url, status, around(html)]).toEqual([url, 200, drawn ? AROUND[layout] : []]);
      expect(title.trim(), url).not.toBe('');
      expect([url, titles.get(title) ?? name]).toEqual([url, name]);
      titles.set(title, name);
      if (robots) continue;
      const [, description = ''] = /<meta name="description" content="([^"]*)">/.exec(html) ?? [];
      expect(description, url).not.toBe('');
      expect([url, descriptions.get(description) ?? name]).toEqual([url, name]);
      descriptions.set(description, name);
    }
    expect(titles.size).toBeGreaterThanOrEqual(20);
    expect(descriptions.size).toBeGreaterThanOrEqual(15);
  },
);

test('received, sent and mutual likes are told apart by their titles, and so is the list they belong to', async () => {
  const { cookie } = await person(kindling, 'Likes', {});
  const urls = ['/likes', '/likes/sent', '/likes/matches'];
  const titles = await Promise.all(urls.map(async (url) => (await page(url, { cookie })).title));
  expect(titles).toEqual(['Likes', 'Sent · Likes', 'Matches · Likes']);
});
