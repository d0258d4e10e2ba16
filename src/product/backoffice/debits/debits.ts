import type { Authenticated, ReadCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import { decideDebit, noteAnswerSeen } from '#product/payments/sepa/collections/decide-debit.ts';
import { previewBatch } from '#product/payments/sepa/collections/make-batch.ts';
import { actingStaff, atSite, type StaffCall } from '../desk/desk.ts';
import { seenIsOld } from '../payments/seen-is-old.ts';
import { atCollector, type Collecting, collectorsFor, numbersOf } from './collectors-for.ts';
import {
  type BackDebitInput,
  type Collector,
  type DebitBatch,
  type DebitsInput,
  type DebitsReply,
  MAX_DEBITS_SHOWN,
} from './contract.ts';
import { announcedDebits, batchesOf, debitBackOf, debitNoteOf, debitNotes, debitsBack } from './queries.ts';

const DONE = { ok: true } as const;
const euros = (amount: number | null) => ({ amount: amount ?? 0, currency: 'EUR' });

/** @throws not_found for a site that is not theirs. */
export async function list(call: Authenticated<ReadCall>, { site }: DebitsInput): Promise<DebitsReply> {
  const { sql } = call;
  const own = await collectorsFor(call, site);
  const accounts = numbersOf(own);
  const most = MAX_DEBITS_SHOWN;
  const announced = await announcedDebits(sql, { accounts });
  const collectors: Collector[] = [];
  for (const one of own) {
    const said = announced.find(({ account }) => account === one.id);
    collectors.push({
      ...(await dueOf(call, one)),
      announced: { count: said?.count ?? 0, money: euros(said?.sum ?? 0) },
    });
  }
  return {
    collectors,
    back: (await debitsBack(sql, { accounts, most })).map((row) => ({
      ...{ id: row.id, payment: row.payment_id, member: row.account_id, name: row.name ?? '', tried: row.try },
      money: { amount: row.amount, currency: row.currency },
      ...{ code: row.answer_code, answered_on: row.answered_on },
    })),
    notes: (await debitNotes(sql, { accounts, most })).map((row) => ({
      ...{ id: row.id, kind: row.kind, fate: row.fate, reference: row.end_to_end_id, code: row.code },
      money: row.amount === null ? null : { amount: row.amount, currency: row.currency },
      answered_on: row.answered_on,
    })),
    batches: (await batchesOf(sql, { accounts, most })).map(
      (row): DebitBatch => ({
        ...{ id: row.id, message: row.message_id ?? '', count: row.count, money: euros(row.sum) },
        ...{ due_from: row.due_from, due_to: row.due_to, made_at: row.made_at.toISOString(), made_by: row.staff_name },
        ...{ refused: row.refused_at !== null, waits: row.waits && row.refused_at === null, erased: row.erased },
        ...{ sent: row.sent ?? 0, collected: row.collected ?? 0, settled: row.settled ?? 0, back: row.back ?? 0 },
      }),
    ),
  };
}

async function dueOf(call: ReadCall, { id, settings }: Collecting): Promise<Omit<Collector, 'announced'>> {
  const found = await previewBatch(call, { account: id, until: null });
  const days = found.verdict === 'previewed' ? found.days : [];
  return {
    ...{ id, name: `${settings.holder ?? ''} ${(settings.iban ?? '').slice(-4)}` },
    days: days.map(({ announced, due, count, sum }) => ({ announced, due, count, money: euros(sum) })),
    wrong: found.verdict === 'wrong_settings' ? found.said : null,
  };
}

/** @throws not_found where it is not theirs, seen_is_old (409) where it is decided, or was tried too often. */
export async function decideBack(call: StaffCall, { id, what }: BackDebitInput): Promise<typeof DONE> {
  const accounts = numbersOf(await collectorsFor(call));
  const debit = await debitBackOf.one(call.tx, { id, accounts });
  if (!debit) throw notFound();
  const there = await atSite(call, debit.site_id);
  if ((await decideDebit(there, await actingStaff(call), { id, decision: what })) !== 'decided') throw seenIsOld();
  return DONE;
}

/** @throws not_found where it is not theirs, seen_is_old (409) where somebody has seen it before. */
export async function seeNote(call: StaffCall, { id }: { id: number }): Promise<typeof DONE> {
  const accounts = numbersOf(await collectorsFor(call));
  const note = await debitNoteOf.one(call.tx, { id, accounts });
  if (!note) throw notFound();
  const there = await atCollector(call, note.payment_account_id);
  if (!(await noteAnswerSeen(there, await actingStaff(call), { id }))) throw seenIsOld();
  return DONE;
}
