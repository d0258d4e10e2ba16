import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { SEEN } from '#platform/visible.ts';

const PHONE_CODE_ERRORS = ['phone_invalid', 'phone_code_wait', 'phone_code_limit', 'phone_code_unsent'] as const;
export type PhoneCodeError = (typeof PHONE_CODE_ERRORS)[number];

export const MAX_PHONE_TEXT = 30;

export const SendPhoneCodeInput = z.object({
  phone: z.string().check(z.trim(), z.maxLength(MAX_PHONE_TEXT), z.regex(SEEN)),
});
export type SendPhoneCodeInput = z.output<typeof SendPhoneCodeInput>;
export const SendPhoneCodeReply = z.object({
  phone: z.string(),
  /** Seconds until another one may be asked for. */
  again_in: z.number(),
});
export type SendPhoneCodeReply = z.output<typeof SendPhoneCodeReply>;

export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/api/phone-code.php',
  summary: 'Sends six digits to a mobile number, so that its owner shows that it is theirs',
  access: 'member',
  input: SendPhoneCodeInput,
  reply: SendPhoneCodeReply,
  errors: { phone_invalid: 422, phone_code_wait: 429, phone_code_limit: 429, phone_code_unsent: 503 },
  limit: { name: 'phone codes', calls: 30, seconds: 600 },
});
