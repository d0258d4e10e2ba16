import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person, takeCookie } from '#tests/people.ts';

const app = await startTestApp();
const DAY_MS = 24 * 3600_000;

let count = 0;
const caller = () => ({ 'x-forwarded-for': `192.0.2.${++count % 250}` });

interface Newcomer {
  id: number;
  email: string;
  cookie: string;
  /** The path in the activation mail: a slash and the token. */
  link: string;
}

async function signUp(intent: object = {}): Promise<Newcomer> {
  const name = `joost${++count}`;
  const reply = await app.app.inject({
    method: 'POST',
    url: '/api/signup.php',
    headers: caller(),
    payload: {
      email: `${name}@example.com`,
      name,
      date_of_birth: '1979-04-12',
      gender: 'male',
      sexuality: 'hetero',
      password: 'lantern street',
      terms: true,
      ...intent,
    },
  });
  const token = reply.cookies.find((entry) => entry.name === 'auth')?.value;
  return { id: reply.json().user.id, email: `${name}@example.com`, cookie: `auth=${token}`, link: newestLink() };
}

const newestLink = () => String(app.mails.at(-1)?.params.url).replace('http://localhost:3000', '');
const click = async (link: string) => {
  const payload = { token: link.slice(1) };
  const reply = await app.app.inject({ method: 'POST', url: '/api/activate.php', headers: caller(), payload });
  if (reply.statusCode === 200) return '/activate/done';
  expect([reply.statusCode, reply.json().error.code]).toEqual([410, 'activation_failed']);
  return '/activate/error';
};
const get = (url: string, cookie: string) => app.app.inject({ method: 'GET', url, headers: { cookie } });
const me = async ({ cookie }: { cookie: string }) => (await get('/api/user.php', cookie)).json().user;
const intent = async ({ cookie }: { cookie: string }) => (await get('/api/signup-intent.php', cookie)).json().intent;
const resend = (cookie: string) =>
  app.app.inject({ method: 'POST', url: '/api/activation-mail.php', headers: { ...caller(), cookie } });
const rows = async (text: string, ...values: unknown[]) => (await app.db.query({ text, values })).rows;

let marit: Person;
beforeEach(async () => {
  marit = await person(app, `marit${++count}`);
  app.events.length = 0;
});

