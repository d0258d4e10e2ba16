import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Done } from '#product/accounts/contract.ts';

/** Up to which message each of some conversations has reached a device of the member; without `marks` all that is there. */
export const DeliveredInput = z.object({
  marks: z.optional(
    z
      .array(z.object({ conversation_id: z.int().check(z.gte(1)), message_id: z.int().check(z.gte(1)) }))
      .check(z.minLength(1), z.maxLength(100)),
  ),
});
export type DeliveredInput = z.output<typeof DeliveredInput>;

export const reportDelivered = endpoint({
  method: 'PUT',
  path: '/api/delivered.php',
  summary:
    "Messages have reached a device of the member, seen or not; what is not the member's own conversation counts for nothing, and of an invisible member, or one whom a block parts from the other side, nothing is kept",
  access: 'member',
  input: DeliveredInput,
  reply: Done,
  limit: { name: 'delivered', calls: 240, seconds: 60 },
});

/** Live event to those who wrote. */
export type DeliveredEvent = { type: 'delivered'; conversation_id: number; message_id: number };
