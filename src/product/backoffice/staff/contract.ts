import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Done, ROLES } from '#product/accounts/contract.ts';
import { STAFF_LOCKS } from '#product/accounts/staff/contract.ts';
import { AtSite, RowId, SiteId } from '../contract.ts';

const FactorReset = z.object({
  id: z.number(),
  at: z.string(),
  until: z.string(),
  by: z.string(),
  /** They may take it back, and somebody else carries it out. */
  own: z.boolean(),
});

export const Colleague = z.object({
  id: z.number(),
  email: z.string(),
  /** What the audit log calls them; null before their first act. */
  name: z.nullable(z.string()),
  role: z.enum(ROLES),
  site: z.number(),
  host: z.string(),
  all_sites: z.boolean(),
  invited: z.boolean(),
  since: z.string(),
  last_seen: z.nullable(z.string()),
  passkeys: z.number(),
  totp: z.boolean(),
  locked: z.nullable(z.enum(STAFF_LOCKS)),
  reset: z.nullable(FactorReset),
});
export type Colleague = z.output<typeof Colleague>;

export const ColleaguesInput = z.object({ site: AtSite });
export type ColleaguesInput = z.output<typeof ColleaguesInput>;
export const ColleaguesReply = z.object({ staff: z.array(Colleague) });
export type ColleaguesReply = z.output<typeof ColleaguesReply>;

export const listColleagues = endpoint({
  method: 'GET',
  path: '/api/admin/staff.php',
  summary: 'Who works on the sites of who asks, with role, last visit and second factor',
  access: 'admin',
  input: ColleaguesInput,
  reply: ColleaguesReply,
});

export const InviteColleagueInput = z.object({
  email: z.string().check(z.maxLength(254)),
  role: z.enum(ROLES),
  site: SiteId,
  all_sites: z.boolean(),
});
export type InviteColleagueInput = z.output<typeof InviteColleagueInput>;
const InvitedReply = z.object({ id: z.number() });

export const inviteColleague = endpoint({
  method: 'POST',
  path: '/api/admin/staff.php',
  summary: 'Invites somebody to the staff: by the mailed link they prove the mailbox and choose their own password',
  access: 'admin',
  input: InviteColleagueInput,
  reply: InvitedReply,
  errors: { staff_address_wrong: 422, staff_address_taken: 409, staff_wider: 403 },
  limit: { name: 'staff invitations', calls: 30, seconds: 3600 },
});

const SeenPost = z.object({ role: z.enum(ROLES), site: SiteId, all_sites: z.boolean() });

export const ChangeColleagueInput = z.object({
  id: RowId,
  role: z.enum(ROLES),
  site: SiteId,
  all_sites: z.boolean(),
  seen: SeenPost,
});
export type ChangeColleagueInput = z.output<typeof ChangeColleagueInput>;

const NOT_ALLOWED = { staff_own_role: 403, staff_higher: 403, staff_wider: 403 } as const;

export const changeColleague = endpoint({
  method: 'PUT',
  path: '/api/admin/staff.php',
  summary: 'Gives somebody of the staff another role or other sites, which hold at once',
  access: 'admin',
  input: ChangeColleagueInput,
  reply: Done,
  errors: { ...NOT_ALLOWED, staff_last_admin: 409, staff_changed_meanwhile: 409, staff_address_taken: 409 },
});

export const ColleagueInput = z.object({ id: RowId });
export type ColleagueInput = z.output<typeof ColleagueInput>;

export const endColleagueAccount = endpoint({
  method: 'DELETE',
  path: '/api/admin/staff.php',
  summary: 'Ends an account of the staff: its sessions end at once, and nothing logs in with it any more',
  access: 'admin',
  input: ColleagueInput,
  reply: Done,
  errors: { ...NOT_ALLOWED, staff_last_admin: 409 },
});

export const inviteColleagueAgain = endpoint({
  method: 'POST',
  path: '/api/admin/staff-invitation.php',
  summary: 'Mails the invitation again; the link before is void',
  access: 'admin',
  input: ColleagueInput,
  reply: Done,
  errors: { ...NOT_ALLOWED, staff_not_invited: 409, staff_invitation_limit: 429 },
});

export const requestFactorReset = endpoint({
  method: 'POST',
  path: '/api/admin/staff-factor.php',
  summary: 'Asks that the lost second factor of somebody is taken away; somebody else decides',
  access: 'admin',
  input: ColleagueInput,
  reply: Done,
  errors: { ...NOT_ALLOWED, staff_factor_none: 409, staff_factor_asked: 409 },
});

export const DecideResetInput = z.object({
  id: RowId,
  approve: z.boolean(),
});
export type DecideResetInput = z.output<typeof DecideResetInput>;

export const decideFactor = endpoint({
  method: 'PUT',
  path: '/api/admin/staff-factor.php',
  summary: 'Takes away a lost second factor that somebody else asked for, or refuses to; who asked may take it back',
  access: 'admin',
  input: DecideResetInput,
  reply: Done,
  errors: { ...NOT_ALLOWED, staff_factor_own: 403, staff_factor_decided: 409 },
});
