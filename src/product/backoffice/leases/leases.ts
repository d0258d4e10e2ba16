import type { WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { JobTools } from '#platform/module.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import { actingStaff, type StaffCall } from '../desk/desk.ts';
import { LEASE_MS, type LeaseKind, type LeasesInput, type LeasesReply } from './contract.ts';
import { deleteOldLeases, releaseMany, renewMany, takeMany, takeOne } from './queries.ts';

/** For five minutes. Who calls checks that the case may be seen. @returns false where somebody else holds it. */
export async function takeLease(
  { tx, now }: Pick<WriteCall, 'tx' | 'now'>,
  staff: ProvenStaff,
  kind: LeaseKind,
  id: number,
): Promise<boolean> {
  return (await takeOne.one(tx, { kind, id, staff: staff.id, now, until: expiry(now) })) !== null;
}

/** In one statement. @returns those that are held now. */
export async function takeLeases(
  { tx, now }: Pick<WriteCall, 'tx' | 'now'>,
  staff: ProvenStaff,
  kind: LeaseKind,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await takeMany(tx, { kind, ids: [...new Set(ids)], staff: staff.id, now, until: expiry(now) });
  return rows.map(({ case_id }) => case_id);
}

/** The case stays the caller's until the transaction ends. @throws case_taken (409) where somebody else holds it. */
export async function holdLease(
  call: Pick<WriteCall, 'tx' | 'now'>,
  staff: ProvenStaff,
  kind: LeaseKind,
  id: number,
): Promise<void> {
  if (!(await takeLease(call, staff, kind, id))) throw new AppError('case_taken', 409);
}

export const endLease = (call: Pick<WriteCall, 'tx'>, staff: ProvenStaff, kind: LeaseKind, id: number): Promise<void> =>
  endLeases(call, staff, kind, [id]);

export async function endLeases(
  { tx }: Pick<WriteCall, 'tx'>,
  staff: ProvenStaff,
  kind: LeaseKind,
  ids: readonly number[],
): Promise<void> {
  await releaseMany(tx, { kind, ids: [...ids], staff: staff.id });
}

export async function renew(call: StaffCall, { kind, ids }: LeasesInput): Promise<LeasesReply> {
  const staff = await actingStaff(call);
  const rows = await renewMany(call.tx, { kind, ids, staff: staff.id, until: expiry(call.now) });
  return { held: rows.map(({ case_id }) => case_id) };
}

export async function release(call: StaffCall, { kind, ids }: LeasesInput): Promise<LeasesReply> {
  await releaseMany(call.tx, { kind, ids, staff: (await actingStaff(call)).id });
  return { held: [] };
}

export async function forgetOldLeases({ services: { db, now } }: JobTools): Promise<void> {
  const before = new Date(now().getTime() - 3600_000);
  await db.transaction((tx) => deleteOldLeases(tx, { before }));
}

const expiry = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
