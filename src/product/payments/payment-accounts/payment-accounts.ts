import type { ReadCall } from '#platform/call.ts';
import type { Config } from '#platform/config/config.ts';
import type { Sql } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import { secretNamed } from '#platform/secrets/secret-files.ts';
import type { PaymentMethod } from '../contract.ts';
import type { MethodOffer, PaymentAccount, PaymentProviders, PaymentSecrets, ProviderKind } from '../gateway.ts';
import {
  type AccountRow,
  accountRows,
  defaultCompany,
  insertAccount,
  insertDemoBankAccounts,
  insertDemoSepaAccounts,
  insertSandboxAccounts,
} from './queries.ts';

/** Milliseconds until an account that another process made is seen here. */
const TTL_MS = 10_000;
const ENVIRONMENT = 'environment';

export interface UsableAccount extends PaymentAccount {
  readonly active: boolean;
  readonly offers: readonly MethodOffer[];
  readonly methodsOff: readonly PaymentMethod[];
  readonly methodsOffIn: Readonly<Record<string, readonly PaymentMethod[]>>;
}

type Reader = Pick<ReadCall, 'sql' | 'config' | 'log' | 'now' | 'providers'>;

const kept = new WeakMap<Config, { rows: AccountRow[]; until: number }>();

/** By preference, without those whose secret is missing or for the other mode. */
export async function accountsOf(call: Reader, company: number): Promise<UsableAccount[]> {
  const own = (await allRows(call)).filter((row) => row.company_id === company && row.active);
  const usable = await Promise.all(own.map((row) => usableOf(call, row)));
  return usable.filter((account) => account !== null);
}

/** Also when nothing new is paid by it any more; null where there is none, or its secret is missing. */
export async function accountById(call: Reader, id: number): Promise<UsableAccount | null> {
  const found = (await allRows(call)).find((row) => row.id === id);
  return found ? usableOf(call, found) : null;
}

async function allRows({ sql, config, now }: Reader): Promise<AccountRow[]> {
  const known = kept.get(config);
  if (known && known.until > now.getTime() && known.rows.length > 0) return known.rows;
  const rows = await accountRows(sql);
  kept.set(config, { rows, until: now.getTime() + TTL_MS });
  return rows;
}

async function usableOf(call: Reader, row: AccountRow): Promise<UsableAccount | null> {
  const kind = call.providers.get(row.provider)?.kind;
  // Those that a demo made are nothing to complain of.
  if (kind?.forTrials && call.config.mode === 'live' && row.settings.allow_test !== 'yes') return null;
  const secrets = kind && (await secretsOf(call.config, kind, row));
  if (!secrets || !isUsable(call, kind, row, secrets)) return null;
  const { id, company_id: company, provider, mode, settings, active } = row;
  const methodsOff = row.methods_off as PaymentMethod[];
  const methodsOffIn = row.methods_off_in as Record<string, PaymentMethod[]>;
  return { id, company, provider, mode, settings, secrets, active, methodsOff, methodsOffIn, offers: kind.offers };
}

export async function secretsOf(
  config: Config,
  { testAccount }: ProviderKind,
  { provider, secret }: Pick<AccountRow, 'provider' | 'secret'>,
): Promise<PaymentSecrets | null> {
  if (testAccount === null) return { key: '', webhook: [] };
  if (secret === ENVIRONMENT) {
    const given = config.testKeys[provider];
    return given?.key ? { key: given.key, webhook: given.webhook ? [given.webhook] : [] } : null;
  }
  const [key] = (await secretNamed(config.secretsDir, secret)) ?? [];
  if (!key) return null;
  return { key, webhook: (await secretNamed(config.secretsDir, `${secret}.webhook`)) ?? [] };
}

const told = new WeakMap<Config, Set<number>>();

/** Live keys are refused in a demo, test keys in a live site unless its account says `"allow_test": "yes"`. */
function isUsable({ config, log }: Reader, kind: ProviderKind, row: AccountRow, { key }: PaymentSecrets): boolean {
  const wrong = kind.problemOf?.(row.settings) ?? wrongMode(config, row, kind.modeOf(key));
  if (!wrong) return true;
  const before = told.get(config) ?? new Set();
  if (!before.has(row.id)) log.error({ payment_account: row.id, provider: row.provider }, wrong);
  told.set(config, before.add(row.id));
  return false;
}

/** @returns a sentence for the log; null where it is used. @param says what its key tells. */
export function wrongMode(
  config: Config,
  { mode, settings }: Pick<AccountRow, 'mode' | 'settings'>,
  says: 'test' | 'live' | null,
): string | null {
  if (says && says !== mode) return `a payment account for ${mode} has a ${says} key`;
  if (config.mode === 'demo' && mode === 'live') return 'a live payment account is not used in a demo';
  if (config.mode === 'live' && mode === 'test' && settings.allow_test !== 'yes')
    return 'a test payment account is not used in a live site';
  return null;
}

/** In a demo every company gets the sandbox, the first one also a bank account that is nobody's. */
export async function ensureAccounts(
  db: Sql,
  { config, log, providers }: { config: Config; log: Log; providers: PaymentProviders },
): Promise<void> {
  if (config.mode === 'demo') {
    await insertSandboxAccounts(db);
    await insertDemoBankAccounts(db);
    await insertDemoSepaAccounts(db);
  }
  const company = (await defaultCompany.one(db))?.company_id;
  // A live site says in the account itself that it takes test keys.
  if (company === undefined || config.mode === 'live') return;
  for (const provider of providers.keys()) {
    const given = config.testKeys[provider];
    if (!given) continue;
    const { key: _key, webhook: _webhook, ...settings } = given;
    await insertAccount(db, {
      ...{ company, provider, mode: 'test', secret: ENVIRONMENT, position: 10 },
      settings: JSON.stringify(settings),
    });
    log.info({ provider }, 'payments of the first company are taken by test keys of the environment');
  }
  kept.delete(config);
}
