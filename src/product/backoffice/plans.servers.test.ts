import { expect, test } from 'vitest';
import { PAYMENT_STATES } from '#product/payments/contract.ts';
import { startTestApp } from '#tests/harness.ts';
import { vacuumed } from '#tests/vacuumed.ts';
import { codesOfSites } from '../discounts/queries.ts';
import {
  complaintCases,
  complaintTimes,
  decidedCase,
  reportCases,
  reportTimes,
  textCases,
  textTimes,
  waitingComplaints,
  waitingReports,
  waitingTexts,
} from './cases/queries.ts';
import { openDebts } from './claims/queries.ts';
import { debitNotes, debitsBack } from './debits/queries.ts';
import { waitingPhotos } from './desk/queries.ts';
import { disputeOnSites, disputeRate, newestDisputes, openDisputes, waitingDisputes } from './disputes/queries.ts';
import { fictionalRows } from './fictional/queries.ts';
import { openAnomaliesAt, openFindings } from './findings/queries.ts';
import { allChats, waitingChats, waitingInbox } from './inbox/queries.ts';
import { invitesOfStaff } from './invites/queries.ts';
import { entriesOfKinds, entriesOfMember, entriesOfStaff, newestEntries } from './log/queries.ts';
import {
  foundByEmail,
  foundByNumber,
  foundByReference,
  foundByWords,
  memberFacts,
  newestMembers,
  newestOfLedger,
  timelineOf,
} from './members/queries.ts';
import { cohortWeeks, numbersBetween, oldestWaiting, originsBetween, visitsBetween } from './numbers/queries.ts';
import { newestOfMember, newestPayments, paymentOnSites, requestsOnSites, stepsOf } from './payments/queries.ts';
import { photoTimes, takeAppeals, takeFlagged, takeSecondLooks, takeWaiting, waitingCounts } from './photos/queries.ts';
import { staffOnSites } from './staff/queries.ts';
import { membersNamed } from './transfers/queries.ts';

const product = await startTestApp();
const MANY = 40_000;
const PENDING = 10_000;
/** Fictional ones, each with as many chats. */
const PROFILES = 400;
/** Blocks of 8 kB that a page of a list may read; each pending photo and its account cost some. */
const MAX_BLOCKS = 2000;
const MAX_QUEUE_BLOCKS = PENDING * 15;

