import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { Role } from '#product/accounts/contract.ts';
import { ingestPhoto } from '#product/media/media.ts';
import { type Call, calls, freshAddress } from './endpoints.ts';
import { startTestApp } from './harness.ts';
import { storedPurchase } from './paying.ts';
import { type Person, person, staff } from './people.ts';
import { type Cast, type SampleCall, type Sent, sampleCalls } from './sample-calls.ts';
import { scene } from './uploading.ts';

const kindling = await startTestApp();
const run = (text: string, ...values: unknown[]) => kindling.db.query<Record<string, number>>({ text, values });

const HOST = 'elsewhere.example';
// A company of its own: who has one of a company's sites reads what the company is.
await run(
  `with theirs as (insert into companies (name, address, kvk, city, country)
                   values ('Theirs', 'Quay 1', '12345678', 'Arnhem', 'NL') returning id)
   insert into sites (host, pool, company_id, settings)
   select $1, 2, theirs.id, settings || '{"name": "Elsewhere"}' from sites, theirs where is_default`,
  HOST,
);
await run(`update sites set settings = settings || '{"name": "Ours alone"}' where is_default`);
// Sites are read every few seconds.
kindling.travel(10_000);
// The first refusal of all makes the key of the log's pseudonyms.
await kindling.app.inject({ method: 'POST', url: '/api/user.php', payload: {} });
await kindling.services.security.settle();
const site = (await run('select id from sites where is_default')).rows[0]?.id ?? 0;

const isOfDesk = ({ path }: Call) => path.startsWith('/api/admin/');
const desk = calls.filter(isOfDesk);
const isWriting = ({ method, endpoint }: Call) => method !== 'GET' || endpoint.writes;
const ACCESS = ['staff', 'moderator', 'support', 'finance', 'admin'];

let count = 0;
/** Somebody who may call it, of another site. */
async function stranger({ endpoint: { access } }: Call): Promise<Person> {
  count += 1;
  const role = access === 'staff' ? 'admin' : (access as Role);
  const who = await staff(kindling, `stranger${count}`, role);
  await run('update accounts set site_id = (select id from sites where host = $2) where id = $1', who.id, HOST);
  return who;
}

const send = ({ method, path }: Call, { by, query = '', body }: Sent, host = 'localhost') =>
  kindling.app.inject({
    method,
    url: path + query,
    remoteAddress: freshAddress(),
    headers: { host, ...(by && { cookie: by.cookie }) },
    ...(body !== undefined && { payload: body }),
  });

