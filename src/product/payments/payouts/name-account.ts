import type { WriteCall } from '#platform/call.ts';
import { record } from '#product/audit/audit.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import { readIban } from '../sepa/policy.ts';
import { payoutId } from './policy.ts';
import { lockPayouts, namePayee, waitingOfRefund } from './queries.ts';
import { sealPayee } from './seal-payee.ts';

const MAX_HOLDER = 70;
/** Where a transfer in euro reaches an account, by the EPC's list of SEPA countries. */
const SEPA_COUNTRIES =
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  );

export type PayeeVerdict = 'named' | 'not_found' | 'known' | 'holder' | 'iban_invalid' | 'iban_country';

/** Only where no account is known, or what went there came back. Somebody else makes the file. */
export async function nameAccount(
  call: WriteCall,
  by: ProvenStaff,
  { refund, iban, holder, note }: { refund: number; iban: string; holder: string; note?: string | undefined },
): Promise<PayeeVerdict> {
  const { tx, now } = call;
  await lockPayouts(tx);
  const waiting = await waitingOfRefund.one(tx, { refund });
  if (!waiting) return 'not_found';
  if (!waiting.came_back && (waiting.mandate_iban !== null || waiting.payer_iban !== null)) return 'known';
  const name = holder.trim();
  if (name === '' || name.length > MAX_HOLDER || /[\p{C}]/u.test(name)) return 'holder';
  const read = readIban(iban, SEPA_COUNTRIES);
  if (read.problem !== null) return read.problem;
  const endToEnd = payoutId(refund);
  const named = await namePayee.one(tx, {
    ...{ refund, account: waiting.payment_account_id, endToEnd, holder: name, staff: by.id, now },
    ...{ iban: sealPayee(call, endToEnd, read.iban), last4: read.iban.slice(-4) },
  });
  if (!named) return 'not_found';
  await record(call, by, {
    ...{ verb: 'payout.account_named', object: 'refund', id: refund, account: waiting.account_id },
    details: { payment: waiting.payment_id, amount: waiting.amount, country: read.country },
    ...(note !== undefined && { note }),
  });
  return 'named';
}
