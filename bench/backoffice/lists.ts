import { sharedSignals } from '#product/accounts/bans/traces/queries.ts';
import { AUDIT_VERBS } from '#product/audit/contract.ts';
import {
  complaintCases,
  complaintTimes,
  reportCases,
  reportTimes,
  textCases,
  textTimes,
  waitingComplaints,
  waitingReports,
  waitingTexts,
} from '#product/backoffice/cases/queries.ts';
import { openDebts } from '#product/backoffice/claims/queries.ts';
import { announcedDebits, batchesOf, debitNotes, debitsBack } from '#product/backoffice/debits/queries.ts';
import { waitingPhotos } from '#product/backoffice/desk/queries.ts';
import { disputeRate, newestDisputes, openDisputes, waitingDisputes } from '#product/backoffice/disputes/queries.ts';
import { fictionalRows } from '#product/backoffice/fictional/queries.ts';
import { openAnomaliesAt, openFindings } from '#product/backoffice/findings/queries.ts';
import { allChats, myChats, waitingChats, waitingInbox } from '#product/backoffice/inbox/queries.ts';
import { invitesOfStaff } from '#product/backoffice/invites/queries.ts';
import { entriesOfKinds, entriesOfMember, entriesOfStaff, newestEntries } from '#product/backoffice/log/queries.ts';
import {
  foundByEmail,
  foundByNumber,
  foundByReference,
  foundByWords,
  memberFacts,
  newestMembers,
  newestOfLedger,
  timelineOf,
} from '#product/backoffice/members/queries.ts';
import {
  cohortWeeks,
  numbersBetween,
  oldestWaiting,
  originsBetween,
  visitsBetween,
} from '#product/backoffice/numbers/queries.ts';
import { newestOfMember, newestPayments, requestsOnSites, stepsOf } from '#product/backoffice/payments/queries.ts';
import { payoutBatchesAt, payoutLinesAfter, payoutNotesAt } from '#product/backoffice/payouts/queries.ts';
import { MAX_TIMES } from '#product/backoffice/photos/contract.ts';
import {
  photoTimes,
  takeAppeals,
  takeFlagged,
  takeSecondLooks,
  takeWaiting,
  waitingCounts,
} from '#product/backoffice/photos/queries.ts';
import { firstMessages } from '#product/backoffice/queries.ts';
import { staffOnSites } from '#product/backoffice/staff/queries.ts';
import {
  linesGoingBack,
  membersNamed,
  ordersOfPayer,
  ordersThatWait,
  waitingLines,
  waitingTransferLines,
} from '#product/backoffice/transfers/queries.ts';
import { codesOfSites } from '#product/discounts/queries.ts';
import { staffPhotoRows } from '#product/media/moderation/queries.ts';
import { announcementsOf } from '#product/notifications/announcements/queries.ts';
import { PAYMENT_STATES } from '#product/payments/contract.ts';
import { waitingOfAccount } from '#product/payments/payouts/queries.ts';

/** What is in the database to ask about. */
export interface Facts {
  members: number;
  /** Addresses and names of some members, all over their numbers. */
  people: { id: number; email: string; name: string }[];
  pending: number[];
  references: string[];
}

type Values = Record<string, unknown>;
/** A statement as a screen of the back office sends it. */
export interface List {
  name: string;
  query: { text: string; names: string[] };
  /** Values of the n-th time that it is asked, besides the usual ones. */
  given: (n: number) => Values;
}

const DAY_MS = 86_400_000;
const before = (days: number) => new Date(Date.now() - days * DAY_MS);
const SMALL = { sites: [3] };

/** Values of staff of all sites who open a first page. */
export const USUAL: Values = {
  sites: [1, 2, 3],
  promises: [240, 240, 240],
  companies: [1, 2],
  accounts: [2, 3, 5, 6],
  now: new Date(),
  since: before(7),
  until: new Date(Date.now() + 300_000),
  before: Number.MAX_SAFE_INTEGER,
  after: 0,
  under: null,
  most: 51,
  id: null,
  kind: null,
  account: 1,
  staff: 1,
  known: [],
  states: PAYMENT_STATES,
  verbs: AUDIT_VERBS,
  who: '',
  all: true,
  over: before(2),
  last: before(1).toISOString().slice(0, 10),
  step: 1,
  days: 60,
  weeks: 8,
  metrics: ['signups', 'activated', 'wrote', 'bought'],
};

