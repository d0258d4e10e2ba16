import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leastCpuTime } from '#tests/cpu-time.ts';
import { type OpenTestApp, openTestApp, startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { makeInvite } from './invites/invites.ts';

const app = await startTestApp();
const DAY_MS = 24 * 3600_000;
const FOREIGN = { origin: 'https://evil.example' };

let count = 0;
const caller = () => ({ 'x-forwarded-for': `198.${Math.floor(++count / 250)}.${count % 250}.7` });
const unused = () => `sanne${++count}`;

const form = (change: Record<string, unknown> = {}) => {
  const name = unused();
  return {
    email: `${name}@example.com`,
    name,
    date_of_birth: '1984-11-02',
    gender: 'female',
    sexuality: 'hetero',
    password: 'lantern street',
    terms: true,
    ...change,
  };
};

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'POST', url, headers: { ...caller(), ...headers }, payload: payload as object });
type Reply = Awaited<ReturnType<typeof post>>;
const signUp = (change: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  post('/api/signup.php', form(change), headers);
const check = async (payload: object) => (await post('/api/signup-check.php', payload)).json().fields;
const setSettings = async (settings: object) => {
  await app.db.query({ text: 'update sites set settings = settings || $1::jsonb', values: [JSON.stringify(settings)] });
  app.travel(0);
};
const rows = async <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await app.db.query<Row>({ text, values })).rows;
const accounts = async () => (await rows<{ n: number }>('select count(*)::int as n from accounts'))[0]?.n;
const yearsAgo = (years: number, days = 0) => {
  const date = app.services.now();
  date.setUTCFullYear(date.getUTCFullYear() - years, date.getUTCMonth(), date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

beforeEach(() => {
  app.mails.length = 0;
});

describe('signing up', () => {
  test('makes a member who is logged in, not confirmed, and seen by nobody yet', async () => {
    const input = form({ country: 'de' });
    const reply = await post('/api/signup.php', input, { 'accept-language': 'de' });
    expect(reply.statusCode).toBe(200);
    const { user } = reply.json();
    expect(user).toMatchObject({
      email: input.email,
      status: 'not_confirmed',
      language: 'de',
      paid_user: false,
      credits: 15,
      profile: { name: input.name, country: 'DE', date_of_birth: '1984-11-02', gender: 'female', status: 'disabled' },
    });
    const cookies = new Map(reply.cookies.map((entry) => [entry.name, entry]));
    expect(cookies.get('auth')).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 7_776_000 });
    expect(cookies.get('locale')?.value).toBe('de');
    const again = await app.app.inject({
      method: 'GET',
      url: '/api/user.php',
      headers: { cookie: `auth=${cookies.get('auth')?.value}` },
    });
    expect(again.json().user).toEqual(user);
    expect(await rows('select visible from member_search where member_id = $1', user.id)).toEqual([{ visible: false }]);
  });

  test('stores the password only as an argon2id hash and the moment the terms were accepted', async () => {
    const { user } = (await signUp()).json();
    const [row] = await rows<{ password_hash: string; terms_accepted_at: Date }>(
      'select password_hash, terms_accepted_at from accounts where id = $1',
      user.id,
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.terms_accepted_at.getTime()).toBeGreaterThan(app.services.now().getTime() - 60_000);
  });

  test('gives the starting credits by the ledger, or as many as the sign-up message costs', async () => {
    const { user } = (await signUp()).json();
    expect(await rows('select amount, reason from credit_ledger where account_id = $1', user.id)).toEqual([
      { amount: 15, reason: 'starting' },
    ]);
    const plain = await startTestApp();
    await plain.db.query({
      text: `update sites set settings = settings - 'starting_credits' || '{"signup_credits": 7}'`,
    });
    const reply = await plain.app.inject({ method: 'POST', url: '/api/signup.php', payload: form() });
    expect(reply.json().user.credits).toBe(7);
  });

  test('orders one activation mail in the language of the page', async () => {
    const { user } = (await signUp({ name: 'Roos van Dijk' }, { 'accept-language': 'nl' })).json();
    expect(app.mails).toHaveLength(1);
    expect(app.mails[0]).toMatchObject({
      to: user.email,
      locale: 'nl',
      template: 'activation',
      params: { name: 'Roos van Dijk' },
    });
    expect(app.mails[0]?.params.url).toMatch(/^http:\/\/localhost:3000\/[\w-]{43}$/);
  });

  test('keeps what nobody can see out of names and addresses', async () => {
    const { user } = (await signUp({ name: '  Eva\u0000\u200b \t Maria ', email: ' eva.maria@example.com ' })).json();
    expect(user).toMatchObject({ email: 'eva.maria@example.com', profile: { name: 'Eva Maria' } });
  });

  test('takes a country that the site does not serve as the site’s own', async () => {
    expect((await signUp({ country: 'zz' })).json().user.profile.country).toBe('NL');
  });

  test('keeps the intent for after the confirmation, with the price of the message set aside, and sends nothing before', async () => {
    const marit = await person(app, 'marit');
    const intent = { recipient_id: marit.id, signup_message: ' Hello Marit ', like_recipient: true };
    const { user } = (await signUp(intent)).json();
    expect(user.credits).toBe(10);
    expect(await rows('select body, cost, state from waiting_messages where sender_id = $1', user.id)).toEqual([
      { body: 'Hello Marit', cost: 5, state: 'waiting' },
    ]);
    expect(await rows('select amount, reason from credit_ledger where account_id = $1 order by id', user.id)).toEqual([
      { amount: 15, reason: 'starting' },
      { amount: -5, reason: 'set_aside' },
    ]);
    expect(await rows('select 1 from messages')).toEqual([]);
    expect(app.events.filter(({ memberId }) => memberId === marit.id)).toEqual([]);
    const likes = await app.app.inject({ url: '/api/likes.php', headers: { cookie: marit.cookie } });
    expect(likes.json()).toEqual({ profiles: [], liked_by: [] });
  });

  test('in a browser where somebody else was logged in ends that session', async () => {
    const before = await person(app, 'before');
    expect((await signUp({}, { cookie: before.cookie })).statusCode).toBe(200);
    expect(await rows('select 1 from sessions where account_id = $1', before.id)).toEqual([]);
  });
});

