import { createHash, randomInt } from 'node:crypto';
import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { AppError } from '#platform/errors.ts';
import type { Site } from '#product/sites/contract.ts';
import type { MyInvitesReply, NewInviteReply } from './contract.ts';
import {
  changeInvite,
  countInvitesSince,
  deleteInvitesOver,
  insertInvite,
  invitesMadeBy,
  lockInvites,
  lockStaffInvite,
  openStaffInvites,
  setInvited,
  spendInvite,
  usableInvite,
  withdrawInvite,
  withdrawOwn,
} from './queries.ts';

const DAY_MS = 24 * 3600 * 1000;
const PERIOD_DAYS = 30;
const INVITE_TTL_DAYS = 14;
/** Days that a used or expired invitation is kept: who brought whom matters when an account is found to be fake. */
const RETENTION_DAYS = 90;

/** Without letters that are taken for others: 80 bits in 16 characters. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 16;

const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
    .digest();

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Only now is its code known. @param days it is good for. @param by null: the staff. @param uses of members: one. */
export async function makeInvite(
  { tx, site, now }: WriteCall,
  days: number,
  by: number | null,
  { uses = 1, label = '', staff = null }: { uses?: number; label?: string; staff?: number | null } = {},
): Promise<NewInvite> {
  const code = newCode();
  const expires = new Date(now.getTime() + days * DAY_MS);
  const made = await insertInvite.one(tx, { site: site.id, hash: hashOf(code), by, now, expires, uses, label, staff });
  if (!made) throw new Error('The invitation was not stored.');
  return { id: made.id, code, url: inviteUrl(site, code), expires };
}
interface NewInvite {
  id: number;
  code: string;
  url: string;
  expires: Date;
}

const inviteUrl = ({ origin }: Site, code: string) => `${origin}/signup?invite=${code}`;

export const isUsableInvite = async ({ sql, site, now }: ReadCall, code: string): Promise<boolean> =>
  (await usableInvite.one(sql, { site: site.id, hash: hashOf(code), now })) !== null;

/** @returns its number for `noteInvited`. @throws invite_invalid (403). */
export async function redeemInvite({ tx, site, now }: WriteCall, code: string): Promise<number> {
  const spent = await spendInvite.one(tx, { site: site.id, hash: hashOf(code), now });
  if (!spent) throw new AppError('invite_invalid', 403);
  return spent.id;
}

export async function noteInvited({ tx, now }: WriteCall, id: number, account: number): Promise<void> {
  await setInvited(tx, { id, account, now });
}

/** A code of the staff, held until the transaction ends; null for one that there is not, and one of a member. */
export const staffInvite = ({ tx }: Pick<WriteCall, 'tx'>, id: number): Promise<RowOf<typeof lockStaffInvite> | null> =>
  lockStaffInvite.one(tx, { id });

export async function setInvite(
  { tx, now }: Pick<WriteCall, 'tx' | 'now'>,
  { id, isPaused, expires }: { id: number; isPaused: boolean; expires: Date },
): Promise<void> {
  await changeInvite(tx, { id, paused: isPaused ? now : null, expires });
}

export async function invitesOf(call: Authenticated<ReadCall>): Promise<MyInvitesReply> {
  const { sql, actor, site } = call;
  const invites = await invitesMadeBy(sql, { member: actor.id });
  const allowed = site.settings.signups === 'invite' && actor.status !== 'not_confirmed';
  return {
    most: allowed ? site.settings.member_invites : 0,
    left: allowed ? await left(call, actor.id) : 0,
    invites: invites.map(({ id, created_at, expires_at, used_at }) => ({
      id,
      used_at: used_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
    })),
  };
}

/** @throws invites_spent (403). */
export async function inviteSomebody(call: Authenticated<WriteCall>): Promise<NewInviteReply> {
  const { tx, actor } = call;
  await lockInvites(tx, { member: actor.id });
  if ((await left(call, actor.id)) < 1) throw new AppError('invites_spent', 403);
  const { code, url, expires } = await makeInvite(call, INVITE_TTL_DAYS, actor.id);
  return { code, url, expires_at: expires.toISOString() };
}

/** Takes an own invitation back that nobody used; of a used one, or of somebody else's, everything stays as it is. */
export async function withdrawOwnInvite(
  call: Authenticated<WriteCall>,
  { id }: { id: number },
): Promise<MyInvitesReply> {
  await withdrawOwn.one(call.tx, { member: call.actor.id, id });
  return invitesOf(call);
}

async function left({ sql, site, now }: ReadCall, member: number): Promise<number> {
  const after = new Date(now.getTime() - PERIOD_DAYS * DAY_MS);
  const made = await countInvitesSince.one(sql, { member, after });
  return Math.max(0, site.settings.member_invites - (made?.count ?? 0));
}

export const openInvites = ({ sql, site, now }: ReadCall) => openStaffInvites(sql, { site: site.id, now });

/** @returns false when there is none of this number on the site, or it was used. */
export const takeBackInvite = async ({ tx, site }: WriteCall, id: number): Promise<boolean> =>
  (await withdrawInvite.one(tx, { site: site.id, id })) !== null;

export async function cleanUpInvites({ sql, now }: Pick<ReadCall, 'sql' | 'now'>): Promise<void> {
  await deleteInvitesOver(sql, { before: new Date(now.getTime() - RETENTION_DAYS * DAY_MS) });
}