describe('the link in the activation mail', () => {
  test('confirms the address, shows the profile, and the open session knows at once', async () => {
    const joost = await signUp();
    expect(await me(joost)).toMatchObject({ status: 'not_confirmed', profile: { status: 'disabled' } });
    expect(await click(joost.link)).toBe('/activate/done');
    expect(await me(joost)).toMatchObject({ status: 'active', profile: { status: 'active' } });
    expect(await rows('select visible from member_search where member_id = $1', joost.id)).toEqual([{ visible: true }]);
  });

  test('does what was wished: the like is given, the message sent and paid', async () => {
    const joost = await signUp({
      recipient_id: marit.id,
      signup_message: 'I liked your garden.',
      like_recipient: true,
    });
    expect(await intent(joost)).toEqual({
      recipient_id: marit.id,
      liked: false,
      message_sent: false,
      conversation_id: expect.any(Number),
    });
    expect((await me(joost)).credits).toBe(10);
    await click(joost.link);
    expect(await intent(joost)).toEqual({
      recipient_id: marit.id,
      liked: true,
      message_sent: true,
      conversation_id: expect.any(Number),
    });
    expect((await me(joost)).credits).toBe(10);
    expect((await get('/api/likes.php', marit.cookie)).json().liked_by).toMatchObject([
      { id: joost.id, like_new: true },
    ]);
    const inbox = (await get('/api/chats.php', marit.cookie)).json().chats;
    expect(inbox).toHaveLength(1);
    expect(inbox[0]).toMatchObject({
      num_unread_messages: 1,
      profile: { id: joost.id },
      conversation: { last_message: { body: 'I liked your garden.' } },
    });
    const told = app.events.filter(({ memberId }) => memberId === marit.id).map(({ event }) => event.type);
    expect(told.sort()).toEqual(['like', 'message']);
  });

  test('works again and again and does everything once', async () => {
    const joost = await signUp({ recipient_id: marit.id, signup_message: 'Once only.', like_recipient: true });
    const places = await Promise.all([click(joost.link), click(joost.link), click(joost.link)]);
    expect(places).toEqual(['/activate/done', '/activate/done', '/activate/done']);
    app.travel(8 * DAY_MS);
    expect(await click(joost.link)).toBe('/activate/done');
    expect(await rows('select body from messages where sender_id = $1', joost.id)).toEqual([{ body: 'Once only.' }]);
    expect(await rows('select amount from credit_ledger where account_id = $1 order by id', joost.id)).toEqual([
      { amount: 15 },
      { amount: -5 },
    ]);
  });

  test('greets the member once, with ways on that log nobody in', async () => {
    const joost = await signUp();
    const greetings = () => app.mails.filter(({ template, to }) => template === 'welcome' && to === joost.email);
    expect(greetings()).toEqual([]);
    await Promise.all([click(joost.link), click(joost.link)]);
    await click(joost.link);
    expect(greetings()).toMatchObject([{ params: { url: 'http://localhost:3000/members' } }]);
  });

  test('of an earlier mail still works, and the other one then too', async () => {
    const joost = await signUp({ recipient_id: marit.id, signup_message: 'Hello' });
    await resend(joost.cookie);
    const second = newestLink();
    expect(second).not.toBe(joost.link);
    expect(await click(joost.link)).toBe('/activate/done');
    expect(await click(second)).toBe('/activate/done');
    expect(await rows('select 1 from messages where sender_id = $1', joost.id)).toHaveLength(1);
  });

  test('leads to the error page when it is expired and changes nothing', async () => {
    const joost = await signUp();
    app.travel(7 * DAY_MS + 1000);
    expect(await click(joost.link)).toBe('/activate/error');
    expect(await me(joost)).toMatchObject({ status: 'not_confirmed' });
  });

  test('confirms nobody when a program that looks into mails opens it, and still works afterwards', async () => {
    const joost = await signUp();
    const token = joost.link.slice(1);
    for (const url of [`/api/mail-link.php?token=${token}`, `/api/activate.php?token=${token}`])
      for (const method of ['HEAD', 'GET'] as const)
        await app.app.inject({ method, url, headers: { ...caller(), 'sec-fetch-site': 'cross-site' } });
    expect(await me(joost)).toMatchObject({ status: 'not_confirmed' });
    expect(await click(joost.link)).toBe('/activate/done');
  });

  test('of a mail from before leads to the page of the link', async () => {
    const { link } = await signUp();
    const reply = await app.app.inject({ url: `/api/activate.php?token=${link.slice(1)}`, headers: caller() });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, link]);
  });

  test('that is forged leads to the error page', async () => {
    expect(await click(`/${'A'.repeat(43)}`)).toBe('/activate/error');
  });

  test.each([
    '/api/activate.php',
    '/api/activate.php?token=',
    '/api/activate.php?token=a&token=b',
    `/api/activate.php?token=${'x'.repeat(5000)}`,
    '/api/activate.php?token=%00%ff',
    `/api/activate.php?token=/evil.example/${'x'.repeat(30)}`,
  ])('that is broken leads to the error page: %s', async (url) => {
    const reply = await app.app.inject({ url, headers: { ...caller(), 'sec-fetch-site': 'cross-site' } });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/activate/error']);
  });

  test('of a blocked account does not open it', async () => {
    const joost = await signUp();
    await app.db.query({ text: "update accounts set status = 'blocked' where id = $1", values: [joost.id] });
    expect(await click(joost.link)).toBe('/activate/error');
    expect(await rows('select status from accounts where id = $1', joost.id)).toEqual([{ status: 'blocked' }]);
  });

  test('made for another purpose does not activate', async () => {
    const joost = await signUp();
    await app.db.query({ text: "update mail_tokens set purpose = 'login' where account_id = $1", values: [joost.id] });
    expect(await click(joost.link)).toBe('/activate/error');
  });

  test('is stored only as a hash', async () => {
    const joost = await signUp();
    const token = joost.link.slice(1);
    const stored = await app.db.query<{ token_hash: Buffer }>({ text: 'select token_hash from mail_tokens' });
    expect(stored.rows.some((row) => row.token_hash.toString('base64url') === token)).toBe(false);
  });
});

