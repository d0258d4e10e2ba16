import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { ban } from '#product/accounts/bans/bans.ts';
import type { MailPurpose } from '#product/accounts/mail-tokens/contract.ts';
import { issueMailToken } from '#product/accounts/mail-tokens/mail-tokens.ts';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import { SESSION_COOKIE } from '#product/accounts/sessions/sessions.ts';
import { decideComplaint } from '#product/complaints/decisions/decisions.ts';
import { ingestPhoto } from '#product/media/media.ts';
import { chatting } from './chatting.ts';
import { beginDebit, collects, debitForm, freshPhone, phoneCode } from './debits.ts';
import { freshAddress } from './endpoints.ts';
import { authenticator } from './fakes/authenticator.ts';
import type { TestApp } from './harness.ts';
import { factOf, orderOf, referenceOf, sandboxCall, storedPurchase } from './paying.ts';
import { type Person, person, takeCookie } from './people.ts';
import { backofficeSampleCalls } from './sample-calls-of-backoffice.ts';
import { companySampleCalls } from './sample-calls-of-companies.ts';
import { contentSampleCalls } from './sample-calls-of-content.ts';
import { debitSampleCalls } from './sample-calls-of-debits.ts';
import { fictionalSampleCalls, inboxSampleCalls } from './sample-calls-of-inbox.ts';
import { moneySampleCalls } from './sample-calls-of-money.ts';
import { payoutSampleCalls } from './sample-calls-of-payouts.ts';
import { siteSampleCalls } from './sample-calls-of-sites.ts';

/** Whom a call may concern: two members who suit each other, and whoever else a sample call makes. */
export interface Cast {
  marit: Person;
  joost: Person;
  newcomer?: Person;
}

/** What is sent, as whom; nobody's call has no cookie. */
export interface Sent {
  by?: Person;
  query?: string;
  body?: object | string;
  headers?: Record<string, string>;
}

/** A valid call of an endpoint that writes. */
export interface SampleCall {
  /** What is there before the call. */
  prepare?: (test: TestApp, cast: Cast) => Promise<Partial<Cast> | undefined>;
  call: (test: TestApp, cast: Cast) => Promise<Sent> | Sent;
  /** Whose user, chats or likes are other ones afterwards. */
  changes: (keyof Cast)[];
  /** Who is told anew although all is as it was: what changed stands in the same row as what the polls answer. */
  toldAnew?: (keyof Cast)[];
  /** It may be called for a few seconds only. */
  soon?: true;
}

const PASSWORD = 'lantern street';
const MAILBOX_TOKEN = 'a-token-of-the-mailbox';

const writes = (from: Person, to: Person) => async (test: TestApp) => {
  await chatting(test, from).send({ profile_id: to.id }, 'Hello');
  return undefined;
};
const conversationOf = async (test: TestApp, who: Person, other: Person): Promise<number> =>
  (await chatting(test, who).open({ profile_id: other.id })).body.conversation.id;

let fictional = 0;
const likes = async ({ app }: TestApp, from: Person, to: Person) => {
  const payload = { profile_id: to.id };
  await app.inject({ method: 'POST', url: '/api/like.php', headers: { cookie: from.cookie }, payload });
  return undefined;
};

const form = (name: string) => ({
  email: `${name}@example.com`,
  name,
  date_of_birth: '1984-11-02',
  gender: 'female',
  sexuality: 'hetero',
  password: PASSWORD,
  terms: true,
});

const purchase = async (test: TestApp) => {
  const { rows } = await test.db.query<{ id: number }>({ text: 'select min(id) as id from packages' });
  return orderOf(test, { package_id: rows[0]?.id ?? 0 });
};