describe('a form with something wrong', () => {
  test.each<[string, Record<string, unknown>, string, string]>([
    [
      'a username that is the e-mail address',
      { name: 'Ann@Example.com', email: 'ann@example.com' },
      'name',
      'Username may not be the same as your e-mail address',
    ],
    ['a username with @ in front', { name: '@ann' }, 'name', 'Username may not start with @'],
    ['a username of one character', { name: 'a' }, 'name', 'A username needs 2 to 30 characters.'],
    ['no date of birth', { date_of_birth: '' }, 'date_of_birth', 'Enter your date of birth (18+)'],
    ['an invalid date of birth', { date_of_birth: '1990-02-31' }, 'date_of_birth', 'Invalid date of birth.'],
    ['no e-mail address', { email: ' ' }, 'email', 'Enter your e-mail address.'],
    ['an invalid e-mail address', { email: 'ann@example' }, 'email', 'Invalid email'],
    ['an e-mail address of 300 characters', { email: `${'a'.repeat(288)}@example.com` }, 'email', 'Invalid email'],
    ['a password of seven characters', { password: '1234567' }, 'password', 'A password needs at least 8 characters.'],
    [
      'an address for ten minutes',
      { email: 'ann@sub.mailinator.com' },
      'email',
      'This address works for a short time only, and what we send would be lost. Use one that you keep.',
    ],
    [
      'the commonest of passwords',
      { password: 'password1' },
      'password',
      'This is one of the passwords that are tried first. Choose another one.',
    ],
    [
      'keys in a row',
      { password: 'abcdefgh' },
      'password',
      'Keys in a row, repetitions and dates are guessed quickly. Choose something less regular.',
    ],
    [
      'a password made of the own name',
      { name: 'Wilhelmina', password: 'wilhelmina1' },
      'password',
      'Your name, your address and the name of this site are guessed first. Choose something else.',
    ],
    [
      'a name that only the staff may have',
      { name: 'Kindlіng Suppоrt' },
      'name',
      'This username is kept for the people who run this site. Choose another one.',
    ],
    ['terms that were not accepted', { terms: false }, 'terms', 'Please accept the terms to go on.'],
    [
      'a message that is too long',
      { signup_message: 'x'.repeat(1001) },
      'signup_message',
      'A message may have at most 1000 characters.',
    ],
  ])('%s is refused with its sentence and stores nothing', async (_, change, field, sentence) => {
    const before = await accounts();
    const reply = await signUp(change);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error).toMatchObject({ message: sentence, fields: { [field]: sentence } });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await accounts()).toBe(before);
    expect(app.mails).toEqual([]);
  });

  test('tells everything wrong at once', async () => {
    const owner = await person(app, 'owner');
    const reply = await signUp({
      email: owner.email,
      name: 'OWNER',
      password: 'short',
      terms: false,
      date_of_birth: 'x',
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error).toEqual({
      code: 'invalid_input',
      message: 'Something in this request is not right. Check the fields and try again.',
      fields: {
        email: 'This email address already owns an account on this website.',
        name: 'Someone here already has this username. Choose another one.',
        password: 'A password needs at least 8 characters.',
        terms: 'Please accept the terms to go on.',
        date_of_birth: 'Invalid date of birth.',
      },
    });
  });

  test('an address or username that is taken is refused, in any case of letters', async () => {
    await person(app, 'taken');
    expect((await signUp({ email: 'Taken@EXAMPLE.com' })).json().error.code).toBe('email_taken');
    expect((await post('/api/signup-check.php', { email: 'Taken@EXAMPLE.com' })).json().has_account).toBe(true);
    expect((await signUp({ name: 'TaKeN' })).json().error.code).toBe('username_taken');
  });

  test('a name that looks like a member’s by letters of another alphabet is refused, and so is one like the staff’s', async () => {
    await person(app, 'poppe');
    const chief = await person(app, 'Rivka');
    await rows("update accounts set kind = 'staff', role = 'moderator' where id = $1", chief.id);
    for (const name of ['рорре', 'pоppe', 'R1vka', 'Rívka'])
      expect((await signUp({ name })).json().error.code).toBe('username_look_alike');
    for (const name of ['Ольга', 'Poppea', 'Rebekka']) expect((await signUp({ name })).statusCode).toBe(200);
  });

  test('a name that is a link, an address or a number is refused', async () => {
    for (const name of ['https://example.com', 'Mia.nl', '+316 1234 5678', 'mia@home'])
      expect([name, (await signUp({ name })).json().error.code]).toEqual([name, 'username_leads_away']);
    expect((await signUp({ name: 'J.R.' })).statusCode).toBe(200);
  });

  test('a name that looks like a member’s in its own letters is refused, and one that differs to the eye is not', async () => {
    for (const name of ['Paulien', 'Mamie', 'Wouter', 'René', 'Bo 10']) await person(app, name);
    const codeOf = async (name: string) => (await check({ name })).name ?? 'free';
    const alike = await codeOf('PauIien');
    expect(alike).not.toBe('free');
    for (const name of ['pau1ien', 'Pau|ien', 'Marnie', 'marnie', 'VVouter', 'vvouter', 'B0 10', 'Bo lO'])
      expect([name, await codeOf(name)]).toEqual([name, alike]);
    for (const name of ['Rene', 'Bo 11', 'Bo 1', 'Marnie K', 'Pauline', 'Wout'])
      expect([name, await codeOf(name)]).toEqual([name, 'free']);
    expect((await signUp({ name: 'PAuIien' })).json().error.code).toBe('username_look_alike');
    for (const name of ['نامه\u200cای', 'میخواهم']) await person(app, name);
    for (const name of ['نامهای', 'می\u200cخواهم']) expect([name, await codeOf(name)]).toEqual([name, alike]);
  });

  test('a long password of many signs is judged by its beginning, in a moment', async () => {
    const signs = '4@8({[<36911!|70$5+72%';
    const weak = 'a'.repeat(24);
    expect(await check({ password: signs.repeat(5) })).toEqual({});
    expect(await check({ password: weak })).toEqual({ password: expect.any(String) });
    expect(await check({ password: weak + signs })).toEqual({ password: expect.any(String) });
    expect(await leastCpuTime(1500, () => check({ password: signs.repeat(5) }))).toBeLessThan(1500);
  });

  test('of two who want the same name and address at the same moment one gets it and the other its sentence', async () => {
    const email = 'twin@example.com';
    const replies = await Promise.all([1, 2, 3].map(() => signUp({ email, name: 'twin' })));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 422, 422]);
    for (const reply of replies) {
      if (reply.statusCode === 422) expect(Object.keys(reply.json().error.fields).sort()).toEqual(['email', 'name']);
    }
    expect(app.mails).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['a list', []],
    ['a number as name', form({ name: 5 })],
    ['an unknown gender', form({ gender: 'robot' })],
    ['terms as text', form({ terms: 'yes' })],
    ['a negative recipient', form({ recipient_id: -1 })],
    ['a password of 129 characters', form({ password: 'x'.repeat(129) })],
  ])('%s is refused as wrong input', async (_, payload) => {
    const reply = await post('/api/signup.php', payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.code).toBe('invalid_input');
  });

  test('a body of 10 MB, broken JSON and a foreign page are refused', async () => {
    expect((await signUp({ signup_message: 'x'.repeat(10_000_000) })).statusCode).toBe(413);
    const broken = await app.app.inject({
      method: 'POST',
      url: '/api/signup.php',
      headers: { 'content-type': 'application/json', ...caller() },
      payload: '{',
    });
    expect(broken.statusCode).toBe(400);
    expect((await signUp({}, FOREIGN)).json().error.code).toBe('foreign_origin');
  });
});

