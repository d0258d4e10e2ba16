import { AppError, authenticationRequired } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { TIME_ZONE_COOKIE } from '#platform/i18n/locales.ts';
import { SESSION_COOKIE, sessionHash } from '#product/accounts/sessions/sessions.ts';
import type { SubscriptionInput } from './contract.ts';
import { pushJob } from './jobs.ts';
import { deleteOfSession, deleteOldest, insertSubscription, ofSession } from './queries.ts';

const MAX_BROWSERS = 10;
const MAX_TIME_ZONE_LENGTH = 64;

/** One address, of whoever logged in there last; keys prove that it is the same browser. @throws push_refused */
export async function subscribe(
  call: AuthenticatedControllerCall,
  { subscription }: SubscriptionInput,
): Promise<{ ok: true }> {
  const { endpoint, keys } = subscription;
  if (!call.push.allows(endpoint)) throw refused();
  const given = {
    account: call.actor.id,
    session: sessionOf(call),
    endpoint,
    p256dh: bare(keys.p256dh),
    auth: bare(keys.auth),
    zone: (call.http.cookies[TIME_ZONE_COOKIE] ?? 'UTC').slice(0, MAX_TIME_ZONE_LENGTH),
    now: call.now,
  };
  await call.transaction(async ({ tx }) => {
    if (!(await insertSubscription.one(tx, given))) throw refused();
    await deleteOldest(tx, { account: call.actor.id, most: MAX_BROWSERS });
  });
  return { ok: true };
}

export async function unsubscribe(call: AuthenticatedControllerCall): Promise<{ ok: true }> {
  await call.transaction(({ tx }) => deleteOfSession(tx, { account: call.actor.id, session: sessionOf(call) }));
  return { ok: true };
}

/** @throws push_not_subscribed */
export async function testPush(call: AuthenticatedControllerCall): Promise<{ ok: true }> {
  await call.transaction(async ({ tx, enqueue }) => {
    const own = await ofSession(tx, { account: call.actor.id, session: sessionOf(call) });
    if (own.length === 0) throw new AppError('push_not_subscribed', 409);
    for (const { id } of own)
      await enqueue(pushJob, { subscription: id, to: call.actor.id, from: call.actor.id, kind: 'test', subject: 0 });
  });
  return { ok: true };
}

const refused = () => new AppError('push_refused', 422, {}, { subscription: 'push_refused' });

function sessionOf({ http }: AuthenticatedControllerCall): Buffer {
  const token = http.cookies[SESSION_COOKIE];
  if (!token) throw authenticationRequired();
  return sessionHash(token);
}

/** Without the signs that fill base64 up: the same key is always the same text. */
const bare = (text: string) => text.replace(/=+$/, '');
