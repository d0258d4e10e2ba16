import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Done } from '#product/accounts/contract.ts';

const PATH = '/api/push.php';

export const SubscriptionInput = z.object({
  subscription: z.object({
    /** Of the browser's push service: of https, by a public name. */
    endpoint: z.string().check(z.minLength(1), z.maxLength(1000)),
    keys: z.object({
      /** A point of the curve P-256, uncompressed: 65 bytes in base64url. */
      p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/)),
      /** 16 bytes in base64url. */
      auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
    }),
  }),
});
export type SubscriptionInput = z.output<typeof SubscriptionInput>;

/** SPEC 7: `POST /api/user.php?push=1`. */
export const savePushSubscription = endpoint({
  method: 'POST',
  path: PATH,
  address: '/api/user.php?push=1',
  summary: 'Lets this browser be pushed to, for as long as its session lasts; safe to repeat',
  access: 'member',
  input: SubscriptionInput,
  reply: Done,
  errors: { push_refused: 422 },
  limit: { name: 'push', calls: 30, seconds: 60 },
});

export const deletePushSubscription = endpoint({
  method: 'DELETE',
  path: PATH,
  summary: 'Ends pushes to this browser; safe to repeat',
  access: 'member',
  reply: Done,
});

/** At most one in ten seconds for an account, wherever it calls from. */
export const sendTestPush = endpoint({
  method: 'POST',
  path: '/api/push-test.php',
  summary: 'Pushes an example to this browser',
  access: 'member',
  reply: Done,
  errors: { push_not_subscribed: 409 },
  limit: { name: 'push test', calls: 6, seconds: 60 },
});