describe('somebody under age', () => {
  test('is refused on the day before the birthday and welcome on it', async () => {
    const young = await signUp({ date_of_birth: yearsAgo(18, 1) });
    expect(young.statusCode).toBe(422);
    expect(young.json().error).toMatchObject({
      code: 'date_of_birth_too_young',
      fields: { date_of_birth: 'You have to be at least 18 years old.' },
    });
    expect((await signUp({ date_of_birth: yearsAgo(18) })).statusCode).toBe(200);
  });

  const OLD_ENOUGH = yearsAgo(30);
  const from = (network: string, cookies = '') => ({
    'x-forwarded-for': `${network}.${++count % 250}`,
    cookie: cookies,
  });
  const jarOf = (reply: Reply) => reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const codeOf = (reply: Reply) => reply.json().error?.code ?? reply.statusCode;

  test('may not come back from the same network with another date for 24 hours, whatever else changes', async () => {
    const email = 'young@example.com';
    await signUp({ email, date_of_birth: yearsAgo(16) }, from('203.0.113'));
    app.travel(DAY_MS - 60_000);
    const second = await signUp({ email: ' YOUNG@example.com', date_of_birth: OLD_ENOUGH }, from('203.0.113'));
    expect(codeOf(second)).toBe('date_of_birth_locked');
    const step = await post('/api/signup-check.php', { email, date_of_birth: OLD_ENOUGH }, from('203.0.113'));
    expect(step.json().fields.date_of_birth).toMatch(
      /^An age under 18 was entered for this e-mail address\. You can try again after \d+ \w+ \d{4} at \d\d:\d\d UTC\.$/,
    );
    app.travel(120_000);
    expect(codeOf(await signUp({ email, date_of_birth: OLD_ENOUGH }, from('203.0.113')))).toBe(200);
  });

  test('may not come back in the same browser from elsewhere with the same address, but with another one', async () => {
    const email = 'moving@example.com';
    const refused = await signUp({ email, date_of_birth: yearsAgo(16) }, from('203.0.114'));
    expect(refused.cookies).toMatchObject([{ name: 'age', httpOnly: true, sameSite: 'Lax', maxAge: 24 * 3600 }]);
    const browser = from('203.0.115', jarOf(refused));
    const again = { email: 'Moving@example.com', date_of_birth: OLD_ENOUGH };
    expect(codeOf(await signUp(again, browser))).toBe('date_of_birth_locked');
    expect(codeOf(await signUp({ date_of_birth: OLD_ENOUGH }, browser))).toBe(200);
    app.travel(DAY_MS + 1000);
    expect(codeOf(await signUp(again, browser))).toBe(200);
  });

  test('locks nobody else out of the address: from another network and browser it is free', async () => {
    const email = 'victim@example.com';
    const young = { email, date_of_birth: yearsAgo(15) };
    expect(codeOf(await signUp(young, from('203.0.116')))).toBe('date_of_birth_too_young');
    await post('/api/signup-check.php', young, from('203.0.117'));
    expect(codeOf(await signUp({ email, date_of_birth: OLD_ENOUGH }, from('203.0.117')))).toBe(200);
  });

  test('who says so before the address is known is refused in that browser for 24 hours, and only there', async () => {
    const step = await post('/api/signup-check.php', { date_of_birth: yearsAgo(15) }, from('203.0.118'));
    expect(step.json().fields).toHaveProperty('date_of_birth');
    expect(step.json().too_young).toBe(true);
    const browser = from('203.0.118', jarOf(step));
    const asks = async (headers: Record<string, string>) =>
      (await app.app.inject({ url: '/api/signup-admission.php', headers })).json().too_young;
    expect([await asks(browser), await asks(from('203.0.118'))]).toEqual([true, false]);
    const corrected = await post('/api/signup-check.php', { date_of_birth: OLD_ENOUGH }, browser);
    expect(corrected.json()).toMatchObject({
      fields: { date_of_birth: expect.stringContaining('An age under 18 was entered in this browser.') },
      too_young: true,
    });
    expect(codeOf(await signUp({}, browser))).toBe('date_of_birth_locked');
    expect(codeOf(await signUp({}, from('203.0.118')))).toBe(200);
    app.travel(DAY_MS + 1000);
    expect(codeOf(await signUp({}, browser))).toBe(200);
  });

  test('is told the hour when the lock ends, to the minute, in the time zone of the browser', async () => {
    const step = await post('/api/signup-check.php', { date_of_birth: yearsAgo(15) }, from('203.0.122'));
    const cookie = jarOf(step);
    const endsAt = Number(/age=any-(\d+)/.exec(cookie)?.[1]) * 1000;
    app.travel(3600_000);
    const locked = async (zone: string) => {
      const browser = from('203.0.122', `${cookie}; time_zone=${zone}`);
      const reply = await post('/api/signup-check.php', { date_of_birth: OLD_ENOUGH }, browser);
      return reply.json().fields.date_of_birth;
    };
    const hour = (timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
        Math.ceil(endsAt / 60_000) * 60_000,
      );
    expect(await locked('Asia/Tokyo')).toMatch(new RegExp(`after .* ${hour('Asia/Tokyo')}\\.$`));
    expect(await locked('Nowhere/Atall')).toMatch(new RegExp(`after .* ${hour('UTC')} UTC\\.$`));
  });

  test('is remembered for each of several addresses tried in one browser, and a spoilt memory is none', async () => {
    let jar = '';
    for (const email of ['first@example.com', 'second@example.com'])
      jar = jarOf(await signUp({ email, date_of_birth: yearsAgo(16) }, from('203.0.119', jar)));
    for (const email of ['first@example.com', 'second@example.com'])
      expect(codeOf(await signUp({ email }, from('203.0.120', jar)))).toBe('date_of_birth_locked');
    for (const spoilt of ['age=', 'age=any', 'age=any-99999999999999', 'age=%00.-1', `age=${'x'.repeat(4000)}`])
      expect(codeOf(await signUp({}, from('203.0.120', spoilt)))).toBe(200);
  });

  test('is remembered without the e-mail and the network address themselves', async () => {
    await signUp({ email: 'tryer@example.com', date_of_birth: yearsAgo(15) }, from('203.0.121'));
    const stored = await rows<{ text: string }>('select a::text as text from underage_attempts a');
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.some(({ text }) => text.includes('tryer') || text.includes('203.0.121'))).toBe(false);
  });

  test('of yesterday is forgotten when somebody else is refused', async () => {
    app.travel(DAY_MS + 1000);
    await signUp({ date_of_birth: yearsAgo(15) });
    expect(await rows('select 1 from underage_attempts')).toHaveLength(1);
  });

  test('is forgotten within the hour after it is over, though nobody else is refused', async () => {
    app.travel(DAY_MS + 1000);
    await app.runSchedule('signup-attempts-over');
    expect(await rows('select 1 from underage_attempts')).toEqual([]);
  });

  test('is judged by the minimum age of the site', async () => {
    const strict = await startTestApp();
    await strict.db.query({ text: `update sites set settings = settings || '{"min_age": 21}'` });
    const payload = form({ date_of_birth: yearsAgo(20) });
    const reply = await strict.app.inject({ method: 'POST', url: '/api/signup.php', payload });
    expect(reply.json().error.message).toBe('You have to be at least 21 years old.');
  });
});

