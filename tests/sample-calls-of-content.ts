import { randomUUID } from 'node:crypto';
import type { Role } from '#product/accounts/contract.ts';
import type { TestApp } from './harness.ts';
import { staff } from './people.ts';
import type { SampleCall } from './sample-calls.ts';

let count = 0;
const numbered = () => {
  count += 1;
  return count;
};
const someStaff = (test: TestApp, role: Role) => staff(test, `${role} of content ${numbered()}`, role);
const ask = async (test: TestApp, text: string, ...values: unknown[]) =>
  (await test.db.query<{ id: number }>({ text, values })).rows[0]?.id ?? 0;
const defaultSite = (test: TestApp) => ask(test, 'select id from sites where is_default');

/** A call of an administrator about a colleague. */
const aboutColleague = (
  body: (test: TestApp, id: number) => Promise<object> | object,
  state: 'active' | 'not_confirmed' = 'active',
): SampleCall => ({
  call: async (test) => {
    const by = await someStaff(test, 'admin');
    const { id } = await someStaff(test, 'support');
    await ask(test, 'update accounts set status = $2 where id = $1', id, state);
    return { by, body: await body(test, id) };
  },
  changes: [],
});

const givesFactor = (test: TestApp, id: number) =>
  ask(test, "insert into totp (account_id, secret, created_at, confirmed_at) values ($1, 'x', now(), now())", id);

const DRAFT = { title: 'About us', description: '', lead: '', text: 'We are people.' };

/** A call of an administrator about a page that has some versions. */
const aboutPage = (body: (which: object) => object, versions = 0): SampleCall => ({
  call: async (test) => {
    const by = await someStaff(test, 'admin');
    const which = { site: await defaultSite(test), slug: `sample-${numbered()}`, locale: 'en' };
    for (let seen = 0; seen < versions; seen += 1)
      await test.app.inject({
        method: 'POST',
        url: '/api/admin/page.php',
        headers: { cookie: by.cookie },
        payload: { ...which, ...DRAFT, seen, from: null },
      });
    return { by, body: body(which) };
  },
  changes: [],
});

const MAIL = {
  ...{ subject: 'Hello at {site}', preview: 'Your new neighbours wait.', headline: 'Hello, {name}' },
  ...{ body: 'You are in.', action: 'Look around', photo: 'Show yourself.', profile: 'To your profile' },
};
const MAIL_WORDS = Object.entries(MAIL).map(([name, text]) => ({ name, text }));
const MAIL_LOCALES = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'];

/** A call of an administrator about the words of a mail, in a language of its own, that has some versions. */
const aboutMail = (body: (which: object) => object, versions = 0): SampleCall => ({
  call: async (test) => {
    const by = await someStaff(test, 'admin');
    const site = await defaultSite(test);
    const taken = await ask(test, 'select count(distinct locale)::int as id from mail_texts where site_id = $1', site);
    const which = { site, kind: 'welcome', locale: MAIL_LOCALES[taken % MAIL_LOCALES.length] };
    for (let seen = 0; seen < versions; seen += 1)
      await test.app.inject({
        method: 'POST',
        url: '/api/admin/mail.php',
        headers: { cookie: by.cookie },
        payload: { ...which, texts: MAIL_WORDS, seen },
      });
    return { by, body: body(which) };
  },
  changes: [],
});

const NEWS = { subject: 'Photos in chats', text: 'You can send photos in every conversation now.' };
const NEWS_TEXTS = { texts: [{ locale: 'en', ...NEWS }] };

const aboutNews = (body: (site: number) => object): SampleCall => ({
  call: async (test) => ({ by: await someStaff(test, 'admin'), body: body(await defaultSite(test)) }),
  changes: [],
});

/** Of the staff's accounts, and of what staff write and give out. */
export const contentSampleCalls: Record<string, SampleCall> = {
  inviteColleague: {
    call: async (test) => {
      const email = `colleague${numbered()}@example.com`;
      const body = { email, role: 'support', site: await defaultSite(test), all_sites: false };
      return { by: await someStaff(test, 'admin'), body };
    },
    changes: [],
  },
  changeColleague: aboutColleague(async (test, id) => {
    const seen = { role: 'support', site: await defaultSite(test), all_sites: false };
    return { id, ...seen, role: 'finance', seen };
  }),
  endColleagueAccount: aboutColleague((_test, id) => ({ id })),
  inviteColleagueAgain: aboutColleague((_test, id) => ({ id }), 'not_confirmed'),
  requestFactorReset: aboutColleague(async (test, id) => {
    await givesFactor(test, id);
    return { id };
  }),
  decideFactor: aboutColleague(async (test, id) => {
    await givesFactor(test, id);
    const other = await someStaff(test, 'admin');
    const headers = { cookie: other.cookie };
    await test.app.inject({ method: 'POST', url: '/api/admin/staff-factor.php', headers, payload: { id } });
    return { id: await ask(test, 'select id from factor_resets where account_id = $1', id), approve: true };
  }),
  previewNews: aboutNews((site) => ({ site, kind: 'news', locale: 'en' })),
  tryNews: aboutNews((site) => ({ site, kind: 'news', path: '/chats', code: null, locale: 'en', ...NEWS })),
  sendNews: aboutNews((site) => ({
    ...{ key: randomUUID(), site, kind: 'news', path: '/chats', code: null, starts: null },
    ...NEWS_TEXTS,
  })),
  stopNews: {
    call: async (test) => {
      const id = await ask(
        test,
        `insert into announcements (site_id, kind, texts, path, starts_at, ends_at, staff_name, created_at)
         values ($1, 'news', $2, '/chats', now() + interval '1 day', now() + interval '2 days', 'ada', now()) returning id`,
        await defaultSite(test),
        JSON.stringify({ en: NEWS }),
      );
      return { by: await someStaff(test, 'admin'), body: { id } };
    },
    changes: [],
  },
  makeStaffInvites: {
    call: async (test) => {
      const body = { site: await defaultSite(test), label: 'Fair', count: 2, uses: 5, days: 14 };
      return { by: await someStaff(test, 'support'), body };
    },
    changes: [],
  },
  changeStaffInvite: {
    call: async (test) => {
      const id = await ask(
        test,
        `insert into invites (site_id, code_hash, created_at, expires_at, max_uses)
         values ($1, sha256($2::bytea), now(), '2036-01-01T00:00:00Z', 3) returning id`,
        await defaultSite(test),
        `sample ${numbered()}`,
      );
      return {
        by: await someStaff(test, 'support'),
        body: { id, seen: 'active', seen_expires_at: '2036-01-01T00:00:00Z', state: 'paused' },
      };
    },
    changes: [],
  },
  previewSitePage: aboutPage((which) => ({ ...which, ...DRAFT })),
  saveSitePage: aboutPage((which) => ({ ...which, ...DRAFT, seen: 0, from: null })),
  giveBackSitePage: aboutPage((which) => ({ ...which, seen: 1 }), 1),
  restoreSitePage: aboutPage((which) => ({ ...which, seen: 2, version: 1 }), 2),
  previewSiteMail: aboutMail((which) => ({ ...which, texts: MAIL_WORDS })),
  trySiteMail: aboutMail((which) => ({ ...which, texts: MAIL_WORDS })),
  saveSiteMail: aboutMail((which) => ({ ...which, texts: MAIL_WORDS, seen: 0 })),
  giveBackSiteMail: aboutMail((which) => ({ ...which, seen: 1 }), 1),
  restoreSiteMail: aboutMail((which) => ({ ...which, seen: 2, version: 1 }), 2),
};
