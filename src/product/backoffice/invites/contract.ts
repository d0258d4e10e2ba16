import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { AtSite, RowId, SiteId } from '../contract.ts';

export const INVITES_ERRORS = ['invite_over', 'invite_ends_before', 'invite_changed_meanwhile'] as const;
export type InvitesError = (typeof INVITES_ERRORS)[number];

export const MAX_INVITES = 500;
export const MAX_MADE = 100;
export const MAX_USES = 10_000;
export const MAX_DAYS = 365;
const INVITE_STATES = ['active', 'paused', 'used', 'over'] as const;

/** Never with its code, which is shown once. */
export const StaffInvite = z.object({
  id: z.number(),
  site: z.string(),
  label: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  uses: z.number(),
  max_uses: z.number(),
  state: z.enum(INVITE_STATES),
  /** Empty where it was made at a terminal. */
  staff: z.string(),
});
export type StaffInvite = z.output<typeof StaffInvite>;

export const StaffInvitesInput = z.object({ site: AtSite });
export type StaffInvitesInput = z.output<typeof StaffInvitesInput>;
export const StaffInvitesReply = z.object({
  invites: z.array(StaffInvite),
  open: z.array(z.string()),
});
export type StaffInvitesReply = z.output<typeof StaffInvitesReply>;

export const listStaffInvites = endpoint({
  method: 'GET',
  path: '/api/admin/invites.php',
  summary: 'Invitations that staff made, with their uses and without their codes',
  access: 'support',
  input: StaffInvitesInput,
  reply: StaffInvitesReply,
});

export const MakeInvitesInput = z.object({
  site: SiteId,
  label: z.string().check(z.maxLength(80)),
  count: z.int().check(z.gte(1), z.lte(MAX_MADE)),
  uses: z.int().check(z.gte(1), z.lte(MAX_USES)),
  days: z.int().check(z.gte(1), z.lte(MAX_DAYS)),
});
export type MakeInvitesInput = z.output<typeof MakeInvitesInput>;
export const MadeInvites = z.object({
  made: z.array(z.object({ id: z.number(), code: z.string(), url: z.string() })),
  expires_at: z.string(),
});
export type MadeInvites = z.output<typeof MadeInvites>;

export const makeStaffInvites = endpoint({
  method: 'POST',
  path: '/api/admin/invites.php',
  summary: 'Makes invitations; their codes are in no later answer',
  access: 'support',
  input: MakeInvitesInput,
  reply: MadeInvites,
  limit: { name: 'staff invites', calls: 60, seconds: 3600 },
});

const SWITCHED = ['active', 'paused'] as const;

export const ChangeInviteInput = z.object({
  id: RowId,
  seen: z.enum(SWITCHED),
  seen_expires_at: z.string().check(z.maxLength(40)),
  state: z.enum(SWITCHED),
  /** Its last day, of UTC; left out it stays. */
  ends: z.optional(z.iso.date()),
});
export type ChangeInviteInput = z.output<typeof ChangeInviteInput>;
const ChangedInvite = z.object({ state: z.enum(SWITCHED) });

export const changeStaffInvite = endpoint({
  method: 'POST',
  path: '/api/admin/invite-state.php',
  summary: 'Pauses an invitation, lets it count again, or changes its end',
  access: 'support',
  input: ChangeInviteInput,
  reply: ChangedInvite,
  errors: { invite_over: 409, invite_ends_before: 422, invite_changed_meanwhile: 409 },
});
