import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { CountryChoice } from '#product/credits/contract.ts';
import { CheckoutReply } from '../contract.ts';

export const StoredMethodView = z.object({
  id: z.number(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
  expired: z.boolean(),
  stored_at: z.string(),
});
export type StoredMethodView = z.output<typeof StoredMethodView>;
export const StoredMethodsReply = z.object({ stored_methods: z.array(StoredMethodView) });
export type StoredMethodsReply = z.output<typeof StoredMethodsReply>;
export const listStoredMethods = endpoint({
  method: 'GET',
  path: '/api/stored-methods.php',
  summary: "The member's cards that a provider keeps, the newest first",
  access: 'member',
  input: z.object({}),
  reply: StoredMethodsReply,
});
export const removeStoredMethod = endpoint({
  method: 'DELETE',
  path: '/api/stored-method.php',
  summary: 'Removes a kept card, at the provider too',
  access: 'member',
  input: z.object({ id: z.int().check(z.gte(1)) }),
  reply: StoredMethodsReply,
  errors: { stored_method_not_found: 404 },
});

export const RepeatOrderReply = z.object({ checkout: CheckoutReply, country: z.string(), card: StoredMethodView });
export type RepeatOrderReply = z.output<typeof RepeatOrderReply>;
export const viewRepeatOrder = endpoint({
  method: 'GET',
  path: '/api/repeat-order.php',
  summary: 'The last package again, with a card that is kept',
  access: 'member',
  input: CountryChoice,
  reply: RepeatOrderReply,
  errors: { repeat_order_unavailable: 404 },
});
