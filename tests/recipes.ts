import { randomUUID } from 'node:crypto';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import { SESSION_COOKIE } from '#product/accounts/sessions/sessions.ts';
import { SIGNATURE_HEADER, secretIn, signatureOf } from '#product/payments/sandbox/gateway.ts';
import { chatting } from './chatting.ts';
import { freshAddress } from './endpoints.ts';
import type { TestApp } from './harness.ts';
import { type Person, person } from './people.ts';

/** Whom a call may concern: two members who suit each other, and whoever else a recipe makes. */
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
export interface Recipe {
  /** What is there before the call. */
  prepare?: (test: TestApp, cast: Cast) => Promise<Partial<Cast> | undefined>;
  call: (test: TestApp, cast: Cast) => Promise<Sent> | Sent;
  /** Whose user, chats or likes are other ones afterwards. */
  changes: (keyof Cast)[];
}

const PASSWORD = 'lantern street';

const writes = (from: Person, to: Person) => async (test: TestApp) => {
  await chatting(test, from).send({ profile_id: to.id }, 'Hello');
  return undefined;
};
const conversationOf = async (test: TestApp, who: Person, other: Person): Promise<number> =>
  (await chatting(test, who).open({ profile_id: other.id })).body.conversation.id;

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

const purchase = async ({ db }: TestApp) => {
  const { rows } = await db.query<{ id: number }>({ text: 'select min(id) as id from packages' });
  return { package_id: rows[0]?.id, method: 'card', country: 'NL', key: randomUUID() };
};

/** References of payments that were started, by who pays. */
const started = new WeakMap<Person, { reference: string; price: object }>();

/** By the endpoint's name in its contract. Each endpoint that writes has one; the polls are compared around its call. */
export const recipes: Readonly<Record<string, Recipe>> = {
  chooseBrowserLanguage: { call: (_test, { marit }) => ({ by: marit, body: { language: 'nl' } }), changes: [] },
  tellTimeZone: { call: (_test, { marit }) => ({ by: marit, body: { time_zone: 'Europe/Amsterdam' } }), changes: [] },
  saveLanguage: { call: (_test, { marit }) => ({ by: marit, body: { language: 'nl' } }), changes: ['marit'] },
  logOut: { call: (_test, { marit }) => ({ by: marit }), changes: ['marit'] },
  liveEvents: { call: (_test, { marit }) => ({ by: marit }), changes: [] },
  logIn: {
    prepare: async ({ db }, { marit }) => {
      const values = [marit.id, await hashPassword(PASSWORD)];
      await db.query({ text: 'update accounts set password_hash = $2 where id = $1', values });
      return undefined;
    },
    call: (_test, { marit }) => ({ body: { login: marit.email, password: PASSWORD } }),
    changes: [],
  },
  signUp: {
    call: (_test, { marit, joost }) => ({ body: { ...form(`${marit.name}-two`), recipient_id: joost.id } }),
    changes: [],
  },
  checkSignup: { call: (_test, { marit }) => ({ body: { name: `${marit.name}-three` } }), changes: [] },
  activateAccount: {
    prepare: async ({ app }, { joost }) => {
      const name = `${joost.name}-friend`;
      const wish = { recipient_id: joost.id, like_recipient: true, signup_message: 'Hello' };
      const payload = { ...form(name), ...wish };
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
    call: ({ mails }) => ({ query: new URL(String(mails.at(-1)?.params.url)).search }),
    changes: ['joost', 'newcomer'],
  },
  resendActivation: {
    prepare: async (test, { marit }) => ({ newcomer: await person(test, `${marit.name}-late`, { confirmed: false }) }),
    call: (_test, { newcomer }) => ({ ...(newcomer && { by: newcomer }) }),
    changes: [],
  },
  sendChatMessage: {
    call: (_test, { marit, joost }) => ({
      by: marit,
      body: { profile_id: joost.id, key: randomUUID(), body: 'Hello' },
    }),
    changes: ['marit', 'joost'],
  },
  markConversationRead: {
    prepare: (test, { marit, joost }) => writes(marit, joost)(test),
    call: async (test, { marit, joost }) => ({
      by: joost,
      body: { conversation_id: await conversationOf(test, joost, marit), message_id: Number.MAX_SAFE_INTEGER },
    }),
    changes: ['joost'],
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
  startPayment: {
    call: async (test, { joost }) => ({ by: joost, body: await purchase(test) }),
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
      const { payment, redirect_url } = reply.json();
      started.set(joost, { reference: redirect_url.split('/').at(-1), price: payment.price });
      return undefined;
    },
    call: async ({ services }, { joost }) => {
      const { reference, price } = started.get(joost) ?? {};
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, reference, status: 'paid', ...price });
      const signature = signatureOf(body, await secretIn(services.config.dataDir), services.now());
      return { query: '?provider=sandbox', body, headers: { [SIGNATURE_HEADER]: signature } };
    },
    changes: ['joost'],
  },
};