describe('a intent that became impossible does not stop the activation', () => {
  test.each<[string, (member: Person, newcomer: Newcomer) => Promise<unknown>]>([
    ['the member left', (member) => rows("update members set status = 'deleted' where id = $1", member.id)],
    [
      'the member blocked',
      (member, newcomer) => rows('insert into blocks (blocker_id, blocked_id) values ($1, $2)', member.id, newcomer.id),
    ],
  ])('%s', async (_, change) => {
    const joost = await signUp({ recipient_id: marit.id, signup_message: 'Hello', like_recipient: true });
    await change(marit, joost);
    app.events.length = 0;
    expect(await click(joost.link)).toBe('/activate/done');
    expect(await me(joost)).toMatchObject({ status: 'active', credits: 15, free_conversations_left: 2 });
    expect(await intent(joost)).toMatchObject({ message_sent: false });
    expect((await get('/api/signup-intent.php', joost.cookie)).json().returned).toBe(1);
    expect(app.events.filter(({ memberId }) => memberId === marit.id)).toEqual([]);
  });

  test('there never was such a member, or it is not one for the newcomer', async () => {
    const elsewhere = await person(app, `elsewhere${++count}`, { status: 'disabled' });
    for (const recipient_id of [999_999, elsewhere.id]) {
      const joost = await signUp({ recipient_id, signup_message: 'Hello', like_recipient: true });
      expect(await click(joost.link)).toBe('/activate/done');
      expect(await me(joost)).toMatchObject({ status: 'active', credits: 15, free_conversations_left: 2 });
      expect(await intent(joost)).toMatchObject({ liked: false, message_sent: false });
    }
  });

  test('the credits do not suffice: the like is given all the same', async () => {
    await rows(`update sites set settings = settings || '{"starting_credits": 4}'`);
    app.travel(6000);
    const joost = await signUp({ recipient_id: marit.id, signup_message: 'Hello', like_recipient: true });
    await rows(`update sites set settings = settings || '{"starting_credits": 15}'`);
    app.travel(6000);
    expect(await click(joost.link)).toBe('/activate/done');
    expect(await intent(joost)).toMatchObject({ liked: true, message_sent: false });
    expect((await me(joost)).credits).toBe(4);
  });
});

