import { expect, test } from 'vitest';
import { EXISTING_PAGES } from '#app/search-engines/existing-pages.ts';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import { ALERT_ROWS, type Alert } from '../src/pages/-shell/alert-table.ts';
import type { PageName } from '../src/pages/page-names.ts';
import { chatting } from './chatting.ts';
import { beginDebit, collects } from './debits.ts';
import { startTestApp } from './harness.ts';
import { person, staff } from './people.ts';
import { servePagesOf } from './rendered-pages.ts';

const PASSWORD = 'lantern street 9';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);
const joost = await person(kindling, 'Joost', { gender: 'male' });

/** A reader's cookie and addresses of their own. */
type Reader = { cookie: string; at?: Partial<Record<PageName, string>> };

const change = (text: string, ...values: unknown[]) => kindling.db.query({ text, values });
const stopMails = (id: number, ...reasons: string[]) =>
  change('update accounts set notifications_disabled = $2 where id = $1', id, reasons);
const post = (url: string, cookie: string, payload: object) =>
  page.inject({ method: 'POST', url, headers: { cookie }, payload });

const member = (name: string, traits: Parameters<typeof person>[2] = {}) => person(kindling, name, traits);

const READERS: { who: string; due: Alert[]; make: () => Promise<Reader> }[] = [
  {
    who: 'a member who has not opened the link of the mail, without a photo',
    due: ['activation-reminder', 'profile-photo'],
    make: () => member('Ada', { confirmed: false, status: 'disabled' }),
  },
  {
    who: 'a member who confirmed the address and waits for staff',
    due: ['held', 'profile-photo'],
    make: async () => {
      const held = await member('Bo', { confirmed: false, status: 'disabled' });
      await change('insert into held_accounts (account_id, created_at) values ($1, now())', held.id);
      return held;
    },
  },
  {
    who: 'a premium member whose mails came back, without a photo',
    due: ['disabled-notifications', 'profile-photo'],
    make: async () => {
      const marit = await member('Marit', { premium: true, credits: 50 });
      await stopMails(marit.id, 'bounce');
      const { body } = await chatting(kindling, marit).send({ profile_id: joost.id }, 'Hello');
      await collects(kindling);
      const { payment } = await beginDebit(kindling, marit);
      return {
        cookie: marit.cookie,
        at: { 'chats-id': `/chats/${body.conversation_id}`, directdebit: `/directdebit?payment=${payment.id}` },
      };
    },
  },
  {
    who: 'a member without confirmed address whose mails came back and who dismissed one of two reasons and the photo',
    due: ['disabled-notifications'],
    make: async () => {
      const cees = await member('Cees', { confirmed: false, status: 'disabled' });
      await stopMails(cees.id, 'bounce', 'fbl');
      await post('/api/dismissed-alerts.php', cees.cookie, { alerts: ['mail-stop-fbl', 'profile-photo'] });
      return cees;
    },
  },
  {
    who: 'a member who has dismissed all there is',
    due: [],
    make: async () => {
      const dina = await member('Dina');
      await stopMails(dina.id, 'listunsubscribe');
      await post('/api/dismissed-alerts.php', dina.cookie, { alerts: ['mail-stop-listunsubscribe', 'profile-photo'] });
      return dina;
    },
  },
  {
    who: 'one of the staff whose mails came back',
    due: ['disabled-notifications'],
    make: async () => {
      const esra = await staff(kindling, 'Esra', 'support');
      await stopMails(esra.id, 'fbl');
      return esra;
    },
  },
  {
    who: 'a visitor who has just deleted the account here',
    due: ['deletion-pending'],
    make: async () => {
      const floor = await member('Floor', { password_hash: await hashPassword(PASSWORD) });
      const { cookies } = await post('/api/account-deletion.php', floor.cookie, { password: PASSWORD });
      const proof = cookies.find(({ value }) => value);
      return { cookie: `${proof?.name}=${proof?.value}` };
    },
  },
  { who: 'any other visitor', due: [], make: async () => ({ cookie: 'locale=en' }) },
];

/** Where a page is whose address has open places. */
const AT: Partial<Record<PageName, string>> = {
  'members-id': `/members/${joost.id}`,
  'members-id-chat': `/members/${joost.id}/chat`,
  'members-id-signup': `/members/${joost.id}/signup`,
  'members-id-landing': `/members/${joost.id}/landing`,
  'members-id-landing2': `/members/${joost.id}/landing2`,
  'members-id-landing3': `/members/${joost.id}/landing3`,
  'likes-type': '/likes/sent',
  'likes-m-id': `/likes/m/${joost.id}`,
  'credits-id-paymentmethod': '/credits/1',
  'transactions-id': '/transactions',
};

/** The banner of the time bonus is none of the table. */
const alertsIn = (html: string) =>
  [...html.matchAll(/data-alert="([^"]+)"/g)].flatMap(([, alert = '']) => (alert in ALERT_ROWS ? [alert] : []));

test.each(READERS)(
  'on every page $who has in the first markup what the table of alerts says, in its order',
  { timeout: 60_000 },
  async ({ due, make }) => {
    const { cookie, at } = await make();
    let opened = 0;
    for (const { name, path } of EXISTING_PAGES) {
      const url = { ...AT, ...at }[name] ?? path.replace(/\/\{-\$\w+\}$/, '');
      if (url.includes('$')) continue;
      const { status, html } = await page(url, { cookie });
      // It leads somewhere else, or is not for this reader.
      if (status !== 200) continue;
      opened += 1;
      const expected = due.filter((alert) => !ALERT_ROWS[alert].whereNot.includes(name));
      expect([url, ...alertsIn(html)]).toEqual([url, ...expected]);
    }
    expect(opened).toBeGreaterThan(25);
  },
);

test('a dismissal counts as long as the table of alerts says', async () => {
  const gerda = await member('Gerda');
  const dismissed = async (): Promise<string[]> => {
    await change("update sessions set expires_at = expires_at + interval '1 year'");
    return (await page.inject({ url: '/api/user.php', headers: { cookie: gerda.cookie } })).json().user
      .dismissed_alerts;
  };
  const rows = Object.values(ALERT_ROWS).flatMap(({ dismissal }) => dismissal ?? []);
  await post('/api/dismissed-alerts.php', gerda.cookie, { alerts: rows.flatMap(({ as }) => as) });
  const DAY_MS = 24 * 3600_000;
  for (const days of [1, 29, 31, 89, 91, 360]) {
    kindling.travel(days * DAY_MS);
    const counting = rows.filter((row) => row.days === null || row.days >= days).flatMap(({ as }) => as);
    expect([days, (await dismissed()).toSorted()]).toEqual([days, counting.toSorted()]);
    kindling.travel(-days * DAY_MS);
  }
});
