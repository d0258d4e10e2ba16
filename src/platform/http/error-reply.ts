import * as z from 'zod/mini';

/** `message` and the field messages are in the caller's language. */
export const ErrorReply = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    request_id: z.optional(z.string()),
  }),
  authentication_required: z.optional(z.literal(true)),
});
export type ErrorReply = z.output<typeof ErrorReply>;
