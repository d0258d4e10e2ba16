import type { ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { plainText } from '#platform/plain-text.ts';
import { isOwnDecision, lastEntry, record, type Staff } from '#product/audit/audit.ts';
import { actorById, findAccount } from '../accounts.ts';
import type { AccountError, Actor } from '../contract.ts';
import { readProof } from '../logins/give-proof.ts';
import { banAppealMail } from '../mails/mails.ts';
import { banOf, lift } from './bans.ts';
import type { BanAppealInput, BanAppealVerdict, BanReply } from './contract.ts';
import { appealOfBan, appealToDecide, closeBanAppeal, insertAppeal, lockMember, openBanAppealRows } from './queries.ts';

/** The banned member who gave the right password in this browser a moment ago, for what the suspended may do; null for everybody else. */
export async function suspendedActor(
  call: ReadCall & { http: Pick<ControllerCall['http'], 'cookies'> },
): Promise<Actor | null> {
  const account = await readProof(call, 'banned');
  const actor = account === null ? null : await actorById(call, account);
  return actor?.status === 'blocked' ? actor : null;
}

export async function showBan(call: ControllerCall): Promise<BanReply> {
  const account = await readProof(call, 'banned');
  return account === null ? { ban: null } : banView(call, account);
}

/** @throws second_step_over (403) without the password of a moment ago, ban_over (409) where it was lifted. */
export async function appealBan(call: ControllerCall, { text }: BanAppealInput): Promise<BanReply> {
  const account = await readProof(call, 'banned');
  if (account === null) throw new AppError<AccountError>('second_step_over', 403);
  return call.transaction(async (within) => {
    const { tx, now } = within;
    const ban = (await lockMember.one(tx, { account })) && (await banOf(tx, account));
    if (!ban) throw new AppError<AccountError>('ban_over', 409);
    await insertAppeal(tx, { ban: ban.id, account, text: plainText(text), now });
    return banView(within, account);
  });
}

async function banView({ sql }: Pick<ReadCall, 'sql'>, account: number): Promise<BanReply> {
  const ban = await banOf(sql, account);
  if (!ban) return { ban: null };
  const appeal = await appealOfBan.one(sql, { ban: ban.id });
  return {
    ban: {
      reason: ban.reason,
      since: ban.created_at.toISOString(),
      until: ban.until?.toISOString() ?? null,
      appeal: appeal && (appeal.status === 'open' ? 'open' : 'kept'),
    },
  };
}

export const openBanAppeals = ({ sql }: Pick<ReadCall, 'sql'>, most: number) => openBanAppealRows(sql, { most });

interface BanAppealDecision {
  account: number;
  accept: boolean;
  note?: string | undefined;
  /** Also for the one who banned: there is nobody else. */
  alone?: boolean | undefined;
}

/** Lifts a ban after all, or keeps to it; the member is told by mail. Somebody else than who banned decides. */
export async function decideBanAppeal(
  call: WriteCall,
  by: Staff,
  { account, accept, note, alone = false }: BanAppealDecision,
): Promise<BanAppealVerdict> {
  const { tx, now } = call;
  const appeal = (await lockMember.one(tx, { account })) && (await appealToDecide.one(tx, { account }));
  if (!appeal) return 'not_open';
  const banned = await lastEntry(tx, 'account', account, ['account.banned']);
  if (isOwnDecision(by, banned) && !alone) return 'own_decision';
  await closeBanAppeal(tx, { appeal: appeal.id, status: accept ? 'accepted' : 'kept', now });
  await record(call, by, {
    verb: accept ? 'account.appeal_accepted' : 'account.appeal_kept',
    object: 'account',
    id: account,
    account,
    details: alone ? { alone } : {},
    ...(note && { note }),
  });
  if (accept) await lift(call, by, { account });
  const row = await findAccount(call, account);
  if (row?.email)
    await call.mail(banAppealMail, {
      to: row.email,
      locale: row.language,
      params: { outcome: accept ? 'accepted' : 'kept', url: `${call.site.origin}/login` },
    });
  return 'decided';
}
