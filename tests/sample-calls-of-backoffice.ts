import { randomUUID } from 'node:crypto';
import { ban } from '#product/accounts/bans/bans.ts';
import type { Role } from '#product/accounts/contract.ts';
import { ingestPhoto } from '#product/media/media.ts';
import { readReview } from '#product/members/texts/reviews/reviews.ts';
import type { TestApp } from './harness.ts';
import { storedPurchase } from './paying.ts';
import { type Person, person, staff } from './people.ts';
import type { SampleCall } from './sample-calls.ts';
import { scene } from './uploading.ts';

let count = 0;
const numbered = () => {
  count += 1;
  return count;
};
const someStaff = (test: TestApp, role: Role) => staff(test, `${role} at a desk ${numbered()}`, role);
/** Somebody whom the polls are not compared of. */
const somebody = (test: TestApp): Promise<Person> => person(test, `atdesk${numbered()}`);

/** A call of a role about somebody. */
const about = (role: Role, body: (test: TestApp, who: Person) => Promise<object> | object): SampleCall => ({
  call: async (test) => {
    const by = await someStaff(test, role);
    const who = await somebody(test);
    return { by, body: { id: who.id, ...(await body(test, who)) } };
  },
  changes: [],
});

/** A photo that waits, with the beginning of its hash. */
async function waitingPhoto(test: TestApp) {
  const who = await somebody(test);
  const bytes = await scene(9_000 + numbered());
  await test.db.transaction((tx) => ingestPhoto({ ...test.services, tx, sql: tx }, who.id, bytes, 1, 'pending'));
  const { rows } = await test.db.query<{ id: number; picture: string }>({
    text: 'select id, left(file_hash, 12) as picture from photos where member_id = $1',
    values: [who.id],
  });
  return rows[0] ?? { id: 0, picture: '' };
}

async function decidedPhoto(test: TestApp) {
  const by = await someStaff(test, 'moderator');
  const { id, picture } = await waitingPhoto(test);
  const post = (path: string, payload: object) =>
    test.app.inject({ method: 'POST', url: `/api/admin/${path}.php`, headers: { cookie: by.cookie }, payload });
  await post('photos', { view: 'new', known: [] });
  return { by, id, decision: { view: 'new', decisions: [{ id, picture, reason: null }] }, post };
}

/** A refund that waits for a second person. */
async function waitingRefund(test: TestApp): Promise<number> {
  const by = await someStaff(test, 'finance');
  const payment = await storedPurchase(test, (await somebody(test)).id);
  await test.db.query({ text: 'update companies set refund_alone = 0', values: [] });
  const payload = { payment, amount: 100, seen_left: 995, reason: 'fault', despite: false };
  const url = '/api/admin/refund.php';
  await test.app.inject({ method: 'POST', url, headers: { cookie: by.cookie }, payload });
  const { rows } = await test.db.query<{ id: number }>({
    text: 'select id from refund_requests where payment_id = $1',
    values: [payment],
  });
  return rows[0]?.id ?? 0;
}

/** A report that somebody of the staff has opened. */
async function openedReport(test: TestApp) {
  const [reporter, reported] = [await somebody(test), await somebody(test)];
  const post = (who: Person, url: string, payload: object) =>
    test.app.inject({ method: 'POST', url, headers: { cookie: who.cookie }, payload });
  const told = { reason: 'rude', text: 'Rude words.', with_messages: false, key: randomUUID() };
  await post(reporter, '/api/report.php', { profile_id: reported.id, ...told });
  const { rows } = await test.db.query<{ id: number }>({
    text: 'select id from reports where reported_id = $1',
    values: [reported.id],
  });
  const by = await someStaff(test, 'moderator');
  const which = { kind: 'report', id: rows[0]?.id ?? 0 };
  await post(by, '/api/admin/case.php', which);
  return { by, decision: { ...which, decision: 'no_breach', reason: 'rude', ground: 'terms', days: 7, words: '' } };
}

