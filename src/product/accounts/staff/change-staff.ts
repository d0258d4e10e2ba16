import type { Authenticated, WriteCall } from '#platform/call.ts';
import { AppError, authenticationRequired, notFound } from '#platform/errors.ts';
import type { StaffError, StaffLock, StaffPost } from './contract.ts';
import { leavesAnAdmin, refusedEdit } from './policy.ts';
import {
  type AdminRow,
  addressIsTaken,
  lockAdmins,
  lockStaff,
  type StaffRow,
  setPost,
  staffAccount,
} from './queries.ts';
import { endStaffAccount, noteRole } from './staff.ts';

const refused = (code: StaffError, status: 403 | 409) => new AppError<StaffError>(code, status);

interface Editable {
  target: StaffRow;
  admins: AdminRow[];
}

export const lockOf = (
  actor: Authenticated<WriteCall>['actor'],
  target: StaffPost & { id: number },
): StaffLock | null => refusedEdit(actor, target);

/** @throws not_found, staff_own_role, staff_higher, staff_wider (403). */
export async function editableStaff(
  { actor, tx }: Pick<Authenticated<WriteCall>, 'actor' | 'tx'>,
  account: number,
  wanted: Partial<StaffPost> = {},
): Promise<Editable> {
  // Administrators first, in the order of their numbers: whoever else changes one waits here.
  const admins = await lockAdmins(tx);
  const target = await staffAccount.one(tx, { account });
  if (!target) throw notFound();
  const problem = refusedEdit(actor, target, wanted);
  if (problem) throw refused(problem, 403);
  if (!admins.some(({ id }) => id === actor.id)) throw authenticationRequired();
  return { target, admins };
}

function mustLeaveAnAdmin({ target, admins }: Editable): void {
  const counts = target.role === 'admin' && target.status === 'active';
  if (counts && !leavesAnAdmin(admins, target)) throw refused('staff_last_admin', 409);
}

/** @throws as `editableStaff`, staff_last_admin, staff_changed_meanwhile, staff_address_taken (409). */
export async function changeStaff(
  call: Authenticated<WriteCall>,
  { account, seen, ...wanted }: StaffPost & { account: number; seen: StaffPost },
): Promise<StaffPost | null> {
  await lockStaff(call.tx);
  const editable = await editableStaff(call, account, wanted);
  const { role, site, allSites, email } = editable.target;
  if (role === wanted.role && site === wanted.site && allSites === wanted.allSites) return null;
  if (seen.role !== role || seen.site !== site || seen.allSites !== allSites)
    throw refused('staff_changed_meanwhile', 409);
  mustLeaveAnAdmin(editable);
  const there = { account, email, site: wanted.site, allSites: wanted.allSites };
  if ((await addressIsTaken.one(call.tx, there))?.taken) throw refused('staff_address_taken', 409);
  await setPost(call.tx, { account, ...wanted });
  noteRole(call, account, wanted.role);
  return { role, site, allSites };
}

/** @throws what `editableStaff` throws, and staff_last_admin (409). */
export async function endColleague(call: Authenticated<WriteCall>, account: number): Promise<StaffPost> {
  const editable = await editableStaff(call, account);
  mustLeaveAnAdmin(editable);
  await endStaffAccount(call, account);
  const { role, site, allSites } = editable.target;
  return { role, site, allSites };
}