// One site has nearly all, the other one member of each thousand: the small one must not pay for the large one.
for (const text of [
  `insert into sites (host, pool, company_id, settings) select 'small.example', 2, company_id, settings from sites`,
  `insert into staff (name, secret_hash, created_at) values ('Ada', repeat('0', 64), now())`,
  `insert into accounts (id, site_id, email, status, language, signup_date)
     select 1000 + n, case when n % 1000 = 0 then 2 else 1 end, 'name' || n || '@example.com', 'active', 'nl', now() - n * interval '1 minute'
       from generate_series(1, ${MANY}) n`,
  `insert into members (id, pool, name, gender, sexuality, date_of_birth, country)
     select 1000 + n, 1, 'Member' || n, 'male', 'hetero', '1980-01-01', 'NL' from generate_series(1, ${MANY}) n`,
  `insert into payments (package_id, account_id, site_id, key, credits, amount, currency, country, method, status, payment_account_id, company_id,
                         list_amount, state, locale)
     select (select min(id) from packages), a.id, a.site_id, gen_random_uuid(), 50, 995, 'EUR', 'NL', 'card', 'failed', 1, 1, 995,
            case when a.id % 10000 = 1 then 'charged_back' else 'failed' end, 'nl' from accounts a where a.id > 1000`,
  `insert into audit_entries (created_at, site_id, staff_name, verb, object, object_id, account_id, staff_id)
     select now() - n * interval '1 minute', case when n % 1000 = 0 then 2 else 1 end, case when n % 10000 = 1 then 'Zoe' else 'Ada' end,
            case when n % 10000 = 2 then 'site.changed' else 'photo.accepted' end, 'photo', n, 1000 + n, 1 from generate_series(1, ${MANY}) n`,
  `insert into media_files (hash, width, height, thumbhash) select md5(n::text), 600, 800, '' from generate_series(1, ${MANY}) n`,
  `insert into photos (member_id, file_hash, position, status, created_at)
     select 1000 + n, md5(n::text), 0, case when n <= ${PENDING} then 'pending' when n % 4 = 0 then 'rejected' else 'active' end,
            now() - n * interval '1 minute' from generate_series(1, ${MANY}) n`,
  `insert into photo_appeals (photo_id, member_id, file_hash, text, status)
     select id, member_id, file_hash, 'It is me.', case when id % 100 = 0 then 'open' else 'kept' end from photos where status = 'rejected'`,
  `insert into reports (reference, key, reporter_id, reported_id, reason, text, snapshot, status)
     select 'R-' || n, gen_random_uuid(), 1000 + n, 1001 + n % 5000, 'rude', 'Rude.', '{}', case when n % 100 = 0 then 'open' else 'dismissed' end
       from generate_series(1, ${MANY}) n`,
  `insert into complaints (site_id, reference, key, account_id, locale, reason, text, member_id, created_at, decided_at, ground, decision)
     select 1, 'C-' || n, gen_random_uuid(), 1000 + n, 'nl', 'fraud', 'Thief.', 1000 + n, now(), d.at, d.ground, d.decision
       from generate_series(1, ${MANY}) n
       join (values (true, null::timestamptz, null, null), (false, now(), 'no_breach', 'no_action')) d (open, at, ground, decision) on d.open = (n % 100 = 0)`,
  `insert into held_accounts (account_id, created_at, decided_at)
     select 1000 + n, now(), case when n % 100 = 0 then null else now() end from generate_series(1, ${MANY}) n`,
  `insert into message_signals (message_id, conversation_id, sender_id, kinds, text_hash, done_at)
     select n, n, 1000 + n, '{phone}', 'x', case when n % 100 = 0 then null else now() end from generate_series(1, ${MANY}) n`,
  `insert into sent_mails (id, site_id, address, template, state, ordered_at)
     select gen_random_uuid(), 1, email, 'news', 'sent', now() from accounts where id > 1000`,
  `insert into staff_looks (created_at, staff_id, site_id, object, object_id, account_id)
     select now(), 1, 1, 'member', 1000 + n, 1000 + n from generate_series(1, ${MANY}) n`,
  `insert into credit_ledger (account_id, amount, reason, reference) select account_id, 5, 'purchase', id::text from payments`,
  `insert into refund_requests (payment_id, company_id, account_id, amount, currency, reason, asking_staff_id, requested_at, state)
     select id, 1, account_id, 100, 'EUR', 'goodwill', 1, now(), case when id % 1000 = 0 then 'waiting' else 'refused' end from payments`,
  `insert into discount_codes (site_id, code, kind, account_id, percentage)
     select a.site_id, 'STAY' || a.id, 'stay', a.id, 2000 from accounts a where a.id > 1000`,
  `with code as (insert into discount_codes (site_id, code, percentage) values (1, 'FAIR', 2000) returning id)
     insert into discount_redemptions (discount_id, account_id, payment_id, state) select code.id, p.account_id, p.id, 'used' from code, payments p`,
  `insert into payment_attempts (payment_id, no, payment_account_id, key, state) select id, 1, 1, gen_random_uuid(), 'failed' from payments`,
  `insert into disputes (payment_id, attempt_id, payment_account_id, reference, amount, currency, state)
     select payment_id, id, 1, 'D-' || id, 995, 'EUR', case when id % 1000 = 0 then 'warned' else 'lost' end from payment_attempts`,
  `insert into claims (account_id, payment_id, dispute_id, amount, currency, credits_missing, state)
     select p.account_id, p.id, d.id, 995, 'EUR', 50, case when d.id % 1000 = 0 then 'open' else 'paid' end
       from disputes d join payments p on p.id = d.payment_id`,
  `insert into book_findings (wrong, account_id, payment_id, found_at, last_at, gone_at)
     select 'no receipt', account_id, id, now(), now(), case when id % 1000 = 0 then null else now() end from payments`,
  `insert into payment_events (payment_account_id, event_id, object, reference, attempt_id, payload, handled_at, anomaly, anomaly_closed_at)
     select 1, 'E-' || id, 'payment', 'R-' || id, id, '{}', now(), 'amount', case when id % 1000 = 0 then null else now() end from payment_attempts`,
  `insert into invites (site_id, code_hash, made_by, created_at, expires_at, staff_id)
     select a.site_id, sha256(a.id::text::bytea), case when a.id % 1000 = 0 then null else a.id end, now(), now(),
            case when a.id % 1000 = 0 then 1 end from accounts a where a.id > 1000`,
  `insert into text_reviews (member_id, field, text, waits, created_at, decided_at, decision)
     select id, 'about', 'Words.', true, now() - interval '1 hour', case when id % 100 = 0 then null else now() - id * interval '1 hour' end,
            case when id % 100 = 0 then null else 'approved' end from members where id > 1000`,
  `insert into accounts (id, site_id, kind, status, language, signup_date)
     select 500000 + n, 1, 'fictional', 'active', 'nl', now() from generate_series(1, ${PROFILES}) n`,
  `insert into members (id, pool, name, gender, sexuality, date_of_birth, country)
     select 500000 + n, 1, 'Iris' || n, 'female', 'hetero', '1980-01-01', 'NL' from generate_series(1, ${PROFILES}) n`,
  `insert into conversations (id, low_member_id, high_member_id) overriding system value
     select n, 1000 + n, 500001 + n % ${PROFILES} from generate_series(1, ${MANY}) n`,
  `insert into chat_list (member_id, conversation_id, other_id, last_message_id, last_sender_id, last_text, last_at)
     select high_member_id, id, low_member_id, id, low_member_id, 'Hello', now() - id * interval '5 seconds' from conversations`,
  `insert into daily_numbers (site_id, metric, day, dim, value, zone)
     select 1, m, current_date - d, 'network:n' || s || E'\\tgallery', 5, 'Europe/Amsterdam'
       from unnest('{signups,activated,wrote,bought,visits,mails}'::text[]) m, generate_series(1, 1000) d, generate_series(1, 7) s`,
])
  await product.db.query({ text });
