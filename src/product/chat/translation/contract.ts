import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';

export const TranslateInput = z.object({ message_id: z.int().check(z.gte(1)) });
export type TranslateInput = z.output<typeof TranslateInput>;

export const TranslationReply = z.object({
  text: z.string(),
  /** Language of the original, ISO 639; null where the translator does not tell. */
  source: z.nullable(z.string()),
});
export type TranslationReply = z.output<typeof TranslationReply>;

export const translateMessage = endpoint({
  method: 'POST',
  path: '/api/translation.php',
  summary:
    'Translates a received message into the language of its reader; the message stays as it is. Not found where the deployment has no translator',
  access: 'member',
  input: TranslateInput,
  reply: TranslationReply,
  errors: { message_not_found: 404, translation_failed: 503 },
  limit: { name: 'translation', calls: 120, seconds: 60 },
});
