import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { BAN_REASONS } from '#product/accounts/bans/contract.ts';
import { ACCOUNT_STATUSES, Done } from '#product/accounts/contract.ts';
import { GRANT_REASONS } from '#product/credits/contract.ts';
import { RENAME_REASONS } from '#product/members/usernames/contract.ts';
import { AtSite, HintFacts, RowId } from '../contract.ts';

export const MEMBER_ERRORS = ['nothing_to_do', 'grant_limit', 'name_refused'] as const;
export type MemberError = (typeof MEMBER_ERRORS)[number];

export const MEMBERS_PAGE = 50;
export const MAX_FOUND = 1000;
/** Letters that words have at least: fewer find nothing by an index. */
export const MIN_LETTERS = 3;

export const FOUND_BY = ['id', 'payment', 'reference', 'email', 'words', 'newest'] as const;

export const MembersInput = z.object({
  site: AtSite,
  /** A number, an e-mail address, a reference such as `C-7KQ2-…`, or three letters of a name or an address. */
  q: z.optional(z.string().check(z.maxLength(200))),
});
export type MembersInput = z.output<typeof MembersInput>;

export const FoundMember = z.object({
  id: z.number(),
  name: z.string(),
  /** Masked: `m•••@example.com`. */
  email: z.nullable(z.string()),
  site: z.string(),
  kind: z.enum(['member', 'fictional', 'staff']),
  status: z.enum(ACCOUNT_STATUSES),
  age: z.nullable(z.number()),
  place: z.string(),
  joined: z.string(),
  paid_user: z.boolean(),
  credits: z.number(),
});
export type FoundMember = z.output<typeof FoundMember>;

export const FoundMembers = z.object({
  by: z.enum(FOUND_BY),
  members: z.array(FoundMember),
  /** More than a thousand have these letters, or there are too few of them. */
  add_letters: z.boolean(),
});
export type FoundMembers = z.output<typeof FoundMembers>;

export const findMembers = endpoint({
  method: 'GET',
  path: '/api/admin/members.php',
  summary: 'Members by a number, an address, a reference or a part of a name; the newest without any',
  access: 'staff',
  input: MembersInput,
  reply: FoundMembers,
});

export const MemberInput = z.object({ id: RowId });
export type MemberInput = z.output<typeof MemberInput>;

/** Closed facts, no words of members. */
export const TimelineEntry = z.object({
  at: z.string(),
  what: z.enum(['login', 'payment', 'mail', 'decision', 'look', 'reported', 'reports']),
  detail: z.string(),
  of: z.nullable(z.string()),
});
export type TimelineEntry = z.output<typeof TimelineEntry>;

export const LedgerLine = z.object({ id: z.number(), at: z.string(), reason: z.string(), amount: z.number() });

export const OpenedMember = z.object({
  member: z.extend(FoundMember, {
    last_active: z.nullable(z.string()),
    language: z.string(),
    main_photo: z.nullable(z.number()),
    mail_stops: z.array(z.string()),
    ban: z.nullable(z.object({ reason: z.enum(BAN_REASONS), until: z.nullable(z.string()), since: z.string() })),
    /** When it is erased; null where nobody deleted it. */
    erased_at: z.nullable(z.string()),
    sessions: z.number(),
    conversations: z.number(),
    /** Counted to ten thousand. Nobody reads them here. */
    messages: z.number(),
    reports_about: z.number(),
    reports_by: z.number(),
    photos: z.number(),
  }),
  /** What programs point out; null to roles that decide about nobody. */
  signals: z.nullable(HintFacts),
  timeline: z.array(TimelineEntry),
  ledger: z.array(LedgerLine),
  /** What the ledger says the balance has to be. */
  ledger_sum: z.number(),
  /** Credits that who asks may still grant today; null where their role grants none. */
  may_grant: z.nullable(z.number()),
});
export type OpenedMember = z.output<typeof OpenedMember>;

/** A look that is written down, so it is no GET. */
export const openMember = endpoint({
  method: 'POST',
  path: '/api/admin/member.php',
  summary: 'A member with what happened, in counts and closed facts; who looked is written down',
  access: 'staff',
  input: MemberInput,
  reply: OpenedMember,
});