/** All that grow with the number of members and with time. */
const GROWING = [
  ...[
    'accounts',
    'members',
    'payments',
    'audit_entries',
    'photos',
    'photo_appeals',
    'reports',
    'complaints',
    'held_accounts',
    'conversations',
    'chat_list',
  ],
  ...['message_signals', 'sent_mails', 'staff_looks', 'credit_ledger', 'refund_requests', 'discount_codes'],
  ...[
    'discount_redemptions',
    'payment_attempts',
    'disputes',
    'claims',
    'book_findings',
    'payment_events',
    'invites',
    'text_reviews',
    'daily_numbers',
  ],
];
await vacuumed(product.db, ...GROWING);

const FAR = '9007199254740991';
const STATES = `'{${PAYMENT_STATES.join(',')}}'`;
const GIVEN: Record<string, string> = {
  sites: "'{1,2}'",
  now: 'now()',
  since: "now() - interval '7 days'",
  before: FAR,
  most: '51',
  id: '2000',
  email: "'name1000@example.com'",
  known: "'{}'",
  staff: '1',
  until: "now() + interval '5 minutes'",
  account: '1',
  kind: 'null',
  on: '2000',
  who: "''",
  verbs: "'{photo.accepted,site.changed}'",
  promises: "'{240,240}'",
  states: STATES,
  member: '2000',
  companies: "'{1}'",
  accounts: "'{1}'",
  all: 'true',
  over: "now() - interval '2 days'",
  after: '0',
  under: 'null',
  last: 'current_date',
  step: '1',
  days: '60',
  weeks: '8',
  metrics: "'{signups,activated,wrote,bought}'",
};

interface Planned {
  text: string;
  names: string[];
}

