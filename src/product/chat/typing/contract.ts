import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Done } from '#product/accounts/contract.ts';

export const TypingInput = z.object({ conversation_id: z.int().check(z.gte(1)) });
export type TypingInput = z.output<typeof TypingInput>;

export const reportTyping = endpoint({
  method: 'POST',
  path: '/api/typing.php',
  summary: 'Tells the other side of a conversation that a message is being written; kept nowhere',
  access: 'member',
  input: TypingInput,
  reply: Done,
  errors: { conversation_not_found: 404 },
  limit: { name: 'typing', calls: 240, seconds: 60 },
});

/** Live event to the other side; it holds for seconds, and nothing says that it is over. */
export type TypingEvent = { type: 'typing'; fleeting: true; conversation_id: number };
