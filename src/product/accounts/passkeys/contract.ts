import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { SEEN } from '#platform/visible.ts';

export const MAX_PASSKEYS = 20;
/** Characters of a passkey's name. */
export const MAX_PASSKEY_NAME_LENGTH = 60;

/** base64url, as browsers write the bytes of WebAuthn. */
const Bytes = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/));

export const SignedPasskey = z.object({
  id: Bytes(1400),
  rawId: Bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes(4000),
    authenticatorData: Bytes(4000),
    signature: Bytes(12_000),
    userHandle: z.optional(Bytes(200)),
  }),
});
export type SignedPasskey = z.output<typeof SignedPasskey>;

export const MadePasskey = z.object({
  id: Bytes(1400),
  rawId: Bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes(4000),
    attestationObject: Bytes(40_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
export type MadePasskey = z.output<typeof MadePasskey>;

const Credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

export const SigningOptions = z.object({
  challenge: z.string(),
  rpId: z.optional(z.string()),
  timeout: z.optional(z.number()),
  userVerification: z.optional(z.string()),
  allowCredentials: z.optional(z.array(Credential)),
});

export const MakingOptions = z.object({
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(z.array(Credential)),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.string()),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(z.string()),
    }),
  ),
  attestation: z.optional(z.string()),
});

export const PasskeyView = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  /** null until it is used. */
  used_at: z.nullable(z.string()),
});
export type PasskeyView = z.output<typeof PasskeyView>;
export const PasskeysReply = z.object({ passkeys: z.array(PasskeyView) });

export const askForPasskey = endpoint({
  method: 'POST',
  path: '/api/passkey-challenge.php',
  summary:
    'What a browser is to sign with a passkey, to log in or to prove who one is; good for one answer within five minutes',
  access: 'anyone',
  reply: SigningOptions,
  limit: { name: 'passkey-challenges', calls: 60, seconds: 60 },
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/passkey-options.php',
  summary: 'What a browser needs to make a new passkey; wants a log-in or proof of the last ten minutes',
  access: 'session',
  reply: MakingOptions,
  errors: { identity_needed: 403, strong_login_needed: 403, passkeys_full: 409 },
  limit: { name: 'passkey-options', calls: 30, seconds: 60 },
});

export const AddPasskeyInput = z.object({
  passkey: MadePasskey,
  name: z.string().check(z.trim(), z.maxLength(MAX_PASSKEY_NAME_LENGTH), z.regex(SEEN)),
});
export type AddPasskeyInput = z.output<typeof AddPasskeyInput>;

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys.php',
  summary: 'Adds a passkey that the browser has made',
  access: 'session',
  input: AddPasskeyInput,
  reply: PasskeysReply,
  errors: {
    identity_needed: 403,
    strong_login_needed: 403,
    passkey_failed: 401,
    passkey_known: 409,
    passkeys_full: 409,
  },
  limit: { name: 'passkeys', calls: 30, seconds: 60 },
});

export const RemovePasskeyInput = z.object({ id: z.int().check(z.gte(1)) });
export type RemovePasskeyInput = z.output<typeof RemovePasskeyInput>;

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/passkeys.php',
  summary: 'Removes a passkey; one that is gone already is no error',
  access: 'session',
  input: RemovePasskeyInput,
  reply: PasskeysReply,
  errors: { identity_needed: 403, strong_login_needed: 403 },
});
