import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import type { PaymentMethod } from '../contract.ts';
import type { ProviderKind } from '../gateway.ts';
import type { AccountDraft } from './edit-account.ts';
import { accountsToManage, accountToChange, insertNewAccount, storeAccount } from './queries.ts';
import { settingsProblem } from './settings-problem.ts';

/** The provider, the mode and the key stay, since payments name the account. */
export interface AccountChange {
  position: number;
  active: boolean;
  settings: Readonly<Record<string, string>>;
  methodsOff: readonly PaymentMethod[];
  /** By country, ISO 3166-1 alpha-2. */
  methodsOffIn: Readonly<Record<string, readonly PaymentMethod[]>>;
}

export type AccountProblem =
  | { problem: 'settings_wrong'; name: string }
  | { problem: 'taken' | 'no_such_account' | 'changed_meanwhile' };

export type ManagedAccount = RowOf<typeof accountsToManage>;

export const listAllAccounts = (
  { sql }: Pick<ReadCall, 'sql'>,
  companies: readonly number[],
): Promise<ManagedAccount[]> => accountsToManage(sql, { companies: [...companies] });

/** Nobody changes it until the transaction ends. */
export const lockAccount = ({ tx }: Pick<WriteCall, 'tx'>, id: number): Promise<RowOf<typeof accountToChange> | null> =>
  accountToChange.one(tx, { id });

/** Servers see it within ten seconds. @returns its number. */
export async function addAccount(
  { tx }: Pick<WriteCall, 'tx'>,
  kind: ProviderKind,
  { settings, ...draft }: AccountDraft,
): Promise<{ id: number } | AccountProblem> {
  const name = kind.forTrials && draft.mode === 'live' ? 'mode' : settingsProblem(kind, settings);
  if (name) return { problem: 'settings_wrong', name };
  const stored = { ...draft, provider: kind.name, settings: JSON.stringify(settings) };
  return (await insertNewAccount.one(tx, stored)) ?? { problem: 'taken' };
}

export async function changeAccount(
  { tx }: Pick<WriteCall, 'tx'>,
  kind: ProviderKind,
  id: number,
  seen: number,
  { settings, methodsOff, methodsOffIn, ...change }: AccountChange,
): Promise<{ version: number } | AccountProblem> {
  const row = await accountToChange.one(tx, { id });
  if (!row) return { problem: 'no_such_account' };
  if (row.version !== seen) return { problem: 'changed_meanwhile' };
  // One that ends may keep what is wrong with it.
  const name = change.active ? settingsProblem(kind, settings) : null;
  if (name) return { problem: 'settings_wrong', name };
  const stored = await storeAccount.one(tx, {
    ...{ id, ...change },
    settings: JSON.stringify(settings),
    methodsOff: [...methodsOff],
    methodsOffIn: JSON.stringify(methodsOffIn),
  });
  return stored ?? { problem: 'no_such_account' };
}
