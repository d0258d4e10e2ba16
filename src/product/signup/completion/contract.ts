import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { MAX_PASSWORD_LENGTH } from '#product/accounts/contract.ts';

/** SPEC 2: what comes after the account is made, in this order. All of them can wait. */
export const COMPLETION_STEPS = ['photo', 'location', 'facts', 'about', 'push', 'email'] as const;
export type CompletionStep = (typeof COMPLETION_STEPS)[number];

/** `done`: what the step asks for is there. `skipped`: it is not, and the member went on without it. */
export const STEP_STATES = ['open', 'done', 'skipped'] as const;
export type StepState = (typeof STEP_STATES)[number];

export const Completion = z.object({
  /** The steps that this site has, in their order. A browser that cannot be pushed to leaves out that one. */
  steps: z.array(z.object({ step: z.enum(COMPLETION_STEPS), state: z.enum(STEP_STATES) })),
  /** What waits for the address to be confirmed; null when nothing does, or its receiver can no longer be reached. */
  waiting: z.nullable(
    z.object({ id: z.number(), name: z.string(), fictional: z.boolean(), like: z.boolean(), message: z.boolean() }),
  ),
  /** Where the link that confirms the address went; an address that takes the place of the account's once it is pressed. */
  address: z.string(),
});
export type Completion = z.output<typeof Completion>;

export const showCompletion = endpoint({
  method: 'GET',
  path: '/api/complete-signup.php',
  summary: 'How far the member has come in the steps after the sign-up, and what waits for the confirmed address',
  access: 'member',
  reply: Completion,
});

export const PassStepInput = z.object({ step: z.enum(COMPLETION_STEPS) });
export type PassStepInput = z.output<typeof PassStepInput>;

export const CorrectEmailInput = z.object({
  email: z.string().check(z.maxLength(1000)),
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH))),
});
export type CorrectEmailInput = z.output<typeof CorrectEmailInput>;

export const correctEmail = endpoint({
  method: 'PUT',
  path: '/api/activation-mail.php',
  summary: 'Sends the activation mail to another address, as long as none is confirmed; earlier links end',
  access: 'member',
  input: CorrectEmailInput,
  reply: Completion,
  errors: {
    new_email_invalid: 422,
    email_disposable: 422,
    email_taken: 422,
    identity_needed: 403,
    password_wrong: 422,
    login_blocked: 429,
    already_confirmed: 409,
    activation_mail_limit: 429,
  },
  limit: { name: 'activation address', calls: 20, seconds: 600 },
});

/** What a step asks for is saved by the call that it belongs to; this one says that the member went on. */
export const passStep = endpoint({
  method: 'POST',
  path: '/api/complete-signup.php',
  summary: 'Goes on from a step after the sign-up, with what it asks for or without; safe to repeat',
  access: 'member',
  input: PassStepInput,
  reply: Completion,
  limit: { name: 'complete-signup', calls: 120, seconds: 600 },
});
