import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import { nameAccount } from '#product/payments/payouts/name-account.ts';
import { notePayoutReturned } from '#product/payments/payouts/note-payout-returned.ts';
import { notePayoutAnswerSeen } from '#product/payments/payouts/note-payouts.ts';
import { actingStaff, atSite, type StaffCall } from '../desk/desk.ts';
import { seenIsOld } from '../payments/seen-is-old.ts';
import {
  MAX_PAYOUTS_SHOWN,
  type PayoutAccountInput,
  type PayoutBatch,
  type PayoutDeskError,
  type PayoutsInput,
  type PayoutsReply,
  type ReturnPayoutInput,
} from './contract.ts';
import { atPayer, idsOf, payersFor } from './payers-for.ts';
import { payoutBatchesAt, payoutLineAt, payoutNoteAt, payoutNotesAt, refundToName } from './queries.ts';
import { waitingOf } from './waiting-of.ts';

const DONE = { ok: true } as const;

/** @throws not_found for a site that is not theirs. */
export async function list(call: Authenticated<ReadCall>, { site }: PayoutsInput): Promise<PayoutsReply> {
  const { sql } = call;
  const own = await payersFor(call, site);
  const asked = { accounts: idsOf(own), most: MAX_PAYOUTS_SHOWN };
  const accounts: PayoutsReply['accounts'] = [];
  for (const one of own) accounts.push(await waitingOf(call, one));
  return {
    accounts,
    notes: (await payoutNotesAt(sql, asked)).map((row) => ({
      ...{ id: row.id, kind: row.kind, fate: row.fate, reference: row.end_to_end_id, code: row.code },
      ...{ money: { amount: row.amount, currency: row.currency }, answered_on: row.answered_on },
      payment: row.payment_id,
    })),
    batches: (await payoutBatchesAt(sql, asked)).map(
      (row): PayoutBatch => ({
        ...{ id: row.id, message: row.message_id ?? '', count: row.count },
        ...{ money: { amount: row.sum, currency: 'EUR' }, execute_on: row.execute_on },
        ...{ made_at: row.made_at.toISOString(), made_by: row.staff_name },
        handed: row.handed_at && { at: row.handed_at.toISOString(), by: row.handing_name ?? '' },
        ...{ refused: row.refused_at !== null, erased: row.erased },
        ...{ sent: row.sent ?? 0, settled: row.settled ?? 0, returned: row.returned ?? 0 },
      }),
    ),
  };
}

/** @throws not_found where it is not theirs, seen_is_old (409) where it is in no file, or came back before. */
export async function returnLine(call: StaffCall, { id, code, note }: ReturnPayoutInput): Promise<typeof DONE> {
  const line = await payoutLineAt.one(call.tx, { id, accounts: idsOf(await payersFor(call)) });
  if (!line) throw notFound();
  const there = await (line.site_id === null ? atPayer(call, line.payment_account_id) : atSite(call, line.site_id));
  const words = note?.replaceAll('\u0000', '').trim();
  const verdict = await notePayoutReturned(there, await actingStaff(call), { id, code, ...(words && { note: words }) });
  if (verdict !== 'returned') throw seenIsOld();
  return DONE;
}

const REFUSED = { holder: 'payout_holder', iban_invalid: 'payout_iban', iban_country: 'payout_country' } as const;

/** @throws not_found where it is not theirs, seen_is_old (409) where it waits for no account, payout_holder, payout_iban, payout_country (422). */
export async function nameAccountOf(
  call: StaffCall,
  { refund, holder, iban }: PayoutAccountInput,
): Promise<typeof DONE> {
  const row = await refundToName.one(call.tx, { refund, accounts: idsOf(await payersFor(call)) });
  if (!row) throw notFound();
  const there = await atSite(call, row.site_id);
  const verdict = await nameAccount(there, await actingStaff(call), { refund, holder, iban });
  if (verdict === 'named') return DONE;
  if (verdict === 'not_found' || verdict === 'known') throw seenIsOld();
  throw new AppError<PayoutDeskError>(REFUSED[verdict], 422);
}

/** @throws not_found where it is not theirs, seen_is_old (409) where somebody has seen it before. */
export async function seeNote(call: StaffCall, { id }: { id: number }): Promise<typeof DONE> {
  const note = await payoutNoteAt.one(call.tx, { id, accounts: idsOf(await payersFor(call)) });
  if (!note) throw notFound();
  const there = await atPayer(call, note.payment_account_id);
  if (!(await notePayoutAnswerSeen(there, await actingStaff(call), { id }))) throw seenIsOld();
  return DONE;
}