describe('another activation mail', () => {
  test('is sent five times a day', async () => {
    const joost = await signUp();
    const before = app.mails.length;
    for (let attempt = 0; attempt < 5; attempt++) expect((await resend(joost.cookie)).json()).toEqual({ ok: true });
    const sixth = await resend(joost.cookie);
    expect(sixth.statusCode).toBe(429);
    expect(sixth.json().error.message).toBe('Too many activation e-mails sent, please try again tomorrow.');
    expect(app.mails).toHaveLength(before + 5);
    app.travel(DAY_MS + 1000);
    expect((await resend(joost.cookie)).statusCode).toBe(200);
  });

  test('keeps to five a day when asked many times at once', async () => {
    const joost = await signUp();
    const codes = (await Promise.all(Array.from({ length: 9 }, () => resend(joost.cookie)))).map(
      (reply) => reply.statusCode,
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(5);
  });

  test('is not for visitors nor for those who confirmed', async () => {
    const visitor = await resend('');
    expect(visitor.statusCode).toBe(403);
    expect(visitor.json().authentication_required).toBe(true);
    const confirmed = await resend(marit.cookie);
    expect(confirmed.statusCode).toBe(409);
    expect(confirmed.json().error.code).toBe('already_confirmed');
  });
});

describe('the address of the sign-up, which nobody confirmed,', () => {
  const emailOf = async ({ cookie }: { cookie: string }) => (await me({ cookie })).email;
  const correct = (cookie: string, email: string, password?: string) =>
    app.app.inject({
      method: 'PUT',
      url: '/api/activation-mail.php',
      headers: { ...caller(), cookie },
      payload: { email, ...(password && { password }) },
    });
  const codeOf = (reply: Awaited<ReturnType<typeof correct>>) => reply.json().error?.code ?? reply.statusCode;
  const mailsTo = (email: string) => app.mails.filter(({ to }) => to === email).map(({ template }) => template);
  const hidden = async (hide: boolean) => {
    await rows('update sites set settings = settings || $1::jsonb', JSON.stringify({ hide_account_existence: hide }));
    app.travel(10_000);
  };

  test('is another one at once: its mail activates, and what went to the one before is over', async () => {
    const joost = await signUp();
    const before = await emailOf(joost);
    await app.app.inject({
      method: 'POST',
      url: '/api/reset-password.php',
      headers: caller(),
      payload: { email: before },
    });
    const reset = new URL(String(app.mails.at(-1)?.params.url)).searchParams.get('token');
    const fresh = ` Right-${before} `;
    expect((await correct(joost.cookie, fresh)).json()).toMatchObject({ address: fresh.trim() });
    expect(await emailOf(joost)).toBe(fresh.trim());
    expect(app.mails.at(-1)).toMatchObject({ to: fresh.trim(), template: 'activation' });
    expect(await click(joost.link)).toBe('/activate/error');
    const opened = await get(`/api/reset-password.php?token=${reset}`, '');
    expect(opened.statusCode).toBe(410);
    expect(mailsTo(before)).toEqual(['activation', 'password-reset']);
    expect(await click(newestLink())).toBe('/activate/done');
    expect(await me(joost)).toMatchObject({ status: 'active', email: fresh.trim() });
    expect(codeOf(await correct(joost.cookie, before))).toBe('already_confirmed');
  });

  test('stays what it is for what is no address, one of minutes, somebody’s and the own', async () => {
    const joost = await signUp();
    const own = await emailOf(joost);
    const refused = { 'no address': 'new_email_invalid', 'x@mailinator.com': 'email_disposable' };
    for (const [email, code] of Object.entries(refused)) expect(codeOf(await correct(joost.cookie, email))).toBe(code);
    const taken = await correct(joost.cookie, marit.email.toUpperCase());
    expect(taken.json().error).toMatchObject({
      message: 'This email address already owns an account on this website.',
      fields: { email: expect.any(String) },
    });
    expect(await emailOf(joost)).toBe(own);
    expect(await click(joost.link)).toBe('/activate/done');
    expect((await correct('', 'x@example.com')).statusCode).toBe(403);
  });

  test('may be sent to itself again, which ends the links of before', async () => {
    const joost = await signUp();
    expect(codeOf(await correct(joost.cookie, await emailOf(joost)))).toBe(200);
    expect(await click(joost.link)).toBe('/activate/error');
    expect(await click(newestLink())).toBe('/activate/done');
  });

  test('asks for the password ten minutes after the log-in, and counts among the mails of the day', async () => {
    const joost = await signUp();
    const own = await emailOf(joost);
    app.travel(10 * 60_000 + 1);
    expect(codeOf(await correct(joost.cookie, `a-${own}`))).toBe('identity_needed');
    expect(codeOf(await correct(joost.cookie, `a-${own}`, 'not it at all'))).toBe('password_wrong');
    expect(await emailOf(joost)).toBe(own);
    const corrected = await correct(joost.cookie, `a-${own}`, 'lantern street');
    expect(codeOf(corrected)).toBe(200);
    takeCookie(joost, corrected);
    const more = await Promise.all(Array.from({ length: 7 }, (_, at) => correct(joost.cookie, `b${at}-${own}`)));
    const sent = more.filter(({ statusCode }) => statusCode === 200);
    expect(sent).toHaveLength(4);
    expect(codeOf(await resend(joost.cookie))).toBe('activation_mail_limit');
  });

  test('is either confirmed or corrected when both happen at the same moment', async () => {
    for (let time = 0; time < 4; time += 1) {
      const joost = await signUp();
      const wanted = `late-${await emailOf(joost)}`;
      const [leads, corrected] = await Promise.all([click(joost.link), correct(joost.cookie, wanted)]);
      const confirmed = leads === '/activate/done';
      expect(codeOf(corrected)).toBe(confirmed ? 'already_confirmed' : 200);
      expect((await emailOf(joost)) === wanted).toBe(!confirmed);
    }
  });

  test('goes to one of two who want the same at the same moment', async () => {
    const two = [await signUp(), await signUp()];
    const wanted = `both-${count}@example.com`;
    const replies = await Promise.all(two.map(({ cookie }) => correct(cookie, wanted)));
    expect(replies.map(codeOf).map(String).sort()).toEqual(['200', 'email_taken']);
    expect(mailsTo(wanted)).toEqual(['activation']);
  });

  test('tells nobody on a site that hides who has an account: the address is taken over by its link', async () => {
    const [joost, other, late] = [await signUp(), await signUp(), await signUp()];
    const [before, wanted] = [await emailOf(joost), `hid-${count}@example.com`];
    await hidden(true);
    const replies = [await correct(other.cookie, marit.email), await correct(joost.cookie, wanted)];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(replies[0]?.json()).toEqual({ ...replies[1]?.json(), address: marit.email });
    expect(mailsTo(marit.email)).toEqual(['address-wanted']);
    expect(await emailOf(joost)).toBe(before);
    const link = newestLink();
    await correct(late.cookie, wanted);
    const lateLink = newestLink();
    await resend(joost.cookie);
    expect(app.mails.at(-1)).toMatchObject({ to: wanted, template: 'activation' });
    await resend(other.cookie);
    expect(mailsTo(marit.email)).toEqual(['address-wanted', 'address-wanted']);
    expect(await click(joost.link)).toBe('/activate/error');
    expect((await Promise.all([click(link), click(lateLink)])).sort()).toEqual(['/activate/done', '/activate/error']);
    const emails = [await emailOf(joost), await emailOf(late)];
    expect(emails.filter((email) => email === wanted)).toHaveLength(1);
    await hidden(false);
  });
});

test('who wished nothing has no intent, and visitors may not ask', async () => {
  expect(await intent(await signUp())).toBeNull();
  expect((await get('/api/signup-intent.php', '')).statusCode).toBe(403);
});
