import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Done } from '#product/accounts/contract.ts';

export const WARNING_KINDS = ['iban', 'crypto', 'phone', 'email', 'messenger', 'link'] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];
/** What staff are told of: also a photo that another account used, of which nobody is warned. */
export type SignalKind = WarningKind | 'copied_photo';

export const WarningSeenInput = z.object({
  conversation_id: z.int().check(z.gte(1)),
  message_id: z.int().check(z.gte(1)),
});
export type WarningSeenInput = z.output<typeof WarningSeenInput>;

export const dismissWarnings = endpoint({
  method: 'PUT',
  path: '/api/message-warning.php',
  summary: 'Takes away the warnings under messages up to one; only the caller has them, and it is safe to repeat',
  access: 'member',
  input: WarningSeenInput,
  reply: Done,
  errors: { conversation_not_found: 404 },
});