export const MemberEmailReply = z.object({ email: z.nullable(z.string()) });
export type MemberEmailReply = z.output<typeof MemberEmailReply>;

export const showMemberEmail = endpoint({
  method: 'POST',
  path: '/api/admin/member-email.php',
  summary: 'The e-mail address of an account, which lists mask; who looked is written down',
  access: 'support',
  input: MemberInput,
  reply: MemberEmailReply,
});

const Note = z.optional(z.string().check(z.maxLength(500)));

export const HELP = ['reset_mail', 'activation_mail', 'end_sessions', 'export', 'delete'] as const;
export type Help = (typeof HELP)[number];
export const HelpMemberInput = z.object({ id: RowId, what: z.enum(HELP), note: Note });
export type HelpMemberInput = z.output<typeof HelpMemberInput>;

export const helpMember = endpoint({
  method: 'POST',
  path: '/api/admin/member-help.php',
  summary:
    'Mails a link to a new password or to confirm the address, ends sessions, orders the export or deletes, for a member',
  access: 'support',
  input: HelpMemberInput,
  reply: Done,
  errors: {
    nothing_to_do: 409,
    already_confirmed: 409,
    reset_mail_limit: 429,
    activation_mail_limit: 429,
    export_limit: 429,
  },
});

export const MemberMailInput = z.object({ id: RowId, email: z.string().check(z.maxLength(1000)), note: Note });
export type MemberMailInput = z.output<typeof MemberMailInput>;

export const changeMemberMail = endpoint({
  method: 'PUT',
  path: '/api/admin/member-email.php',
  summary: 'Mails a link to a new address of a member, who has it once the link is pressed; the old address is told',
  access: 'support',
  input: MemberMailInput,
  reply: Done,
  errors: {
    new_email_invalid: 422,
    email_disposable: 422,
    email_taken: 422,
    mail_change_limit: 429,
    nothing_to_do: 409,
  },
});

export const MemberNameInput = z.object({
  id: RowId,
  name: z.string().check(z.maxLength(200)),
  reason: z.enum(RENAME_REASONS),
  note: Note,
});
export type MemberNameInput = z.output<typeof MemberNameInput>;

export const renameMember = endpoint({
  method: 'PUT',
  path: '/api/admin/member-name.php',
  summary: 'Gives a member another name, and tells them why',
  access: 'staff',
  input: MemberNameInput,
  reply: Done,
  errors: { nothing_to_do: 409, name_refused: 422 },
});

export const GrantInput = z.object({
  id: RowId,
  /** The same key grants once. */
  key: z.uuid(),
  amount: z.int().check(z.gte(1), z.lte(1000)),
  reason: z.enum(GRANT_REASONS),
  note: Note,
});
export type GrantInput = z.output<typeof GrantInput>;

export const grantToMember = endpoint({
  method: 'POST',
  path: '/api/admin/member-credits.php',
  summary:
    'Grants credits to a member, with a reason and within the daily limit of the role; safe to repeat with the same key',
  access: 'support',
  input: GrantInput,
  reply: z.object({ balance: z.number() }),
  errors: { grant_limit: 409, nothing_to_do: 409 },
});

export const BanMemberInput = z.object({
  id: RowId,
  reason: z.enum(BAN_REASONS),
  /** Null for good. */
  days: z.nullable(z.int().check(z.gte(1), z.lte(3650))),
  note: Note,
});
export type BanMemberInput = z.output<typeof BanMemberInput>;

export const banMember = endpoint({
  method: 'POST',
  path: '/api/admin/member-ban.php',
  summary: 'Keeps a member out, for some days or for good',
  access: 'moderator',
  input: BanMemberInput,
  reply: Done,
  errors: { nothing_to_do: 409 },
});

export const LiftBanInput = z.object({ id: RowId, note: Note });
export type LiftBanInput = z.output<typeof LiftBanInput>;

export const liftMemberBan = endpoint({
  method: 'DELETE',
  path: '/api/admin/member-ban.php',
  summary: 'Lets a banned member in again',
  access: 'moderator',
  input: LiftBanInput,
  reply: Done,
  errors: { nothing_to_do: 409 },
});
