import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';

export const CAPTCHA_ERRORS = ['captcha_required'] as const;

export const CaptchaProof = z.optional(z.string().check(z.maxLength(4000)));

/** As altcha-lib has it: a browser finds the number by trying, and the server sees at a glance that it is right. */
export const CaptchaReply = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
});
export type CaptchaReply = z.output<typeof CaptchaReply>;

export const captchaChallenge = endpoint({
  method: 'GET',
  path: '/api/captcha.php',
  summary: 'A proof-of-work challenge, for forms that answer captcha_required',
  access: 'anyone',
  reply: CaptchaReply,
  limit: { name: 'captcha', calls: 60, seconds: 600 },
});
