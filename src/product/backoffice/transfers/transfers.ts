import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import { noteLook } from '#product/audit/staff.ts';
import { decideEntry } from '#product/payments/bank/decide-entry.ts';
import { keepMoney, RETURN_DAYS, sendMoneyBack } from '#product/payments/bank/send-money-back.ts';
import { actingStaff, atSite, companiesOf, type StaffCall } from '../desk/desk.ts';
import type { PaymentDeskError } from '../payments/contract.ts';
import {
  type BankLine,
  type BankLines,
  type BankLinesInput,
  type DecideLineInput,
  type LineKind,
  type OpenedLine,
  TRANSFERS_PAGE,
  type TransferDeskError,
} from './contract.ts';
import { guessesFor } from './guesses-for.ts';
import { lineOf } from './line-of.ts';
import { kindOf } from './policy.ts';
import {
  accountsOfCompanies,
  aloneInFile,
  type LineRow,
  lastBankFile,
  linesGoingBack,
  matchedInFile,
  ordersNumbered,
  waitingLines,
  waitingTransferLines,
} from './queries.ts';

const DAY_MS = 86_400_000;
const MAX_MATCHED = 30;

export async function list(
  call: Authenticated<ReadCall>,
  { site, before, back = false }: BankLinesInput,
): Promise<BankLines> {
  const { sql } = call;
  const companies = await companiesOf(call, site);
  const own = await accountsOfCompanies(sql, { companies });
  const accounts = own.map(({ id }) => id);
  const asked = { accounts, before: before ?? Number.MAX_SAFE_INTEGER, most: TRANSFERS_PAGE + 1 };
  const rows = await (back ? linesGoingBack(sql, asked) : waitingLines(sql, asked));
  const page = rows.slice(0, TRANSFERS_PAGE);
  const lines = page.flatMap((row) => lineView(row) ?? []);
  return {
    lines,
    next: rows.length > TRANSFERS_PAGE ? (page.at(-1)?.id ?? null) : null,
    waiting: (await waitingTransferLines.one(sql, { companies }))?.count ?? 0,
    file: before === undefined ? await lastFile(call, accounts) : null,
    accounts: own.map(({ id, settings }) => ({
      id,
      name: `${settings.holder ?? ''} ${(settings.iban ?? '').slice(-4)}`,
    })),
  };
}

async function lastFile({ sql }: Authenticated<ReadCall>, accounts: number[]): Promise<BankLines['file']> {
  const file = await lastBankFile.one(sql, { accounts });
  if (!file) return null;
  const { id, name, format, imported_at, entries } = file;
  const matched = await matchedInFile(sql, { file: id, most: MAX_MATCHED });
  return {
    ...{ name, format, at: imported_at.toISOString(), lines: entries },
    alone: (await aloneInFile.one(sql, { file: id }))?.count ?? 0,
    matched: matched.map((one) => ({
      ...{ id: one.id, payer: one.payer_name, payment: one.payment_id },
      money: { amount: one.amount, currency: one.currency },
    })),
  };
}

function lineView(row: LineRow): BankLine | null {
  const kind = kindOf(row);
  if (kind === null) return null;
  const { id, amount, currency, surplus, booked_on, by_file, created_at } = row;
  const returns = by_file && kind !== 'back' ? new Date(created_at.getTime() + RETURN_DAYS * DAY_MS) : null;
  return {
    ...{ id, kind, payer: row.payer_name, text: row.remittance, booked_on },
    money: { amount, currency },
    back: { amount: surplus > 0 ? surplus : amount, currency },
    returns_on: returns?.toISOString().slice(0, 10) ?? null,
  };
}

/** With a look in the book of looks. @throws not_found on a company that is not theirs. */
export async function openLine(call: StaffCall, { id }: { id: number }): Promise<OpenedLine> {
  const row = await lineOf(call, id);
  const line = lineView(row);
  if (!line) throw notFound();
  const staff = await actingStaff(call);
  const site = row.site_id ?? (await siteOfCompany(call, row.company_id));
  await noteLook(call, staff, { site, object: 'transfer', id, account: row.account_id });
  const guessed = line.kind === 'proposed' || line.kind === 'unmatched' ? await guessesFor(call, row) : null;
  return {
    line: {
      ...line,
      ...{ payer_country: row.payer_country, last4: row.payer_last4, named: guessed?.named ?? '' },
      ...{ payment: row.state === 'proposed' ? null : row.payment_id, decided_by: row.staff_name },
      ...{ by_file: row.by_file, in_file: row.in_file },
    },
    guesses: guessed?.guesses ?? [],
  };
}

/** What belongs to no member yet belongs to the company's first site. */
async function siteOfCompany({ sites, site }: Authenticated<ReadCall>, company: number): Promise<number> {
  return (await sites.all()).find(({ companyId }) => companyId === company)?.id ?? site.id;
}

const refused = (code: 'transfer_unfit' | 'seen_is_old') =>
  new AppError<TransferDeskError | PaymentDeskError>(code, 409);

/** @throws seen_is_old where it was decided meanwhile, transfer_unfit where the order is of another account or other money (409). */
export async function decideLine(
  call: StaffCall,
  { id, seen, what, payment }: DecideLineInput,
): Promise<{ id: number; kind: LineKind | null }> {
  const row = await lineOf(call, id);
  if (kindOf(row) !== seen) throw refused('seen_is_old');
  const staff = await actingStaff(call);
  const done = await decide();
  if (done === 'unfit') throw refused('transfer_unfit');
  if (done === 'old') throw refused('seen_is_old');
  return { id, kind: kindOf(await lineOf(call, id)) };

  async function decide(): Promise<'done' | 'old' | 'unfit'> {
    const site = row.site_id ?? (await siteOfCompany(call, row.company_id));
    const there = await atSite(call, site);
    if (what === 'return') return (await sendMoneyBack(there, staff, id)) ? 'done' : 'old';
    if (what === 'keep') return (await keepMoney(there, staff, id)) ? 'done' : 'old';
    if (what === 'sent') {
      const verdict = await decideEntry(there, staff, { id, decision: { what: 'sent_back' } });
      return verdict === 'decided' ? 'done' : 'old';
    }
    const [order] =
      payment === undefined
        ? []
        : await ordersNumbered(call.sql, {
            ...{ payments: [payment], account: row.payment_account_id, now: call.now },
          });
    if (!order) return 'unfit';
    const ofOrder = await atSite(call, order.site_id);
    const verdict = await decideEntry(ofOrder, staff, { id, decision: { what: 'assign', reference: order.reference } });
    if (verdict === 'decided') return 'done';
    return verdict === 'other_currency' || verdict === 'no_transfer' ? 'unfit' : 'old';
  }
}