/** Uploads that were begun, by who uploads: a small picture. */
const uploads = new WeakMap<Person, string>();
const small = () =>
  sharp({ create: { width: 240, height: 320, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

/** A part may be as small as that where it is the last. */
const LAST_PART = 'part';

const begins = async ({ app }: TestApp, { marit }: Cast, file?: Buffer, whole = false) => {
  const bytes = file ?? (await small());
  const headers = { cookie: marit.cookie };
  const url = '/api/photo-upload.php';
  const begun = await app.inject({ method: 'POST', url, headers, payload: { size: bytes.length } });
  const { id } = begun.json();
  uploads.set(marit, id);
  if (whole) await app.inject({ method: 'PUT', url: `${url}?id=${id}&offset=0`, headers, payload: bytes });
  return undefined;
};

/** The photos that marit has then. */
const shows = async (test: TestApp, cast: Cast, count: number) => {
  for (let position = 0; position < count; position += 1) {
    const bytes = await sharp({ create: { width: 60, height: 80 + position, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    await test.db.transaction((tx) =>
      ingestPhoto({ ...test.services, tx, sql: tx }, cast.marit.id, bytes, position, 'active'),
    );
  }
  return undefined;
};
const photosOf = async ({ db }: TestApp, { id }: Person): Promise<number[]> => {
  const { rows } = await db.query<{ id: number }>({
    text: 'select id from photos where member_id = $1 order by position',
    values: [id],
  });
  return rows.map((row) => row.id);
};

/** References of complaints, by who complained. */
const references = new WeakMap<Person, string>();
const complaint = ({ name }: Person) => ({
  ...{ key: randomUUID(), reason: 'fraud', content: 'message', about: name, text: 'Wants money.', good_faith: true },
  ...{ name: 'Ada', email: 'ada@example.org' },
});
const complains = async ({ app }: TestApp, { marit, joost }: Cast) => {
  const sent = { url: '/api/complaints.php', remoteAddress: freshAddress(), payload: complaint(joost) };
  references.set(marit, (await app.inject({ method: 'POST', ...sent })).json().reference);
  return undefined;
};

const savesSearch = async ({ app }: TestApp, { cookie }: Person) => {
  const payload = { name: 'Near', search: {}, alert: 'daily' };
  await app.inject({ method: 'POST', url: '/api/saved-searches.php', headers: { cookie }, payload });
  return undefined;
};
const savedSearchOf = async ({ app }: TestApp, { cookie }: Person): Promise<number> =>
  (await app.inject({ url: '/api/saved-searches.php', headers: { cookie } })).json().searches[0].id;
const alertsToken = async (test: TestApp, { id }: Person): Promise<string> =>
  (await test.calls()).transaction((call) => issueMailToken(call, id, 'saved_search_alerts', 60));

const subscription = () => ({
  endpoint: `https://push.kindling.dev/${randomUUID()}`,
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
});
const subscribes = async ({ app }: TestApp, { cookie }: Person) => {
  const payload = { subscription: subscription() };
  await app.inject({ method: 'POST', url: '/api/push.php', headers: { cookie }, payload });
  return undefined;
};
/** A token for marit, as a mail would carry it. */
const mailedToken = async (test: TestApp, { id }: Person, purpose: MailPurpose, detail?: string): Promise<string> =>
  (await test.calls()).transaction((call) => issueMailToken(call, id, purpose, 60, detail));
const hasPassword = async ({ db }: TestApp, { marit }: Cast) => {
  const values = [marit.id, await hashPassword(PASSWORD)];
  await db.query({ text: 'update accounts set password_hash = $2 where id = $1', values });
  return undefined;
};
const OTHER_PASSWORD = { password: 'another street', repeat: 'another street' };

const mailsToken = async (test: TestApp, { id }: Person): Promise<string> =>
  (await test.calls()).transaction((call) => issueMailToken(call, id, 'unsubscribe', 60));
/** Says that marit has just logged in. */
const proves = async ({ db }: TestApp, { marit }: Cast) => {
  await db.query({ text: 'update sessions set proved_at = now() where account_id = $1', values: [marit.id] });
  return undefined;
};
const posts = async ({ app }: TestApp, { cookie }: { cookie?: string }, url: string, payload?: object) =>
  app.inject({
    method: 'POST',
    url,
    remoteAddress: freshAddress(),
    headers: cookie ? { cookie } : {},
    ...(payload && { payload }),
  });

/** Passkeys and secrets of codes, by who has them. */
const keys = new WeakMap<Person, ReturnType<typeof authenticator>>();
const totps = new WeakMap<Person, string>();
const hasPasskey = async (test: TestApp, cast: Cast) => {
  await proves(test, cast);
  const key = authenticator((await test.app.sites.byHost('localhost')).origin);
  const passkey = key.make((await posts(test, cast.marit, '/api/passkey-options.php')).json());
  await posts(test, cast.marit, '/api/passkeys.php', { passkey, name: 'Phone' });
  keys.set(cast.marit, key);
  return undefined;
};
const beginsCodes = async (test: TestApp, cast: Cast) => {
  await proves(test, cast);
  totps.set(cast.marit, (await posts(test, cast.marit, '/api/totp.php')).json().secret);
  return undefined;
};
const codeOf = ({ services }: TestApp, { marit }: Cast) =>
  new TOTP({ secret: totps.get(marit) ?? '' }).generate({ timestamp: services.now().getTime() });
const hasCodes = async (test: TestApp, cast: Cast) => {
  await beginsCodes(test, cast);
  const { marit } = cast;
  const payload = { code: codeOf(test, cast) };
  await test.app.inject({ method: 'PUT', url: '/api/totp.php', headers: { cookie: marit.cookie }, payload });
  await test.db.query({ text: 'update totp set last_step = 0 where account_id = $1', values: [marit.id] });
  return undefined;
};
/** The cookie that a browser has after the right password of an account that is not let in by it alone. */
const proofOf = async (test: TestApp, { marit }: Cast): Promise<Record<string, string>> => {
  const reply = await posts(test, {}, '/api/user.php', { login: marit.email, password: PASSWORD });
  return { cookie: `login_proof=${reply.cookies.find(({ name }) => name === 'login_proof')?.value}` };
};

const givePassword = async ({ db }: TestApp, { id }: Person) => {
  const values = [id, await hashPassword(PASSWORD)];
  await db.query({ text: 'update accounts set password_hash = $2 where id = $1', values });
  return undefined;
};

/** What a browser knows of the account that was deleted in it. */
const proofs = new WeakMap<Person, string>();
const deletes = async (test: TestApp, who: Person) => {
  await givePassword(test, who);
  const { cookie } = who;
  const url = '/api/account-deletion.php';
  const reply = await test.app.inject({ method: 'POST', url, headers: { cookie }, payload: { password: PASSWORD } });
  proofs.set(who, `login_proof=${reply.cookies.find(({ name }) => name === 'login_proof')?.value}`);
  return undefined;
};

const hasExport = async (test: TestApp, who: Person) => {
  await givePassword(test, who);
  await test.app.inject({ method: 'POST', url: '/api/data-export.php', headers: { cookie: who.cookie } });
  await test.runJobs();
  return undefined;
};

/** What somebody owes of the newest purchase. */
const CLAIM_OF = `
  with disputed as (
    insert into disputes (payment_id, attempt_id, payment_account_id, reference, amount, currency, state, credits_taken)
    select a.payment_id, a.id, a.payment_account_id, $2, 995, 'EUR', 'lost_funds', 0 from payment_attempts a join payments p on p.id = a.payment_id
     where p.account_id = $1 order by p.id desc limit 1 returning id, payment_id)
  insert into claims (account_id, payment_id, dispute_id, amount, currency, credits_missing) select $1, payment_id, id, 995, 'EUR', 25 from disputed`;
const STORE_CARD_OF = `
  insert into stored_methods (account_id, payment_account_id, token, brand, last4, exp_month, exp_year, consent, consent_locale, consented_at)
  select $1, min(id), 'sbc_plain_' || gen_random_uuid(), 'visa', '4242', 12, 2099, '2026-11-26', 'en', now() from payment_accounts`;

/** Forms of orders that wait for a mandate, by who pays. */
const waiting = new WeakMap<Person, object>();
/** References of payments that were started, by who pays. */
const started = new WeakMap<Person, ReturnType<typeof factOf>>();

/** By the endpoint's name in its contract. Each endpoint that writes has one; the polls are compared around its call. */
export const sampleCalls: Readonly<Record<string, SampleCall>> = {
  ...siteSampleCalls,
  ...companySampleCalls,
  ...inboxSampleCalls,
  ...fictionalSampleCalls,
  ...backofficeSampleCalls,
  ...contentSampleCalls,
  ...moneySampleCalls,
  ...debitSampleCalls,
  ...payoutSampleCalls,
  chooseBrowserLanguage: { call: (_test, { marit }) => ({ by: marit, body: { language: 'nl' } }), changes: [] },
  chooseBrowserCountry: { call: (_test, { marit }) => ({ by: marit, body: { country: 'DE' } }), changes: [] },
  changeSourceChoice: { call: (_test, { marit }) => ({ by: marit, body: { choice: 'yes' } }), changes: [] },
  reportTimeZone: { call: (_test, { marit }) => ({ by: marit, body: { time_zone: 'Europe/Amsterdam' } }), changes: [] },
  setPlace: { call: (_test, { marit }) => ({ by: marit, body: { city_id: 2759661 } }), changes: ['marit'] },
  pageHidden: { call: () => ({ body: {}, headers: { cookie: 'lb=1' } }), changes: [] },
  saveLanguage: { call: (_test, { marit }) => ({ by: marit, body: { language: 'nl' } }), changes: ['marit'] },
  changePreferences: { call: (_test, { marit }) => ({ by: marit, body: { mail: { news: true } } }), changes: [] },
  dismissAlerts: { call: (_test, { marit }) => ({ by: marit, body: { alerts: ['push'] } }), changes: ['marit'] },
  resumeNotifications: {
    prepare: async ({ db }, { marit }) => {
      const text = "update accounts set notifications_disabled = '{bounce}' where id = $1";
      await db.query({ text, values: [marit.id] });
      return undefined;
    },
    call: (_test, { marit }) => ({ by: marit, body: { reason: 'bounce' } }),
    changes: ['marit'],
  },
  changeMailPreferences: {
    call: async (test, { marit }) => ({ body: { token: await mailsToken(test, marit), mail: { like: false } } }),
    changes: [],
  },
  unsubscribeOneClick: {
    call: async (test, { marit }) => ({
      query: `?token=${await mailsToken(test, marit)}`,
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    changes: ['marit'],
  },
  savePushSubscription: {
    call: (_test, { marit }) => ({ by: marit, body: { subscription: subscription() } }),
    changes: [],
  },
  deletePushSubscription: {
    prepare: (test, { marit }) => subscribes(test, marit),
    call: (_test, { marit }) => ({ by: marit }),
    changes: [],
  },
  sendTestPush: {
    prepare: (test, { marit }) => subscribes(test, marit),
    call: (_test, { marit }) => ({ by: marit }),
    changes: [],
  },
  logOut: { call: (_test, { marit }) => ({ by: marit }), changes: ['marit'] },
  liveEvents: { call: (_test, { marit }) => ({ by: marit }), changes: [] },
  logIn: {
    prepare: hasPassword,
    call: (_test, { marit }) => ({ body: { login: marit.email, password: PASSWORD } }),
    changes: [],
  },
  logInWithLink: {
    call: async (test, { marit }) => ({ body: { token: await mailedToken(test, marit, 'login') } }),
    changes: [],
  },
  changePassword: {
    prepare: hasPassword,
    call: (_test, { marit }) => ({ by: marit, body: { old_password: PASSWORD, ...OTHER_PASSWORD } }),
    changes: [],
    toldAnew: ['marit'],
  },
  askForReset: { call: (_test, { marit }) => ({ body: { email: marit.email } }), changes: [] },
  resetPassword: {
    call: async (test, { marit }) => ({
      body: { token: await mailedToken(test, marit, 'reset_password'), ...OTHER_PASSWORD },
    }),
    changes: ['marit'],
  },
  cancelReset: {
    call: async (test, { marit }) => ({ body: { token: await mailedToken(test, marit, 'reset_password') } }),
    changes: [],
  },
  askForMailChange: {
    prepare: hasPassword,
    call: (_test, { marit }) => ({ by: marit, body: { email: `new-${marit.email}`, password: PASSWORD } }),
    changes: [],
  },
  cancelMailChange: { call: (_test, { marit }) => ({ by: marit }), changes: [] },
  confirmMailChange: {
    call: async (test, { marit }) => ({
      body: { token: await mailedToken(test, marit, 'change_email', `new-${marit.email}`) },
    }),
    changes: ['marit'],
  },
  revertMailChange: {
    call: async (test, { marit }) => ({
      body: { token: await mailedToken(test, marit, 'revert_email', `old-${marit.email}`) },
    }),
    changes: ['marit'],
  },
  logInWithCode: {
    prepare: async (test, cast) => {
      await hasPassword(test, cast);
      return hasCodes(test, cast);
    },
    call: async (test, cast) => ({ body: { code: codeOf(test, cast) }, headers: await proofOf(test, cast) }),
    changes: [],
  },
  logInWithPasskey: {
    prepare: (test, cast) => hasPasskey(test, cast),
    call: async (test, { marit }) => ({
      body: { passkey: keys.get(marit)?.sign((await posts(test, {}, '/api/passkey-challenge.php')).json()) },
    }),
    changes: [],
  },
  proveIdentity: {
    prepare: (test, cast) => hasPassword(test, cast),
    call: (_test, { marit }) => ({ by: marit, body: { password: PASSWORD } }),
    changes: [],
  },
  endSession: {
    prepare: (test, cast) => proves(test, cast),
    call: (_test, { marit }) => ({ by: marit, body: { id: 1 } }),
    changes: [],
  },
  endOtherSessions: {
    prepare: (test, cast) => proves(test, cast),
    call: (_test, { marit }) => ({ by: marit }),
    changes: [],
  },
  askForPasskey: { call: () => ({}), changes: [] },
  beginPasskey: {
    prepare: (test, cast) => proves(test, cast),
    call: (_test, { marit }) => ({ by: marit }),
    changes: [],
  },
  addPasskey: {
    prepare: (test, cast) => proves(test, cast),
    call: async (test, { marit }) => {
      const key = authenticator((await test.app.sites.byHost('localhost')).origin);
      const passkey = key.make((await posts(test, marit, '/api/passkey-options.php')).json());
      return { by: marit, body: { passkey, name: 'Phone' } };
    },
    changes: [],
  },
  removePasskey: {
    prepare: (test, cast) => proves(test, cast),
    call: (_test, { marit }) => ({ by: marit, body: { id: 1 } }),
    changes: [],
  },
  beginTotp: { prepare: (test, cast) => proves(test, cast), call: (_test, { marit }) => ({ by: marit }), changes: [] },
  confirmTotp: {
    prepare: (test, cast) => beginsCodes(test, cast),
    call: (test, cast) => ({ by: cast.marit, body: { code: codeOf(test, cast) } }),
    changes: [],
  },
  turnTotpOff: {
    prepare: (test, cast) => hasCodes(test, cast),
    call: (_test, { marit }) => ({ by: marit }),
    changes: [],
  },
  renewRecoveryCodes: {
    prepare: (test, cast) => hasCodes(test, cast),
    call: (_test, { marit }) => ({ by: marit }),
    changes: [],
  },
  appealBan: {
    prepare: async (test, cast) => {
      await hasPassword(test, cast);
      const order = { account: cast.marit.id, reason: 'other', until: null } as const;
      await (await test.calls()).transaction((call) => ban(call, { name: 'ada' }, order));
      return undefined;
    },
    call: async (test, cast) => ({ body: { text: 'It was not me.' }, headers: await proofOf(test, cast) }),
    changes: [],
  },
  deleteAccount: {
    prepare: (test, { joost }) => givePassword(test, joost),
    call: (_test, { joost }) => ({ by: joost, body: { password: PASSWORD } }),
    changes: ['joost'],
  },
  mailReactivation: {
    prepare: (test, { joost }) => deletes(test, joost),
    call: (_test, { joost }) => ({ headers: { cookie: proofs.get(joost) ?? '' } }),
    changes: [],
  },
  reactivateAccount: {
    prepare: (test, { joost }) => deletes(test, joost),
    call: ({ mails }) => ({ body: { token: String(mails.at(-1)?.params.url).split('/').at(-1) } }),
    changes: [],
  },
  orderExport: { call: (_test, { marit }) => ({ by: marit }), changes: [] },
  openExport: {
    prepare: (test, { marit }) => hasExport(test, marit),
    call: (_test, { marit }) => ({ by: marit, body: { password: PASSWORD } }),
    changes: [],
  },
  downloadExport: {
    prepare: (test, { marit }) => hasExport(test, marit),
    call: async (test, { marit }) => {
      const opened = await posts(test, marit, '/api/data-export-ticket.php', { password: PASSWORD });
      takeCookie(marit, opened);
      return { by: marit, query: new URL(opened.json().url, 'http://localhost').search };
    },
    changes: [],
  },
  signUp: {
    call: (_test, { marit, joost }) => ({ body: { ...form(`${marit.name}-two`), recipient_id: joost.id } }),
    changes: [],
  },
  checkSignup: { call: (_test, { marit }) => ({ body: { name: `${marit.name}-three` } }), changes: [] },
  sendBirthDate: {
    call: () => ({
      body: 'day=14&month=6&year=1984',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    }),
    changes: [],
  },
  activateAccount: {
    prepare: async ({ app }, { joost }) => {
      const name = `${joost.name}-friend`;
      const intent = { recipient_id: joost.id, like_recipient: true, signup_message: 'Hello' };
      const payload = { ...form(name), ...intent };
      const reply = await app.inject({
        method: 'POST',
        url: '/api/signup.php',
        remoteAddress: freshAddress(),
        payload,
      });
      const session = reply.cookies.find((one) => one.name === SESSION_COOKIE)?.value;
      const { id, email } = reply.json().user;
      return { newcomer: { id, name, email, cookie: `${SESSION_COOKIE}=${session}` } };
    },
    call: ({ mails }) => ({ body: { token: new URL(String(mails.at(-1)?.params.url)).pathname.slice(1) } }),
    changes: ['joost', 'newcomer'],
  },
  inviteFriend: {
    prepare: async ({ db, travel }) => {
      const text = `update sites set settings = settings || '{"member_invites": 2}'`;
      await db.query({ text });
      travel(6000);
      return undefined;
    },
    call: (_test, { marit }) => ({ by: marit }),
    changes: [],
  },
  withdrawInvite: { call: (_test, { marit }) => ({ by: marit, body: { id: 1 } }), changes: [] },
  resendActivation: {
    prepare: async (test, { marit }) => ({ newcomer: await person(test, `${marit.name}-late`, { confirmed: false }) }),
    call: (_test, { newcomer }) => ({ ...(newcomer && { by: newcomer }) }),
    changes: [],
  },
  correctEmail: {
    prepare: async (test, { marit }) => {
      const newcomer = await person(test, `${marit.name}-late`, { confirmed: false });
      await hasPassword(test, { marit: newcomer, joost: marit });
      return { newcomer };
    },
    call: (_test, { newcomer }) => ({
      ...(newcomer && { by: newcomer, body: { email: `right-${newcomer.email}`, password: PASSWORD } }),
    }),
    changes: ['newcomer'],
  },
  passStep: { call: (_test, { marit }) => ({ by: marit, body: { step: 'about' } }), changes: [] },
  beginUpload: { call: (_test, { marit }) => ({ by: marit, body: { size: 1000 } }), changes: [] },
  sendPart: {
    prepare: (test, cast) => begins(test, cast, Buffer.from(LAST_PART)),
    call: (_test, { marit }) => ({ by: marit, query: `?id=${uploads.get(marit)}&offset=0`, body: LAST_PART }),
    changes: [],
  },
  cancelUpload: {
    prepare: (test, cast) => begins(test, cast),
    call: (_test, { marit }) => ({ by: marit, body: { id: uploads.get(marit) } }),
    changes: [],
  },
  addPhoto: {
    prepare: (test, cast) => begins(test, cast, undefined, true),
    call: (_test, { marit }) => ({ by: marit, body: { upload: uploads.get(marit) } }),
    changes: ['marit'],
  },
  orderPhotos: {
    prepare: (test, cast) => shows(test, cast, 2),
    call: async (test, { marit }) => ({ by: marit, body: { order: (await photosOf(test, marit)).toReversed() } }),
    changes: ['marit'],
  },
  editPhoto: {
    prepare: (test, cast) => shows(test, cast, 1),
    call: async (test, { marit }) => ({
      by: marit,
      body: { id: (await photosOf(test, marit))[0], turn: 'right', crop: { left: 0, top: 0, width: 1, height: 1 } },
    }),
    changes: ['marit'],
  },
  removePhoto: {
    prepare: (test, cast) => shows(test, cast, 1),
    call: async (test, { marit }) => ({ by: marit, body: { id: (await photosOf(test, marit))[0] } }),
    changes: ['marit'],
  },
  restorePhoto: {
    prepare: async (test, cast) => {
      await shows(test, cast, 1);
      const values = [cast.marit.id];
      await test.db.query({
        text: "update photos set status = 'removed', removed_from = status, removed_at = now() where member_id = $1",
        values,
      });
      return undefined;
    },
    call: async (test, { marit }) => ({ by: marit, body: { id: (await photosOf(test, marit))[0] } }),
    changes: ['marit'],
  },
  appealPhoto: {
    prepare: async (test, cast) => {
      await shows(test, cast, 1);
      const values = [cast.marit.id];
      await test.db.query({
        text: "update photos set status = 'rejected', reason = 'other' where member_id = $1",
        values,
      });
      return undefined;
    },
    call: async (test, { marit }) => ({ by: marit, body: { id: (await photosOf(test, marit))[0], text: 'It is me.' } }),
    changes: [],
  },
  saveProfile: {
    call: (_test, { marit }) => ({ by: marit, body: { hair_color: 'red', interests: ['tea'] } }),
    changes: ['marit'],
  },
  sendChatMessage: {
    call: (_test, { marit, joost }) => ({
      by: marit,
      body: { profile_id: joost.id, key: randomUUID(), body: 'Hello' },
    }),
    changes: ['marit', 'joost'],
  },
  addChatPhoto: {
    prepare: (test, cast) => begins(test, cast, undefined, true),
    call: (_test, { marit, joost }) => ({
      by: marit,
      body: { upload: uploads.get(marit), profile_id: joost.id },
    }),
    changes: [],
  },
  unsendMessage: {
    prepare: (test, { marit, joost }) => writes(marit, joost)(test),
    call: async (test, { marit, joost }) => {
      const { messages } = (await chatting(test, marit).open({ profile_id: joost.id })).body.conversation;
      return { by: marit, body: { message_id: messages[0].id } };
    },
    changes: ['marit', 'joost'],
  },
  setHiddenWords: {
    prepare: (test, { marit, joost }) => writes(joost, marit)(test),
    call: (_test, { marit }) => ({ by: marit, body: { words: ['Hello'] } }),
    changes: ['marit'],
  },
  dismissWarnings: {
    prepare: (test, { marit, joost }) => writes(marit, joost)(test),
    call: async (test, { marit, joost }) => ({
      by: joost,
      body: { conversation_id: await conversationOf(test, joost, marit), message_id: Number.MAX_SAFE_INTEGER },
    }),
    changes: [],
  },
  acknowledgeFictional: {
    prepare: async (test) => ({ newcomer: await person(test, `told ${randomUUID()}`, { fictional: true }) }),
    call: (_test, { marit, newcomer }) => ({ by: marit, body: { profile_id: newcomer?.id } }),
    changes: [],
  },
  translateMessage: {
    prepare: async (test, { marit, joost }) => {
      await writes(marit, joost)(test);
      // Translated before: nobody is asked for it.
      test.services.config.translate = { url: 'http://translator.invalid', key: null };
      await test.db.query({
        text: `insert into message_translations (message_id, language, asked_by, asked_at, body)
               select m.id, a.language, a.id, now(), 'Hello' from messages m, accounts a where m.sender_id = $1 and a.id = $2`,
        values: [marit.id, joost.id],
      });
      return undefined;
    },
    call: async (test, { marit, joost }) => {
      const { messages } = (await chatting(test, joost).open({ profile_id: marit.id })).body.conversation;
      return { by: joost, body: { message_id: messages[0].id } };
    },
    changes: [],
  },
  reportTyping: {
    prepare: (test, { marit, joost }) => writes(marit, joost)(test),
    call: async (test, { marit, joost }) => ({
      by: joost,
      body: { conversation_id: await conversationOf(test, joost, marit) },
    }),
    changes: [],
  },
  markConversationRead: {
    prepare: (test, { marit, joost }) => writes(marit, joost)(test),
    call: async (test, { marit, joost }) => ({
      by: joost,
      body: { conversation_id: await conversationOf(test, joost, marit), message_id: Number.MAX_SAFE_INTEGER },
    }),
    changes: ['joost'],
  },
  reportDelivered: {
    prepare: (test, { marit, joost }) => writes(marit, joost)(test),
    call: async (test, { marit, joost }) => ({
      by: joost,
      body: {
        marks: [{ conversation_id: await conversationOf(test, joost, marit), message_id: Number.MAX_SAFE_INTEGER }],
      },
    }),
    changes: [],
  },
  removeConversation: {
    prepare: (test, { marit, joost }) => writes(marit, joost)(test),
    call: async (test, { marit, joost }) => ({
      by: joost,
      body: { conversation_id: await conversationOf(test, joost, marit) },
    }),
    changes: ['joost'],
  },
  likeMember: {
    call: (_test, { marit, joost }) => ({ by: marit, body: { profile_id: joost.id } }),
    changes: ['marit', 'joost'],
  },
  unlikeMember: {
    prepare: (test, { marit, joost }) => likes(test, marit, joost),
    call: (_test, { marit, joost }) => ({ by: marit, body: { profile_id: joost.id } }),
    changes: ['marit', 'joost'],
  },
  markLikeSeen: {
    prepare: (test, { marit, joost }) => likes(test, marit, joost),
    call: (_test, { marit, joost }) => ({ by: joost, body: { profile_id: marit.id } }),
    changes: ['joost'],
  },
  autoLike: {
    prepare: async (test) => {
      fictional += 1;
      const newcomer = await person(test, `made up ${fictional}`, { fictional: true });
      await test.db.query({
        text: `with f as (insert into media_files (hash, width, height, thumbhash) values ('auto-like', 6, 8, 'dGg=') on conflict do nothing),
                    s as (update member_search set has_photo = true where member_id = $1)
               insert into photos (member_id, file_hash, position, status) values ($1, 'auto-like', 0, 'active')`,
        values: [newcomer.id],
      });
      return undefined;
    },
    call: (_test, { joost }) => ({ by: joost }),
    changes: ['joost'],
  },
  blockMember: {
    prepare: (test, { marit, joost }) => likes(test, marit, joost),
    call: (_test, { marit, joost }) => ({ by: marit, body: { profile_id: joost.id } }),
    changes: ['marit', 'joost'],
  },
  unblockMember: {
    prepare: async (test, { marit, joost }) => {
      await likes(test, marit, joost);
      const values = [marit.id, joost.id];
      await test.db.query({ text: 'insert into blocks (blocker_id, blocked_id) values ($1, $2)', values });
      return undefined;
    },
    call: (_test, { marit, joost }) => ({ by: marit, body: { profile_id: joost.id } }),
    changes: ['marit', 'joost'],
  },
  setInvisible: { call: (_test, { marit }) => ({ by: marit, body: { invisible: true } }), changes: ['marit'] },
  swipeMember: {
    call: (_test, { marit, joost }) => ({ by: marit, body: { profile_id: joost.id, verdict: 'like' } }),
    changes: ['marit', 'joost'],
  },
  notifyOfLikes: { call: (_test, { marit }) => ({ by: marit, body: { tell: true } }), changes: [] },
  takeBackSwipe: { call: (_test, { marit, joost }) => ({ by: marit, body: { profile_id: joost.id } }), changes: [] },
  passMember: { call: (_test, { marit, joost }) => ({ by: marit, body: { profile_id: joost.id } }), changes: [] },
  unpassMember: { call: (_test, { marit, joost }) => ({ by: marit, body: { profile_id: joost.id } }), changes: [] },
  visitProfile: { call: (_test, { marit, joost }) => ({ by: marit, body: { profile_id: joost.id } }), changes: [] },
  fileComplaint: {
    call: (_test, { joost }) => ({ body: complaint(joost) }),
    changes: [],
  },
  addComplaintPicture: {
    prepare: complains,
    call: async (_test, { marit }) => ({
      query: `?reference=${references.get(marit)}`,
      body: await small(),
      headers: { 'content-type': 'application/octet-stream' },
    }),
    changes: [],
  },
  appealComplaint: {
    prepare: async (test, cast) => {
      await complains(test, cast);
      const { id } =
        (await test.db.query<{ id: number }>({ text: 'select max(id) as id from complaints' })).rows[0] ?? {};
      const order = { complaint: id ?? 0, decision: 'no_action', ground: 'no_breach', words: 'Nothing.' } as const;
      await (await test.calls()).transaction((call) => decideComplaint(call, { name: 'ada' }, order));
      return undefined;
    },
    call: (_test, { marit }) => ({ body: { reference: references.get(marit), text: 'Look again.' } }),
    changes: [],
  },
  reportMember: {
    call: (_test, { marit, joost }) => ({
      by: marit,
      body: { profile_id: joost.id, reason: 'money', key: randomUUID() },
    }),
    changes: [],
  },
  takeStayDiscount: { call: (_test, { marit }) => ({ by: marit }), changes: [] },
  startPayment: {
    call: async (test, { joost }) => ({ by: joost, body: await purchase(test) }),
    changes: [],
  },
  returnFromProvider: {
    prepare: async (test, { joost }) => {
      const { cookie } = joost;
      const payload = await purchase(test);
      const reply = await test.app.inject({ method: 'POST', url: '/api/payment.php', headers: { cookie }, payload });
      started.set(joost, factOf(reply.json().payment, String(reply.json().payment.id)));
      return undefined;
    },
    call: (_test, { joost }) => ({ by: joost, body: { id: Number(started.get(joost)?.reference), cancelled: true } }),
    changes: [],
  },
  startClaimPayment: {
    prepare: async (test, { joost }) => {
      await storedPurchase(test, joost.id);
      await test.db.query({ text: CLAIM_OF, values: [joost.id, randomUUID()] });
      return undefined;
    },
    call: async ({ db }, { joost }) => {
      const text = 'select max(id)::int as id from claims where account_id = $1';
      const { rows } = await db.query<{ id: number }>({ text, values: [joost.id] });
      return { by: joost, body: { claim_id: rows[0]?.id, method: 'card', key: randomUUID() } };
    },
    changes: [],
  },
  sendPhoneCode: { call: (_test, { marit }) => ({ by: marit, body: { phone: freshPhone() } }), changes: [] },
  orderDirectDebit: {
    prepare: async (test, { joost }) => {
      await collects(test);
      // One that another of these left would stand in the way.
      await test.db.query({
        text: "update claims set state = 'written_off' where account_id = $1",
        values: [joost.id],
      });
      const phone = freshPhone();
      const payment = (await beginDebit(test, joost)).payment.id;
      waiting.set(joost, debitForm(payment, { phone, code: await phoneCode(test, joost, phone) }));
      return undefined;
    },
    call: (_test, { joost }) => ({ by: joost, body: waiting.get(joost) ?? {} }),
    changes: ['joost'],
  },
  removeStoredMethod: {
    prepare: async ({ db }, { marit }) => {
      await db.query({ text: STORE_CARD_OF, values: [marit.id] });
      return undefined;
    },
    call: async ({ db }, { marit }) => {
      const text = 'select max(id)::int as id from stored_methods where account_id = $1';
      const { rows } = await db.query<{ id: number }>({ text, values: [marit.id] });
      return { by: marit, body: { id: rows[0]?.id } };
    },
    changes: [],
  },
  setSpendingCap: { call: (_test, { marit }) => ({ by: marit, body: { currency: 'EUR', cap: 5000 } }), changes: [] },
  keepSpendingCap: { call: (_test, { marit }) => ({ by: marit, body: { currency: 'EUR' } }), changes: [] },
  reportMail: {
    prepare: async ({ services }) => {
      const secretsDir = await mkdtemp(join(tmpdir(), 'kindling-mailbox-'));
      onTestFinished(() => rm(secretsDir, { recursive: true }));
      await writeFile(join(secretsDir, 'mail.mailbox'), MAILBOX_TOKEN);
      Object.assign(services.config, { secretsDir });
      return undefined;
    },
    call: () => ({
      query: '?provider=mailbox',
      body: 'Subject: I am away\r\n\r\nUntil Monday',
      headers: { authorization: `Bearer ${MAILBOX_TOKEN}` },
    }),
    changes: [],
  },
  receiveWebhook: {
    prepare: async (test, { joost }) => {
      const { app } = test;
      const payload = await purchase(test);
      const reply = await app.inject({
        method: 'POST',
        url: '/api/payment.php',
        headers: { cookie: joost.cookie },
        payload,
      });
      started.set(joost, factOf(reply.json().payment, referenceOf(reply.json())));
      return undefined;
    },
    call: async ({ services }, { joost }) => {
      const fact = started.get(joost);
      const { headers, payload } = await sandboxCall(services, fact ? [fact] : []);
      return { query: '?provider=sandbox', body: payload, headers };
    },
    changes: ['joost'],
  },
  declareWithdrawal: {
    call: (_test, { marit }) => ({
      by: marit,
      body: { key: randomUUID(), name: 'Marit de Wit', email: marit.email, order: '25 credits, last Sunday' },
    }),
    changes: [],
  },
  saveSearch: {
    call: (_test, { marit }) => ({
      by: marit,
      body: { name: 'Around Arnhem', search: { min_age: 40, max_age: 50 }, alert: 'weekly' },
    }),
    changes: [],
  },
  changeSavedSearch: {
    prepare: (test, { marit }) => savesSearch(test, marit),
    call: async (test, { marit }) => ({ by: marit, body: { id: await savedSearchOf(test, marit), alert: 'daily' } }),
    changes: [],
  },
  deleteSavedSearch: {
    prepare: (test, { marit }) => savesSearch(test, marit),
    call: async (test, { marit }) => ({ by: marit, body: { id: await savedSearchOf(test, marit) } }),
    changes: [],
  },
  stopAlerts: {
    prepare: (test, { marit }) => savesSearch(test, marit),
    call: async (test, { marit }) => ({
      query: `?token=${await alertsToken(test, marit)}`,
      body: 'List-Unsubscribe=One-Click',
    }),
    changes: [],
  },
};
