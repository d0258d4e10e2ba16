import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { SEEN } from '#platform/visible.ts';
import type { Found } from '#product/audit/statements/contract.ts';

export const BAN_REASONS = ['money', 'rude', 'fake', 'underage', 'other'] as const;
export type BanReason = (typeof BAN_REASONS)[number];

export interface BanOrder {
  account: number;
  reason: BanReason;
  /** When it ends by itself; null for good. */
  until: Date | null;
  note?: string | undefined;
  found?: Found | undefined;
}

/** `unchanged`: it is so already. `no_member`: staff and fictional profiles, accounts that are gone. `past`: it would be over already. */
export type BanVerdict = 'banned' | 'unchanged' | 'no_member' | 'past';
export type LiftVerdict = 'lifted' | 'not_banned';

export const BAN_APPEAL_STATES = ['open', 'kept'] as const;
/** Characters of an objection. */
export const MAX_BAN_APPEAL_LENGTH = 2000;

export const BanView = z.object({
  reason: z.enum(BAN_REASONS),
  since: z.string(),
  /** null for good. */
  until: z.nullable(z.string()),
  appeal: z.nullable(z.enum(BAN_APPEAL_STATES)),
});
export type BanView = z.output<typeof BanView>;
/** null for everybody who has not just given the right password of a banned account. */
export const BanReply = z.object({ ban: z.nullable(BanView) });
export type BanReply = z.output<typeof BanReply>;

export const showBan = endpoint({
  method: 'GET',
  path: '/api/ban.php',
  summary: 'Why and until when somebody is kept out who has just given the right password',
  access: 'anyone',
  reply: BanReply,
});

export const BanAppealInput = z.object({
  text: z.string().check(z.trim(), z.maxLength(MAX_BAN_APPEAL_LENGTH), z.regex(SEEN)),
});
export type BanAppealInput = z.output<typeof BanAppealInput>;

export const appealBan = endpoint({
  method: 'POST',
  path: '/api/ban-appeal.php',
  summary: 'Asks staff to look at a ban again; once for each ban, and safe to repeat',
  access: 'anyone',
  input: BanAppealInput,
  reply: BanReply,
  errors: { second_step_over: 403, ban_over: 409 },
  limit: { name: 'ban-appeals', calls: 20, seconds: 3600 },
});

/** `own_decision`: somebody else than who banned decides. */
export type BanAppealVerdict = 'decided' | 'not_open' | 'own_decision';
