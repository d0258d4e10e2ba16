import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';

export const InvisibleInput = z.object({ invisible: z.boolean() });
export type InvisibleInput = z.output<typeof InvisibleInput>;
export const InvisibleReply = z.object({ invisible: z.boolean() });
export type InvisibleReply = z.output<typeof InvisibleReply>;

export const setInvisible = endpoint({
  method: 'PUT',
  path: '/api/invisible.php',
  summary: 'Switches invisible mode, which is for premium members; everybody may switch it off; safe to repeat',
  access: 'member',
  input: InvisibleInput,
  reply: InvisibleReply,
  errors: { invisible_premium_only: 403 },
  limit: { name: 'invisible', calls: 60, seconds: 60 },
});

export type InvisibleEvent = { type: 'invisible' };
