import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import { record } from '#product/audit/audit.ts';
import { pricesOf } from '#product/credits/set-prices.ts';
import { changeCode, listCodes, lockCodeOf, makeCode } from '#product/discounts/make-code.ts';
import { actingStaff, type StaffCall, scopeOf } from '../desk/desk.ts';
import {
  type ChangeCodeInput,
  type CodesError,
  type CodesInput,
  type CodesReply,
  MAX_CODES,
  type MakeCodeInput,
} from './contract.ts';

export async function list(call: Authenticated<ReadCall>, { site }: CodesInput): Promise<CodesReply> {
  const { sites } = await scopeOf(call, site);
  const rows = await listCodes(call, sites, MAX_CODES);
  const codes = rows.map(({ site_id: _, host, minimum_order_value, starts_at, expires_at, staff_name, ...row }) => ({
    ...row,
    site: host,
    minimum: minimum_order_value,
    starts_at: starts_at?.toISOString() ?? null,
    expires_at: expires_at?.toISOString() ?? null,
    staff: staff_name,
  }));
  const prices = (await pricesOf(call, sites[0] ?? 0)).filter(({ country }) => country === null);
  const middle = prices[Math.floor(prices.length / 2)];
  const example = middle && { credits: middle.credits, amount: middle.amount, currency: middle.currency };
  return { codes, example: example ?? null };
}

/** @throws not_found for a site that is not theirs. */
export async function make(call: StaffCall, input: MakeCodeInput): Promise<{ id: number }> {
  const { site, code, percent, country, currency, minimum, methods, validity, starts, ends } = input;
  await scopeOf(call, site);
  if (minimum !== null && currency === null)
    throw new AppError<CodesError>('code_without_currency', 422, {}, { currency: 'code_without_currency' });
  const [startsAt, expiresAt] = [starts === null ? null : new Date(starts), ends === null ? null : afterDay(ends)];
  if (expiresAt && expiresAt.getTime() <= Math.max(startsAt?.getTime() ?? 0, call.now.getTime()))
    throw new AppError<CodesError>('code_ends_before', 422, {}, { ends: 'code_ends_before' });
  const staff = await actingStaff(call);
  const draft = { site, code, percentage: percent * 100, country, currency, minimum, methods, validity };
  const id = await makeCode(call, staff.name, { ...draft, startsAt, expiresAt });
  if (id === null) throw new AppError<CodesError>('code_taken', 409, {}, { code: 'code_taken' });
  await record(call, staff, {
    verb: 'code.made',
    object: 'code',
    id,
    account: null,
    site,
    after: { code, percent, country, currency, minimum, methods, validity, starts, ends },
  });
  return { id };
}

/** Pressed again it changes nothing. @throws not_found for one of a site that is not theirs. */
export async function change(
  call: StaffCall,
  { id, seen, status, ends }: ChangeCodeInput,
): Promise<{ status: typeof status }> {
  const code = await lockCodeOf(call, id);
  if (!code) throw notFound();
  await scopeOf(call, code.site_id);
  if (code.kind !== 'code') throw new AppError<CodesError>('code_built_in', 422);
  const expiresAt = ends === undefined ? code.expires_at : ends === null ? null : afterDay(ends);
  const isSame = code.status === status && code.expires_at?.getTime() === expiresAt?.getTime();
  if (isSame) return { status };
  if (code.status !== seen) throw new AppError<CodesError>('code_changed_meanwhile', 409);
  const staff = await actingStaff(call);
  await changeCode(call, { id, status, expiresAt });
  await record(call, staff, {
    verb: 'code.changed',
    object: 'code',
    id,
    account: null,
    site: code.site_id,
    details: { code: code.code },
    before: { status: code.status, ends: code.expires_at?.toISOString() ?? null },
    after: { status, ends: expiresAt?.toISOString() ?? null },
  });
  return { status };
}

const DAY_MS = 86_400_000;
/** When a day of UTC is over. */
const afterDay = (day: string): Date => new Date(Date.parse(day) + DAY_MS);