/** A name that waits for somebody to look at it. */
async function waitingName(test: TestApp) {
  const who = await somebody(test);
  const { rows } = await test.db.query<{ id: number }>({
    text: `insert into text_reviews (member_id, field, text, waits, created_at) select id, 'name', name, false, now() from members
            where id = $1 returning id`,
    values: [who.id],
  });
  const { id } = rows[0] ?? { id: 0 };
  const draft = { kind: 'text', id, decision: 'ask_change', reason: 'other', text_reason: 'rude', ground: 'terms' };
  return {
    who,
    id,
    decision: { ...draft, days: 7, words: '', seen: (await readReview({ sql: test.db }, id))?.seen ?? '' },
  };
}

async function refusedName(test: TestApp) {
  const { who, id, decision } = await waitingName(test);
  const by = await someStaff(test, 'moderator');
  const url = '/api/admin/case-decide.php';
  await test.app.inject({ method: 'POST', url, headers: { cookie: by.cookie }, payload: decision });
  return { who, by, id };
}

/** Of what staff decide and look at. */
export const backofficeSampleCalls: Record<string, SampleCall> = {
  renewLeases: {
    call: async (test) => ({ by: await someStaff(test, 'moderator'), body: { kind: 'photo', ids: [1] } }),
    changes: [],
  },
  releaseLeases: {
    call: async (test) => ({ by: await someStaff(test, 'moderator'), body: { kind: 'photo', ids: [1] } }),
    changes: [],
  },
  takePhotos: {
    call: async (test) => ({ by: await someStaff(test, 'moderator'), body: { view: 'new', known: [] } }),
    changes: [],
  },
  decidePhotos: {
    call: async (test) => {
      const { by, decision } = await decidedPhoto(test);
      return { by, body: decision };
    },
    changes: [],
  },
  undoPhotos: {
    call: async (test) => {
      const { by, id, decision, post } = await decidedPhoto(test);
      await post('photo-decide', decision);
      return { by, body: { ids: [id] } };
    },
    changes: [],
  },
  openMember: about('support', () => ({})),
  showMemberEmail: about('support', () => ({})),
  helpMember: about('support', () => ({ what: 'end_sessions' })),
  changeMemberMail: about('support', () => ({ email: `new${numbered()}@example.org` })),
  renameMember: about('support', () => ({ name: `Renamed${numbered()}`, reason: 'request' })),
  grantToMember: about('support', () => ({ key: randomUUID(), amount: 5, reason: 'fault' })),
  banMember: about('moderator', () => ({ reason: 'rude', days: 7 })),
  liftMemberBan: about('moderator', async (test, { id }) => {
    const { transaction } = await test.calls();
    await transaction((call) => ban(call, { name: 'ada' }, { account: id, reason: 'rude', until: null }));
    return {};
  }),
  openCase: {
    call: async (test) => {
      const { by, decision } = await openedReport(test);
      return { by, body: { kind: decision.kind, id: decision.id } };
    },
    changes: [],
  },
  previewLetter: {
    call: async (test) => {
      const { by, decision } = await openedReport(test);
      return { by, body: decision };
    },
    changes: [],
  },
  decideCase: {
    call: async (test) => {
      const { by, decision } = await openedReport(test);
      return { by, body: decision };
    },
    changes: [],
  },
  undoCase: {
    soon: true,
    call: async (test) => {
      const { by, id } = await refusedName(test);
      return { by, body: { kind: 'text', id } };
    },
    changes: [],
  },
  appealText: {
    call: async (test) => {
      const { who, id } = await refusedName(test);
      return { by: who, body: { id, text: 'It is my name.' } };
    },
    changes: [],
  },
  openPayment: {
    call: async (test) => {
      const id = await storedPurchase(test, (await somebody(test)).id);
      return { by: await someStaff(test, 'finance'), body: { id } };
    },
    changes: [],
  },
  askProvider: {
    call: async (test) => {
      const id = await storedPurchase(test, (await somebody(test)).id);
      return { by: await someStaff(test, 'finance'), body: { id } };
    },
    changes: [],
  },
  refundPayment: {
    call: async (test) => {
      const payment = await storedPurchase(test, (await somebody(test)).id);
      const body = { payment, amount: 100, seen_left: 995, reason: 'fault', despite: false };
      return { by: await someStaff(test, 'finance'), body };
    },
    changes: [],
  },
  decideRefundRequest: {
    call: async (test) => {
      const id = await waitingRefund(test);
      return { by: await someStaff(test, 'finance'), body: { id, approve: false } };
    },
    changes: [],
  },
};