describe('the step check', () => {
  test('judges the given fields only', async () => {
    expect(await check({})).toEqual({});
    expect(await check({ name: 'Free Name' })).toEqual({});
    expect(await check({ name: '@x', password: 'short' })).toEqual({
      name: 'Username may not start with @',
      password: 'A password needs at least 8 characters.',
    });
  });

  test('stores nothing and sends nothing', async () => {
    const before = await accounts();
    expect(await check(form())).toEqual({});
    expect(await accounts()).toBe(before);
    expect(app.mails).toEqual([]);
  });

  test('refuses what is no form', async () => {
    expect((await post('/api/signup-check.php', { name: 7 })).statusCode).toBe(400);
    expect((await post('/api/signup-check.php', {}, FOREIGN)).statusCode).toBe(403);
  });
});

describe('who may sign up', () => {
  test('on an invitation-only site: nobody, and the check tells nothing', async () => {
    const closed = await startTestApp();
    await closed.db.query({ text: `update sites set settings = settings || '{"signups": "invite"}'` });
    await person(closed, 'inside');
    for (const url of ['/api/signup.php?network=n', '/api/signup-check.php']) {
      const payload = form({ email: 'inside@example.com' });
      const reply = await closed.app.inject({ method: 'POST', url, payload });
      expect(reply.statusCode).toBe(403);
      expect(reply.json().error).toEqual({
        code: 'signup_not_allowed',
        message: 'Signing up needs an invitation here.',
      });
    }
  });

  test('on a site for traffic sources: who comes from one, which is remembered', async () => {
    const site = await startTestApp();
    await site.db.query({ text: `update sites set settings = settings || '{"signups": "trafficsource"}'` });
    const join = (query: string, cookie = '') =>
      site.app.inject({ method: 'POST', url: `/api/signup.php${query}`, headers: { cookie }, payload: form() });
    expect((await join('')).statusCode).toBe(403);
    for (const words of ['?ref=only', '?network=', '?network=%00'])
      expect((await join(words)).json().error).toEqual({
        code: 'signup_needs_source',
        message: 'You can join here with a link from one of this site’s partners.',
      });
    const closed = async (cookie: string) =>
      (await site.app.inject({ url: '/api/signup-admission.php', headers: { cookie } })).json().closed;
    expect(await closed('')).toBe('source');
    expect(await closed('tracking=ref%3Donly')).toBe('source');
    expect(await closed('tracking=network%3Dnorth')).toBeNull();
    expect((await join('', 'tracking=nonsense')).statusCode).toBe(403);
    const byLink = await join('?network=north&ref=r1&sub1=s%00%E2%80%8Bx&other=1');
    const byCookie = await join(
      '',
      `tracking=${encodeURIComponent('network=south&sub3=z&lander=gallery&slug=autumn')}`,
    );
    const stored = await site.db.query<{ tracking: unknown }>({
      text: 'select tracking from accounts where id = any($1::bigint[]) order by id',
      values: [[byLink.json().user.id, byCookie.json().user.id]],
    });
    expect(stored.rows).toEqual([
      { tracking: { network: 'north', ref: 'r1', sub1: 'sx' } },
      { tracking: { network: 'south', sub3: 'z', lander: 'gallery', slug: 'autumn' } },
    ]);
  });

  test('words of a link that are long, or a script, do no harm and are kept as far as a cookie holds them', async () => {
    const words = { network: 'n'.repeat(2000), ref: '<script>alert(1)</script>', sub1: '☃'.repeat(2000), sub2: 's2' };
    const query = new URLSearchParams(words).toString();
    const came = await app.app.inject({ url: `/api/settings.php?${query}` });
    const cookie = came.cookies.find(({ name }) => name === 'tracking')?.value ?? '';
    expect(encodeURIComponent(cookie).length).toBeLessThan(4000);
    const reply = await signUp({}, { cookie: `tracking=${encodeURIComponent(cookie)}` });
    const [row] = await rows<{ tracking: object; terms_version: Date }>(
      'select tracking, terms_version from accounts where id = $1',
      reply.json().user.id,
    );
    expect(row?.tracking).toEqual({
      ...{ network: 'n'.repeat(100), ref: '<script>alert(1)</script>', sub1: '☃'.repeat(100), sub2: 's2' },
    });
  });
});