/** How the server would run it for any values, with the blocks that it read for these. */
async function planOf({ text, names }: Planned, given: Record<string, string> = {}) {
  let plan = '';
  await product.db
    .transaction(async (tx) => {
      await tx.query({ text: 'set local plan_cache_mode = force_generic_plan' });
      await tx.query({ text: 'set local jit = off' });
      await tx.query({ text: `prepare planned as ${text}` });
      const values = names.map((name) => ({ ...GIVEN, ...given })[name]).join(', ');
      const { rows } = await tx.query<{ 'QUERY PLAN': string }>({
        text: `explain (analyze, buffers, costs off, timing off) execute planned(${values})`,
      });
      await tx.query({ text: 'deallocate planned' });
      plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      // Leases that were taken are nobody's again.
      throw new Error('only looking');
    })
    .catch((error: Error) => {
      if (error.message !== 'only looking') throw error;
    });
  const buffers = /Buffers:.*/.exec(plan)?.[0] ?? '';
  const blocks = [...buffers.matchAll(/(?:hit|read)=(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  return { plan, blocks };
}

const WHOLE_TABLE = new RegExp(`Seq Scan on (?:${GROWING.join('|')})\\b`);
const SMALL = { sites: "'{2}'" };

test.each<[string, Planned, Record<string, string>?]>([
  ['a member by number', foundByNumber, { number: '2000' }],
  ['a member by reference', foundByReference, { reference: "'R-77'" }],
  ['a member by e-mail address', foundByEmail],
  ['members by a rare word', foundByWords, { pattern: "'%ber39999%'" }],
  ['members by the host of all addresses', foundByWords, { pattern: "'%example.com%'" }],
  ['members whose name begins as that of many', membersNamed, { pattern: "'member%'" }],
  ['the newest members', newestMembers],
  ['the newest members of the small site', newestMembers, SMALL],
  ['all about a member', memberFacts],
  ['what happened to a member', timelineOf],
  ['the ledger of a member', newestOfLedger],
  ['the newest payments', newestPayments],
  ['the newest payments of the small site', newestPayments, SMALL],
  ['payments of a rare state', newestPayments, { states: "'{charged_back}'" }],
  ['payments of a state that there is none of', newestPayments, { states: "'{won_back}'" }],
  ['a later page of payments', newestPayments, { before: '20000' }],
  ['the payments of a member', newestOfMember],
  ['a payment', paymentOnSites],
  ['what was said of a payment', stepsOf],
  ['refunds that wait', requestsOnSites],
  ['the newest entries of the log', newestEntries],
  ['the newest entries of the small site', newestEntries, SMALL],
  ['a later page of the log', newestEntries, { before: '20000' }],
  ['entries of a rare verb', entriesOfKinds, { verbs: "'{site.changed}'" }],
  ['entries of a person who did little', entriesOfStaff, { who: "'zoe'" }],
  ['rare entries of a person who did much', entriesOfStaff, { who: "'ad'", verbs: "'{site.changed}'" }],
  ['entries about a member', entriesOfMember],
  ['discount codes', codesOfSites],
  ['complaints', complaintCases, { id: 'null' }],
  ['how many reports wait', waitingReports],
  ['how many complaints wait', waitingComplaints],
  ['how many photos wait', waitingPhotos],
  ['how many texts wait', waitingTexts],
  ['how long texts waited', textTimes],
  ['how long reports waited', reportTimes],
  ['how long complaints waited', complaintTimes],
  ...['report', 'signal', 'held', 'ban_appeal', 'text', 'text_appeal', 'complaint', 'complaint_appeal'].map(
    (kind): [string, Planned, Record<string, string>] => [`a decided ${kind}`, decidedCase, { kind: `'${kind}'` }],
  ),
  ['the newest chargebacks', newestDisputes],
  ['the newest chargebacks of the small site', newestDisputes, SMALL],
  ['open chargebacks', openDisputes],
  ['how many chargebacks wait', waitingDisputes],
  ['the rate of chargebacks', disputeRate, { since: "now() + interval '1 day'" }],
  ['a chargeback', disputeOnSites],
  ['debts', openDebts],
  ['what is wrong with the books', openFindings],
  ['odd news of providers', openAnomaliesAt],
  ['codes for the sign-up', invitesOfStaff],
  ['fictional profiles', fictionalRows],
  ['staff', staffOnSites],
  ['direct debits that came back', debitsBack],
  ['answers about direct debits', debitNotes],
  ['how long the oldest waits', oldestWaiting],
  ['visits of landers', visitsBetween],
  ['numbers of days', numbersBetween],
  ['where members came from', originsBetween],
  ['weeks of sign-ups', cohortWeeks],
])('%s: an index answers, and no table that grows is read whole', async (_what, query, given) => {
  const { plan, blocks } = await planOf(query, given);
  expect(plan).not.toMatch(WHOLE_TABLE);
  expect(blocks, plan).toBeLessThan(MAX_BLOCKS);
});

test.each<[string, Planned, Record<string, string>?]>([
  ['the next photos', takeWaiting],
  ['the next photos of the small site', takeWaiting, SMALL],
  ['the next photos with warnings', takeFlagged],
  ['the next appeals', takeAppeals],
  ['the next second looks', takeSecondLooks],
  ['hundreds of reports and signals', reportCases, { id: 'null' }],
  ['hundreds of texts and names', textCases, { id: 'null' }],
  ['how many wait', waitingCounts],
  ['how long photos waited', photoTimes],
])('with ten thousand photos pending, %s come from the indexes of the queues', async (_what, query, given) => {
  const { plan, blocks } = await planOf(query, { most: '24', ...given });
  expect(plan).not.toMatch(WHOLE_TABLE);
  expect(blocks, plan).toBeLessThan(MAX_QUEUE_BLOCKS);
});

test.each<[string, Planned]>([
  ['who waits for an answer of a fictional profile', waitingChats],
  ['all chats of fictional profiles', allChats],
  ['how many wait for an answer of a fictional profile', waitingInbox],
])('%s: of each profile one chat is read, and all of the first ones alone', async (_what, query) => {
  const { plan, blocks } = await planOf(query, { mine: 'now()' });
  expect(plan).not.toMatch(WHOLE_TABLE);
  // A chat costs some fifteen blocks: its member, account, blocks and photo.
  expect(blocks, plan).toBeLessThan(MAX_QUEUE_BLOCKS);
});

test('uses of a code are counted in their index alone', async () => {
  const { plan } = await planOf(codesOfSites);
  expect(plan).toContain('Index Only Scan using discount_redemptions_counted');
});

test('members by a word that many have are looked for among the newest, and their index is not read', async () => {
  const { plan, blocks } = await planOf(foundByWords, { pattern: "'%member%'" });
  expect(plan).toMatch(/members_name_words \(never executed\)/);
  // Two thousand are looked at, and some of them have to be looked up.
  expect(blocks, plan).toBeLessThan(2 * MAX_BLOCKS);
});
