import type { Access } from '#platform/http/endpoint.ts';
import type { Actor, Role } from './contract.ts';

/** What somebody who calls is told. Visitors and staff have no member side, so to them a member's call asks for a log-in. */
export type AccessVerdict =
  | 'ok'
  | 'authentication_required'
  | 'account_suspended'
  | 'email_not_confirmed'
  | 'premium_only'
  | 'forbidden';

type Caller = Pick<Actor, 'kind' | 'role' | 'status' | 'paidUser'> | null;

export function verdictOf(access: Access, caller: Caller): AccessVerdict {
  if (access === 'anyone') return 'ok';
  if (!caller) return 'authentication_required';
  if (access === 'session') return caller.status === 'deleted' ? 'authentication_required' : 'ok';
  if (isMemberAccess(access)) return memberVerdict(access, caller);
  if (caller.kind !== 'staff') return 'forbidden';
  return access === 'staff' || caller.role === access || caller.role === 'admin' ? 'ok' : 'forbidden';
}

const isMemberAccess = (access: Access): access is Exclude<Access, Role | 'anyone' | 'session' | 'staff'> =>
  access === 'suspended' || access === 'member' || access === 'confirmed' || access === 'premium';

function memberVerdict(
  access: Exclude<Access, Role | 'anyone' | 'session' | 'staff'>,
  caller: NonNullable<Caller>,
): AccessVerdict {
  if (caller.kind !== 'member' || caller.status === 'deleted') return 'authentication_required';
  if (access === 'suspended') return 'ok';
  if (caller.status === 'blocked') return 'account_suspended';
  if (access === 'member') return 'ok';
  if (caller.status === 'not_confirmed') return 'email_not_confirmed';
  return access === 'premium' && !caller.paidUser ? 'premium_only' : 'ok';
}