/** Who acts for the first time gets a number, whatever becomes of it; sessions note that they are used. */
const WRITTEN_ANYWAY = ['staff', 'sessions'];
const tables = (
  await kindling.db.query<{ name: string }>({
    text: `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    values: [],
  })
).rows.flatMap(({ name }) => (WRITTEN_ANYWAY.includes(name) ? [] : [name]));

/** A digest of every row of every table. */
async function digests(): Promise<Record<string, string>> {
  const each = tables.map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from "${name}" t`,
  );
  const { rows } = await kindling.db.query<{ name: string; digest: string }>({
    text: each.join(' union all '),
    values: [],
  });
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** Once what follows the commits of the sample is written too. */
async function settled() {
  await kindling.runJobs();
  for (let before = await digests(); ; ) {
    await setTimeout(100);
    const after = await digests();
    if (isDeepStrictEqual(before, after)) return after;
    before = after;
  }
}

async function sent({ prepare, call }: SampleCall): Promise<Sent> {
  count += 1;
  const cast: Cast = {
    marit: await person(kindling, `deskmarit${count}`),
    joost: await person(kindling, `deskjoost${count}`, { gender: 'male' }),
  };
  return call(kindling, { ...cast, ...(await prepare?.(kindling, cast)) });
}

/** What calls answer that name nothing of any site, or only what is one's own: it is not refused, and empty. */
const EMPTY: Record<string, object> = {
  renewLeases: { held: [] },
  releaseLeases: { held: [] },
  takePhotos: { photos: [] },
  // The host of nobody's site.
  checkHost: { reach: expect.any(String) },
};

/** They are about no site: only who has all of them may. */
const OF_ALL_SITES = ['addCompany'];

test('every endpoint for staff is one of the back office, and each of these is for staff', () => {
  expect(desk.length).toBeGreaterThan(30);
  expect(calls.filter(({ endpoint }) => ACCESS.includes(endpoint.access)).map(({ name }) => name)).toEqual(
    desk.map(({ name }) => name),
  );
});

test.each(desk.filter(isWriting).map((call) => [call.name, call] as const))(
  '%s does nothing for staff of another site, and works for those of this one',
  async (name, call) => {
    const sampleCall = sampleCalls[name];
    if (!sampleCall) throw new Error(`tests/sample-calls.ts has no sample call for ${name}.`);
    const sample = await sent(sampleCall);
    const by = await stranger(call);
    const before = await settled();
    const reply = await send(call, { ...sample, by }, HOST);
    if (OF_ALL_SITES.includes(name)) expect(reply.statusCode).toBe(403);
    else if (EMPTY[name]) expect([reply.statusCode, reply.json()], name).toMatchObject([200, EMPTY[name]]);
    else expect(reply.statusCode, reply.body.slice(0, 300)).toBe(404);
    expect(await digests()).toEqual(before);
    expect((await send(call, sample)).statusCode).toBeLessThan(400);
  },
);

interface Known {
  member: number;
  complaint: number;
  profile: number;
  /** A line of the bank's file, and an order by transfer to its account. */
  line: number;
  order: number;
  company: number;
  /** A file of refunds. */
  batch: number;
}

/** What belongs to a company is for who has all of its sites. */
const OF_COMPANIES = [
  'listBankLines',
  'listDebits',
  'listPayouts',
  'listPayoutLines',
  'findTransferOrders',
  'showVat',
  'downloadVat',
];

/** What lists and pages are asked for by somebody who knows what there is. */
const ASKED: Record<string, (known: Known) => string[]> = {
  showDesk: () => ['', `?site=${site}`],
  showDecided: () => ['?kind=report&id=1', '?kind=complaint&id=1', '?kind=text&id=1'],
  listCases: () => ['?queue=reports', '?queue=complaints', '?queue=texts', `?queue=reports&site=${site}`],
  listLog: ({ member }) => ['', `?on=${member}`, `?site=${site}`],
  findMembers: ({ member }) => ['', `?q=${member}`, '?q=deskperson@example.com', '?q=deskperson', `?site=${site}`],
  listStaffPayments: () => ['', `?site=${site}`],
  showSiteSettings: () => [`?site=${site}`],
  listSiteVersions: () => [`?site=${site}`],
  listHosts: () => [''],
  listCompanies: () => [''],
  listProviderAccounts: () => [''],
  showNumbers: () => ['', '?period=365', `?site=${site}`],
  downloadNumbers: () => ['?table=sources', '?table=days', `?table=sources&site=${site}`],
  listStaffInvites: () => ['', `?site=${site}`],
  listSiteNews: () => ['', `?site=${site}`],
  listSitePages: () => [`?site=${site}`],
  showSitePage: () => [`?site=${site}&slug=deskpage&locale=en`],
  listSiteMails: () => [`?site=${site}`],
  showSiteMail: () => [`?site=${site}&kind=welcome&locale=en`],
  listColleagues: () => ['', `?site=${site}`],
  listInbox: () => ['?view=waiting', '?view=mine', '?view=all', `?view=all&site=${site}`],
  listFictional: () => ['', `?site=${site}`],
  showFictionalProfile: ({ profile }) => [`?id=${profile}`],
  listDiscountCodes: () => ['', `?site=${site}`],
  listBankLines: () => ['', `?site=${site}`],
  findTransferOrders: ({ line, order }) => [`?line=${line}&q=${order}`],
  listDebits: () => ['', `?site=${site}`],
  listPayouts: () => ['', `?site=${site}`],
  listPayoutLines: ({ batch }) => [`?id=${batch}`],
  listDisputes: () => ['', `?site=${site}`],
  listDebts: () => ['', `?site=${site}`],
  listFindings: () => ['', `?site=${site}`],
  showVat: () => ['', `?site=${site}`],
  downloadVat: ({ company }) => [`?company=${company}&year=2026&quarter=3&sheet=return`],
  showComplaintPicture: ({ complaint }) => [`?complaint=${complaint}&at=1`],
};
/** What stands in an answer that is about this site. */
const OURS =
  /Ours alone|"localhost|\/\/localhost|deskmarit|deskjoost|deskperson|deskprofile|invented|wondering|made up|of our making|atdesk|disputed|Hearthside|evt_deskperson|at a desk|of sites|of content|SAMPLE|PAUSED/;

const reading = desk.filter((call) => !isWriting(call));

test('every endpoint of the back office that reads is asked below', () => {
  expect(Object.keys(ASKED).toSorted()).toEqual(reading.map(({ name }) => name).toSorted());
});

test.each(reading.map((call) => [call.name, call] as const))(
  '%s tells staff of another site nothing of this one',
  async (name, call) => {
    const known = await atThisSite();
    for (const query of ASKED[name]?.(known) ?? []) {
      const reply = await send(call, { by: await stranger(call), query }, HOST);
      const told = `${query}: ${reply.statusCode} ${reply.body.slice(0, 300)}`;
      if (query.includes('site=')) expect(reply.statusCode, told).toBe(404);
      else expect([200, 404], told).toContain(reply.statusCode);
      expect(reply.body, told).not.toMatch(OURS);
    }
    const { endpoint } = call;
    const own = await staff(kindling, `own${name}`, endpoint.access === 'staff' ? 'admin' : (endpoint.access as Role));
    if (OF_COMPANIES.includes(name)) {
      await run('update accounts set all_sites = true where id = $1', own.id);
      kindling.travel(10_000);
    }
    const replies = await Promise.all(ASKED[name]?.(known).map((query) => send(call, { by: own, query })) ?? []);
    const isFile = endpoint.type !== undefined;
    expect(replies.some(({ statusCode, body }) => statusCode === 200 && (isFile || OURS.test(body)))).toBe(true);
  },
);

let made: Promise<Known> | undefined;
/** Something of everything, on this site. */
const atThisSite = () => {
  made ??= makeAll();
  return made;
};
async function makeAll(): Promise<Known> {
  for (const call of desk.filter(isWriting)) {
    const sampleCall = sampleCalls[call.name];
    // Decided ones wait no longer.
    if (sampleCall && !call.name.startsWith('decide')) await send(call, await sent(sampleCall));
  }
  const member = await person(kindling, 'deskperson');
  const { rows } = await run(
    `insert into complaints (site_id, reference, key, account_id, locale, reason, content, about, text, member_id, created_at)
     values ($1, 'C-7KQ2-M9XA-PD4T-H8WN', gen_random_uuid(), $2, 'en', 'fraud', 'profile', 'deskperson', 'A thief.', $2, $3) returning id`,
    ...[site, member.id, kindling.services.now()],
  );
  await run(
    `insert into page_texts (site_id, slug, locale, version, markdown, valid_from, author, created_at)
     values ($1, 'deskpage', 'en', 1, $2, now(), 'deskperson', now())`,
    site,
    '---\ntitle: Desk\n---\n\nWords.\n',
  );
  const complaint = rows[0]?.id ?? 0;
  await run(
    `insert into accounts (site_id, email, status, language, tracking, signup_date)
     select $1, 'counted' || n || '@example.com', 'not_confirmed', 'en', '{"network": "deskperson"}', $2::timestamptz - interval '2 days'
       from generate_series(1, 6) n`,
    ...[site, kindling.services.now()],
  );
  await kindling.runSchedule('numbers-nightly');
  const photo = await waitingPhoto(member);
  await run(
    `insert into complaint_pictures (complaint_id, file_hash, created_at)
     select $1, file_hash, now() from photos where id = $2`,
    complaint,
    photo,
  );
  const profile = await person(kindling, 'deskprofile', { fictional: true });
  return { member: member.id, complaint, profile: profile.id, ...(await moneyOf(member)) };
}

/** An order by transfer that waits, and what the books say of it. */
async function moneyOf({ id }: Person): Promise<Pick<Known, 'line' | 'order' | 'company' | 'batch'>> {
  const order = await storedPurchase(kindling, id, { open: true });
  await run(
    `update payment_attempts set reference = 'RF19KDL0000017', payment_account_id = (select max(payment_account_id) from bank_entries) where payment_id = $1`,
    order,
  );
  await run(
    `insert into payment_events (payment_account_id, event_id, object, reference, attempt_id, payload, anomaly)
     select payment_account_id, 'evt_deskperson', 'payment', 'tr_deskperson', id, '{}', 'amount' from payment_attempts where payment_id = $1`,
    order,
  );
  await run(
    `with taken as (
       insert into disputes (payment_id, attempt_id, payment_account_id, reference, amount, currency, state)
       select payment_id, id, payment_account_id, 'dp_deskperson', 995, 'EUR', 'lost' from payment_attempts where payment_id = $1 returning id)
     insert into claims (account_id, payment_id, dispute_id, amount, currency, credits_missing) select $2, $1, id, 500, 'EUR', 12 from taken`,
    order,
    id,
  );
  const { rows } = await run(
    'select max(e.id) as line, max(k.company_id) as company, (select max(batch_id) from payouts) as batch from bank_entries e join payment_accounts k on k.id = e.payment_account_id',
  );
  return { order, line: rows[0]?.line ?? 0, company: rows[0]?.company ?? 0, batch: rows[0]?.batch ?? 0 };
}

async function waitingPhoto({ id }: Person): Promise<number> {
  count += 1;
  const bytes = await scene(20_000 + count);
  const { services, db } = kindling;
  return db.transaction((tx) => ingestPhoto({ ...services, tx, sql: tx }, id, bytes, 1, 'pending'));
}

test('no pixel of a photo that waits, was rejected or was deleted is for staff of another site, whatever their role', async () => {
  const photo = await waitingPhoto(await person(kindling, 'waiting'));
  const looks = (who: Person, host: string, variant: string) =>
    kindling.app.inject({ url: `/media/${photo}/${variant}.webp`, headers: { host, cookie: who.cookie } });
  for (const status of ['pending', 'rejected', 'removed']) {
    const removed = status === 'removed' ? "removed_at = now(), removed_from = 'pending'" : 'removed_at = null';
    await run(`update photos set status = $2, ${removed} where id = $1`, photo, status);
    for (const access of ACCESS.filter((role) => role !== 'staff')) {
      const other = await stranger({ endpoint: { access } } as Call);
      const own = await staff(kindling, `${status} ${access}`, access as Role);
      for (const variant of ['thumb', 'card', 'large', 'blur']) {
        expect((await looks(other, HOST, variant)).statusCode, `${access} ${status} ${variant}`).toBe(404);
        expect((await looks(other, 'localhost', variant)).statusCode, `${access} ${status} ${variant}`).toBe(404);
        const seen = status === 'removed' ? 404 : 200;
        expect((await looks(own, 'localhost', variant)).statusCode, `${access} ${status} ${variant}`).toBe(seen);
      }
    }
  }
});