test('the version of the terms that was agreed to is stored: theirs, or the day the company was added', async () => {
  const versionFor = async (added: string) => {
    await rows('update companies set added = $1', added);
    app.travel(6000);
    const { user } = (await signUp()).json();
    return (await rows('select terms_version from accounts where id = $1', user.id))[0]?.terms_version;
  };
  expect(await versionFor('2020-01-01T00:00:00Z')).toEqual(new Date('2023-12-01T12:00:00Z'));
  expect(await versionFor('2025-02-03T04:05:06Z')).toEqual(new Date('2025-02-03T04:05:06Z'));
});

describe('a site that hides who has an account', () => {
  let quiet: OpenTestApp;
  let owner: Person;
  beforeAll(async () => {
    quiet = await openTestApp();
    await quiet.db.query({ text: `update sites set settings = settings || '{"hide_account_existence": true}'` });
    owner = await person(quiet, 'hidden', { language: 'pl' });
    return quiet.close;
  });
  const join = (change: Record<string, unknown>) =>
    quiet.app.inject({ method: 'POST', url: '/api/signup.php', headers: caller(), payload: form(change) });

  test('answers a new and a taken address alike', async () => {
    const [fresh, taken] = [await join({}), await join({ email: owner.email })];
    for (const reply of [fresh, taken]) {
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({ user: null, check_mail: true });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    expect(Object.keys(fresh.headers).sort()).toEqual(Object.keys(taken.headers).sort());
    expect(quiet.mails.map(({ to, template }) => ({ to: to === owner.email, template }))).toEqual([
      { to: false, template: 'activation' },
      { to: true, template: 'address-taken' },
    ]);
    expect(quiet.mails[1]).toMatchObject({ locale: 'pl', params: { url: 'http://localhost:3000/login' } });
  });

  test('tells nothing by a log-in, the name or a second try: nobody gets in before the link of the mail is pressed', async () => {
    const logIn = (login: string, password = form({}).password) =>
      quiet.app.inject({ method: 'POST', url: '/api/user.php', headers: caller(), payload: { login, password } });
    const refused = async (login: string, password?: string) => {
      const reply = await logIn(login, password as never);
      return [reply.statusCode, reply.json().error?.code, reply.cookies.length];
    };
    const [free, hidden] = [
      { email: 'free@example.com', name: 'Free One' },
      { email: owner.email, name: 'Held One' },
    ];
    for (const change of [free, hidden]) {
      expect((await join(change)).json()).toEqual({ user: null, check_mail: true });
      for (const login of [change.email, change.name, change.email])
        expect(await refused(login)).toEqual([401, 'login_refused', 0]);
      for (const name of [change.name, change.name.toUpperCase()]) {
        const payload = { name };
        const step = await quiet.app.inject({
          method: 'POST',
          url: '/api/signup-check.php',
          headers: caller(),
          payload,
        });
        expect(Object.keys(step.json().fields)).toEqual(['name']);
      }
      expect((await join({ ...change, email: `other-${change.email}` })).json().error.code).toBe('username_taken');
    }
    // The owner's own password works, and whoever signed up gets the link again.
    await quiet.runJobs();
    expect(quiet.mails.filter(({ to, template }) => to === free.email && template === 'activation')).toHaveLength(4);
    expect(quiet.mails.filter(({ to, template }) => to === owner.email && template === 'activation')).toEqual([]);
    await quiet.db.query({ text: "update accounts set status = 'active' where email = $1", values: [free.email] });
    expect((await logIn(free.email)).statusCode).toBe(200);
  });

  test('spends the invitation for a taken address too', async () => {
    const set = (settings: object) =>
      quiet.db.query({ text: 'update sites set settings = settings || $1::jsonb', values: [JSON.stringify(settings)] });
    await set({ signups: 'invite' });
    quiet.travel(10_000);
    const calls = await quiet.calls();
    const { code } = await calls.transaction((within) => makeInvite(within, 14, null));
    const change = { email: owner.email, name: 'Invited One', invite: code };
    expect((await join(change)).json()).toEqual({ user: null, check_mail: true });
    expect((await join({ ...change, name: 'Invited Two' })).json().error.code).toBe('invite_invalid');
    await set({ signups: 'all' });
    quiet.travel(10_000);
  });

  test('says nothing of the address in the step check or beside other mistakes', async () => {
    const step = await quiet.app.inject({
      method: 'POST',
      url: '/api/signup-check.php',
      payload: { email: owner.email },
    });
    expect(step.json()).toEqual({ fields: {}, has_account: false, too_young: false });
    expect((await join({ email: owner.email, password: 'short' })).json().error.fields).toEqual({
      password: 'A password needs at least 8 characters.',
    });
  });

  test('sends nothing to an owner who switched mail off', async () => {
    const away = await person(quiet, 'away');
    for (const reason of ['fbl', 'bounce', 'listunsubscribe']) {
      await quiet.db.query({
        text: 'update accounts set notifications_disabled = $2 where id = $1',
        values: [away.id, [reason]],
      });
      expect((await join({ email: away.email })).json()).toEqual({ user: null, check_mail: true });
    }
    expect(quiet.mails.filter((mail) => mail.to === away.email)).toEqual([]);
  });

  test('does not let others fill the owner’s mailbox', async () => {
    for (let attempt = 0; attempt < 4; attempt++) {
      expect((await join({ email: owner.email.toUpperCase() })).json()).toEqual({ user: null, check_mail: true });
    }
    expect(quiet.mails.filter((mail) => mail.to === owner.email)).toHaveLength(2);
  });
});

test('one address may not sign up without end', async () => {
  await setSettings({});
  const busy = { 'x-forwarded-for': '192.0.2.77' };
  const codes: number[] = [];
  for (let attempt = 0; attempt < 31; attempt++) codes.push((await post('/api/signup.php', {}, busy)).statusCode);
  expect(codes.slice(0, 30).every((code) => code === 400)).toBe(true);
  expect(codes[30]).toBe(429);
});
