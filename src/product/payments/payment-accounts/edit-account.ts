import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import type { ProviderKind } from '../gateway.ts';
import { accountsOfCompany, endAccount, insertAccount } from './queries.ts';

export interface AccountDraft {
  company: number;
  mode: 'test' | 'live';
  secret: string;
  position: number;
  settings: Readonly<Record<string, string>>;
}

/** Servers see it within ten seconds. @returns what is wrong with it, as a sentence; null when it is stored. */
export async function editAccount(
  { tx }: Pick<WriteCall, 'tx'>,
  kind: ProviderKind,
  { settings, ...draft }: AccountDraft,
): Promise<string | null> {
  const needsSecret = kind.testAccount !== null;
  if (needsSecret !== (draft.secret !== ''))
    return needsSecret ? 'its secret has no name' : `an account of ${kind.name} has no secret`;
  const wrong = kind.problemOf?.(settings) ?? null;
  if (wrong) return wrong;
  await insertAccount(tx, { ...draft, provider: kind.name, settings: JSON.stringify(settings) });
  return null;
}

/** Its money can still go back by it. @returns false when the company has no such account in use. */
export const endPaymentAccount = async (
  { tx }: Pick<WriteCall, 'tx'>,
  company: number,
  account: number,
): Promise<boolean> => (await endAccount.one(tx, { company, account })) !== null;

export const listAccounts = (
  { sql }: Pick<ReadCall, 'sql'>,
  company: number,
): Promise<RowOf<typeof accountsOfCompany>[]> => accountsOfCompany(sql, { company });
