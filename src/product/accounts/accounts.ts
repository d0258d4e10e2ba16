import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { actorFrom } from './actor-from.ts';
import type { Actor, LanguageInput } from './contract.ts';
import {
  type AccountRow,
  accountByEmail,
  accountById,
  confirmAccount,
  insertAccount,
  insertFictional,
  liftBounce,
  type NewAccount,
  setLanguage,
  setPaid,
  setUnpaid,
} from './queries.ts';
import { accountChanged } from './sessions/sessions.ts';

declare module '#platform/call.ts' {
  interface CallFacts {
    /** Who calls; null for visitors. */
    readonly actor: Actor | null;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** Somebody of this site as who acts, for what is done in their name without a session. */
export async function actorById({ sql, site }: ReadCall, accountId: number): Promise<Actor | null> {
  const row = await accountById.one(sql, { id: accountId });
  return row && actorFrom(row, site.pool);
}

/** A fictional profile of this site as who acts, for its team alone: nobody logs in as one. */
export async function fictionalActor(
  { sql, site }: Pick<ReadCall, 'sql' | 'site'>,
  accountId: number,
): Promise<Actor | null> {
  const row = await accountById.one(sql, { id: accountId });
  return row?.kind === 'fictional' ? actorFrom({ ...row, kind: 'member' }, site.pool) : null;
}

export const findAccount = ({ sql }: Pick<ReadCall, 'sql'>, accountId: number): Promise<AccountRow | null> =>
  accountById.one(sql, { id: accountId });

export async function findAccountByEmail({ sql, site, now }: ReadCall, email: string): Promise<AccountRow | null> {
  const owner = await accountByEmail.one(sql, { site: site.id, email, now });
  return owner && (owner.email?.toLowerCase() === email.toLowerCase() ? owner : { ...owner, email });
}

/** Makes a member's account that waits for its e-mail address to be confirmed. @returns its id. */
export const createAccount = (call: WriteCall, account: Omit<NewAccount, 'site_id' | 'now'>): Promise<number> =>
  insertAccount(call.tx, { ...account, site_id: call.site.id, now: call.now });

/** Makes the account of a profile that the site of the call runs. Nobody logs in with it. @returns its id. */
export const createFictionalAccount = async (
  { tx, site, now }: Pick<WriteCall, 'tx' | 'site' | 'now'>,
  language: Locale,
): Promise<number> => {
  const made = await insertFictional.one(tx, { site: site.id, language, now });
  if (!made) throw new Error('An account was not made.');
  return made.id;
};

/** @returns false when it was before, or the account is blocked or deleted. */
export async function confirmEmail(call: WriteCall, accountId: number): Promise<boolean> {
  const confirmed = (await confirmAccount.one(call.tx, { id: accountId, now: call.now })) !== null;
  if (confirmed) accountChanged(call, accountId);
  return confirmed;
}

export async function chooseLanguage(
  call: Authenticated<WriteCall>,
  { language }: LanguageInput,
): Promise<{ ok: true }> {
  await setLanguage(call.tx, { id: call.actor.id, language });
  accountChanged(call, call.actor.id);
  return { ok: true };
}

/** PRODUCT 48 says when that ends. */
export async function makePremium(call: WriteCall, accountId: number): Promise<void> {
  await setPaid(call.tx, { account: accountId });
  accountChanged(call, accountId);
}

export async function endPremium(call: WriteCall, accountId: number): Promise<void> {
  await setUnpaid(call.tx, { account: accountId });
  accountChanged(call, accountId);
}

export async function confirmArrival({ tx }: WriteCall, accountId: number): Promise<void> {
  await liftBounce(tx, { account: accountId });
}
