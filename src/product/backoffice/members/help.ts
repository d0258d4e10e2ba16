import type { Authenticated, WriteCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { actorById, findAccount } from '#product/accounts/accounts.ts';
import { ban, lift } from '#product/accounts/bans/bans.ts';
import { closeAccount } from '#product/accounts/deletion/deletion.ts';
import { orderOwnExport } from '#product/accounts/exports/exports.ts';
import { cleanAddress } from '#product/accounts/mail-change/correct-address.ts';
import { orderMailChange } from '#product/accounts/mail-change/mail-change.ts';
import { mailReset } from '#product/accounts/password-reset/password-reset.ts';
import { logOutMember } from '#product/accounts/sessions/log-out-member.ts';
import { record } from '#product/audit/audit.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import { grantCredits } from '#product/credits/grant-credits.ts';
import { rename } from '#product/members/usernames/rename.ts';
import { resendActivationMail } from '#product/signup/activation/activation.ts';
import { actingStaff, atSiteOf, type StaffCall } from '../desk/desk.ts';
import type {
  BanMemberInput,
  GrantInput,
  Help,
  HelpMemberInput,
  LiftBanInput,
  MemberError,
  MemberMailInput,
  MemberNameInput,
} from './contract.ts';

const DAY_MS = 24 * 3600_000;
const DONE = { ok: true } as const;
const nothingToDo = () => new AppError<MemberError>('nothing_to_do', 409);

/** As if they had asked for it themselves. */
const HELPS: Record<Exclude<Help, 'end_sessions'>, (call: Authenticated<WriteCall>) => Promise<unknown>> = {
  reset_mail: async (call) => {
    if (!(await mailReset(call, call.actor.id))) throw new AppError('reset_mail_limit', 429);
  },
  activation_mail: resendActivationMail,
  export: orderOwnExport,
  delete: (call) => closeAccount(call, call.actor.id),
};

/** @throws not_found, nothing_to_do for who is no member, and what the member would be refused by. */
export async function help(call: StaffCall, { id, what, note }: HelpMemberInput): Promise<typeof DONE> {
  const { there, staff, member } = await about(call, id);
  if (what === 'end_sessions') {
    if (!(await logOutMember(there, staff, { account: id, ...(note && { note }) }))) throw nothingToDo();
    return DONE;
  }
  if (member.status === 'deleted') throw nothingToDo();
  await HELPS[what]({ ...there, actor: member });
  await record(there, staff, {
    verb: 'account.helped',
    object: 'account',
    id,
    account: id,
    details: { what },
    ...(note && { note }),
  });
  return DONE;
}

/** The account has it only once its owner pressed the link. @throws as the member would be refused. */
export async function changeMail(call: StaffCall, { id, email, note }: MemberMailInput): Promise<typeof DONE> {
  const { there, staff, member } = await about(call, id);
  if (member.status === 'deleted' || member.status === 'not_confirmed') throw nothingToDo();
  await orderMailChange(there, id, cleanAddress(email));
  await record(there, staff, {
    verb: 'account.mail_changing',
    object: 'account',
    id,
    account: id,
    ...(note && { note }),
  });
  return DONE;
}

/** @throws name_refused (422) for a name that is taken or not allowed. */
export async function giveName(call: AuthenticatedControllerCall, input: MemberNameInput): Promise<typeof DONE> {
  const { id, name, reason, note } = input;
  const there = await call.transaction((within) => atSiteOf(within, id));
  const transaction = <T>(work: (within: WriteCall) => Promise<T>) =>
    call.transaction((within) => work({ ...within, site: there.site }));
  const staff = await call.transaction(actingStaff);
  const verdict = await rename({ transaction }, staff, { account: id, name, reason, ...(note && { note }) });
  if (verdict === 'no_member' || verdict === 'unchanged') throw nothingToDo();
  if (verdict !== 'renamed') throw new AppError<MemberError>('name_refused', 422, {}, { name: 'name_refused' });
  return DONE;
}

/** @throws grant_limit (409) beyond what the role may grant in 24 hours. */
export async function grant(call: StaffCall, { id, ...order }: GrantInput): Promise<{ balance: number }> {
  const { there, staff, member } = await about(call, id);
  if (member.status === 'deleted') throw nothingToDo();
  const outcome = await grantCredits(there, staff, call.actor.role, { account: id, ...order });
  if (outcome === 'reused') throw nothingToDo();
  if (outcome === 'limit') throw new AppError<MemberError>('grant_limit', 409);
  return { balance: outcome };
}

export async function banMember(call: StaffCall, { id, reason, days, note }: BanMemberInput): Promise<typeof DONE> {
  const { there, staff } = await about(call, id);
  const until = days === null ? null : new Date(call.now.getTime() + days * DAY_MS);
  const verdict = await ban(there, staff, { account: id, reason, until, ...(note && { note }) });
  if (verdict !== 'banned') throw nothingToDo();
  return DONE;
}

export async function liftBan(call: StaffCall, { id, note }: LiftBanInput): Promise<typeof DONE> {
  const { there, staff } = await about(call, id);
  if ((await lift(there, staff, { account: id, ...(note && { note }) })) !== 'lifted') throw nothingToDo();
  return DONE;
}

/** The call at the member's site, who acts, and the member as an actor: staff help no colleagues here. */
async function about(call: StaffCall, id: number) {
  const there = await atSiteOf(call, id);
  const account = await findAccount(there, id);
  const member = await actorById(there, id);
  if (!account || !member) throw notFound();
  if (member.kind !== 'member') throw nothingToDo();
  const staff: ProvenStaff = await actingStaff(call);
  return { there, staff, member };
}