/** All lists that grow with members or with time; each is asked about other members and words every time. */
export function listsOf({ members, people, pending, references }: Facts): List[] {
  const person = (n: number) => people[n % people.length] ?? { id: 0, email: '', name: '' };
  const words = (name: string, word: (n: number) => string, more: Values = {}): List => ({
    name: `members: ${name}`,
    query: foundByWords,
    given: (n) => ({ pattern: `%${word(n)}%`, ...more }),
  });
  const one = (name: string, query: List['query'], given: List['given'] | Values = {}): List => ({
    name,
    query,
    given: typeof given === 'function' ? given : () => given,
  });
  const of = (list: string[]) => (n: number) => list[n % list.length] ?? '';
  /** A page somewhere behind the first, of so many rows. */
  const later = (rows: number) => (n: number) => ({ before: Math.floor((rows * (n + 1)) / 25) });
  return [
    one('members: the newest', newestMembers),
    one('members: the newest of the small site', newestMembers, SMALL),
    one('members: by number', foundByNumber, (n) => ({ number: person(n).id })),
    one('members: by number of a payment', foundByNumber, (n) => ({ number: Math.floor(person(n).id / 4) })),
    one('members: by reference of a report', foundByReference, (n) => ({ reference: of(references)(n) })),
    one('members: by address', foundByEmail, (n) => ({ email: person(n).email })),
    words('by part of an address', (n) => person(n).email.split('@')[0] ?? ''),
    words('by a name', (n) => person(n).name.toLowerCase()),
    words('by a common first name', of(['anna', 'thomas', 'julia', 'peter', 'maria'])),
    words('by the host of most addresses', of(['gmail.com', '@gmail', 'hotmail.com'])),
    words('by three common letters', of(['mar', 'ann', 'com', 'jan', 'ell'])),
    words('by three letters that nobody has', of(['qxz', 'zqx', 'xqj', 'vqw'])),
    words('by a word that nobody has', of(['somebody else', 'annamaria jansen', 'marko@gmail', 'juliax@'])),
    words('by a common name, on the small site', of(['anna', 'thomas', 'julia', 'peter']), SMALL),
    one('a member: all about them', memberFacts, (n) => ({ id: person(n).id })),
    one('a member: what happened', timelineOf, (n) => ({ ...person(n), most: 60 })),
    one('a member: ledger', newestOfLedger, (n) => ({ id: person(n).id })),
    one('hints: shared networks and devices of 100 members', sharedSignals, (n) => ({ accounts: hundred(n, members) })),
    one('hints: first messages of 100 members', firstMessages, (n) => ({
      members: hundred(n, members),
      since: before(30),
    })),
    one('payments: the newest', newestPayments),
    one('payments: a later page', newestPayments, later(members / 4)),
    ...(['paid', 'failed', 'pending', 'charged_back', 'won_back'] as const).map((state) =>
      one(`payments: ${state}`, newestPayments, { states: [state] }),
    ),
    one('payments: the newest of the small site', newestPayments, SMALL),
    one('payments: of a member', newestOfMember, (n) => ({ member: person(n).id })),
    one('payments: what was said of one', stepsOf, (n) => ({ id: Math.floor(person(n).id / 4) })),
    one('payments: refunds that wait', requestsOnSites),
    one('log: the newest', newestEntries),
    one('log: a later page', newestEntries, later(members)),
    one('log: the newest of the small site', newestEntries, SMALL),
    one('log: a kind', entriesOfKinds, (n) => ({
      verbs: AUDIT_VERBS.filter((verb) => verb.startsWith(of(['photo', 'report', 'account', 'text'])(n))),
    })),
    one('log: a kind, a later page', entriesOfKinds, (n) => ({
      ...later(members)(n),
      verbs: ['photo.rejected', 'report.decided'],
    })),
    one('log: a rare kind', entriesOfKinds, { verbs: ['site.changed'] }),
    one('log: of staff by a first letter', entriesOfStaff, (n) => ({ who: of([...'abcdefghijklmnop'])(n) })),
    one('log: of staff, a rare kind', entriesOfStaff, (n) => ({
      who: of([...'abcdefghijklmnop'])(n),
      verbs: ['site.changed'],
    })),
    one('log: about a member', entriesOfMember, (n) => ({ on: person(n).id })),
    one('photos: the next 24', takeWaiting, { most: 24 }),
    one('photos: the next 24 of the small site', takeWaiting, { most: 24, ...SMALL }),
    one('photos: the next with warnings', takeFlagged, { most: 24 }),
    one('photos: the next appeals', takeAppeals, { most: 24 }),
    one('photos: the next second looks', takeSecondLooks, { most: 24 }),
    one('photos: 24 with their members', staffPhotoRows, (n) => ({ ids: pending.slice(n * 24, n * 24 + 24) })),
    one('photos: how many wait', waitingCounts),
    one('photos: how long they waited', photoTimes, { most: MAX_TIMES }),
    one('reports and signals that wait', reportCases, { since: before(30) }),
    one('reports: how long they waited', reportTimes, { most: MAX_TIMES }),
    one('complaints that wait', complaintCases),
    one('complaints: how long they waited', complaintTimes, { most: MAX_TIMES }),
    one('texts that wait', textCases),
    one('texts: how long they waited', textTimes, { most: MAX_TIMES }),
    one('desk: how many photos wait', waitingPhotos),
    one('desk: how many texts wait', waitingTexts),
    one('desk: how many reports wait', waitingReports),
    one('desk: how many complaints wait', waitingComplaints),
    one('desk: how many chats wait', waitingInbox, { since: before(14) }),
    one('desk: how many transfers wait', waitingTransferLines),
    one('desk: how many chargebacks wait', waitingDisputes),
    one('chargebacks: the newest', newestDisputes),
    one('chargebacks: a later page', newestDisputes, later(members / 1000)),
    one('chargebacks: open', openDisputes),
    one('chargebacks: of the small site', newestDisputes, SMALL),
    one('chargebacks: their rate', disputeRate, { since: before(90) }),
    one('debts', openDebts),
    one('debts: a later page', openDebts, (n) => ({ after: Math.floor((n * members) / 40_000) })),
    one('books: what is wrong', openFindings, { most: 101 }),
    one('books: odd news of providers', openAnomaliesAt, { most: 101 }),
    one('transfers: money that waits', waitingLines),
    one('transfers: a later page', waitingLines, later(members / 10)),
    one('transfers: money that goes back', linesGoingBack),
    one('transfers: orders that wait, of a sum', ordersThatWait, {
      account: 2,
      amount: 995,
      currency: 'EUR',
      words: ['anna'],
    }),
    one('transfers: orders of a payer', ordersOfPayer, (n) => ({ account: 2, hash: HASHES[n % HASHES.length] })),
    one('transfers: members of a name', membersNamed, (n) => ({
      pattern: `${of(['anna', 'thomas', 'julia', person(n).name.toLowerCase()])(n)}%`,
    })),
    one('debits: announced', announcedDebits),
    one('debits: came back', debitsBack),
    one('debits: answers to look at', debitNotes),
    one('debits: files', batchesOf, { most: 20 }),
    one('payouts: refunds that wait', waitingOfAccount, { account: 2 }),
    one('payouts: files', payoutBatchesAt, { most: 20 }),
    one('payouts: lines of a file', payoutLinesAfter, (n) => ({ batch: n + 1 })),
    one('payouts: answers to look at', payoutNotesAt),
    one('codes for sign-up', invitesOfStaff, { most: 501 }),
    one('discount codes, with their use', codesOfSites, { most: 501 }),
    one('news of a site', announcementsOf, { site: 1 }),
    one('fictional profiles', fictionalRows),
    one('fictional profiles, a later page', fictionalRows, (n) => ({ under: Math.floor((members * (n + 1)) / 25) })),
    one('chats of fictional profiles that wait', waitingChats, { since: before(14) }),
    one('chats of fictional profiles, all', allChats, { since: before(14) }),
    one('chats of one’s own', myChats, { since: before(14), mine: before(14) }),
    one('staff', staffOnSites, { most: 500 }),
    one('numbers of 60 days', numbersBetween),
    one('numbers: where members came from', originsBetween),
    one('numbers: visits of landers', visitsBetween),
    one('numbers: weeks of sign-ups', cohortWeeks),
    one('numbers: who waits longest', oldestWaiting),
  ];
}

/** md5 of 7, 8, ... as payers have them. */
const HASHES = [
  '8f14e45fceea167a5a36dedd4bea2543',
  'c9f0f895fb98ab9159f51fd0297e236d',
  '45c48cce2e2d7fbdea1afc51c7c6ad26',
];

const hundred = (n: number, members: number): number[] =>
  Array.from({ length: 100 }, (_, at) => 2 + (((n * 100 + at) * 7919 * 6) % (members - 2)));
