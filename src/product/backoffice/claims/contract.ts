import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Money } from '#product/credits/contract.ts';
import { AtSite, QueryId, RowId } from '../contract.ts';

export const DEBTS_PAGE = 50;

const Debt = z.object({
  id: z.number(),
  member: z.number(),
  name: z.string(),
  site: z.string(),
  payment: z.number(),
  money: Money,
  credits: z.number(),
  reason: z.string(),
  method: z.string(),
  opened_at: z.string(),
  paying: z.boolean(),
});
export type Debt = z.output<typeof Debt>;

export const DebtsInput = z.object({
  site: AtSite,
  after: z.optional(QueryId),
});
export type DebtsInput = z.output<typeof DebtsInput>;
export const DebtsReply = z.object({ debts: z.array(Debt), next: z.nullable(z.number()) });
export type DebtsReply = z.output<typeof DebtsReply>;

export const listDebts = endpoint({
  method: 'GET',
  path: '/api/admin/claims.php',
  summary: 'What members owe, the oldest first',
  access: 'finance',
  input: DebtsInput,
  reply: DebtsReply,
});

export const WaiveInput = z.object({ id: RowId, note: z.optional(z.string().check(z.maxLength(500))) });
export type WaiveInput = z.output<typeof WaiveInput>;

export const waiveDebt = endpoint({
  method: 'POST',
  path: '/api/admin/claim-waive.php',
  summary: 'Lets a member off what is owed; the member is told by mail',
  access: 'finance',
  input: WaiveInput,
  reply: z.object({ ok: z.literal(true) }),
  errors: { seen_is_old: 409 },
});
