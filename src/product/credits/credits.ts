import type { Sql, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Actor } from '#product/accounts/contract.ts';
import type { Site } from '#product/sites/sites.ts';
import type { CreditError, PackageView } from './contract.ts';
import { type Credits, credit, offer } from './policy.ts';
import { balanceRow, type LedgerReason, ledgerSumRow, memberCountry, moveInLedger, pricedPackages } from './queries.ts';

/** The credits that a new member starts with. Given once an account, however often it is called. @returns the balance. */
export const grantStartingCredits = (tx: Tx, account: number, amount: number): Promise<Credits> =>
  move(tx, account, credit(amount), 'starting', `${account}`);

/** The credits of a paid payment. Added once a payment, however often it is called. @returns the balance. */
export const addPurchasedCredits = (tx: Tx, account: number, amount: Credits, payment: number): Promise<Credits> =>
  move(tx, account, amount, 'purchase', `${payment}`);

/** @throws not_enough_credits (402) when the balance would fall below zero. */
async function move(tx: Tx, account: number, amount: Credits, reason: LedgerReason, reference: string) {
  const balance = (await moveInLedger.one(tx, account, amount, reason, reference))?.balance ?? null;
  if (balance === null) throw new AppError<CreditError>('not_enough_credits', 402);
  return credit(balance);
}

/** Credits of an account; 0 for one that does not exist. */
export const balanceOf = async (sql: Sql, account: number): Promise<Credits> =>
  credit((await balanceRow.one(sql, account))?.credits ?? 0);

/** What the ledger says the balance has to be. */
export const ledgerSum = async (sql: Sql, account: number): Promise<Credits> =>
  credit((await ledgerSumRow.one(sql, account))?.sum ?? 0);

/** The country whose prices somebody pays: the asked one if the site serves it, else the member's own, else the site's. */
export async function payingCountry(sql: Sql, site: Site, actor: Actor | null, asked?: string): Promise<string> {
  const wanted = asked?.toUpperCase();
  if (wanted && site.settings.countries.includes(wanted)) return wanted;
  const own = actor && (await memberCountry.one(sql, actor.id))?.country;
  return own || site.settings.country;
}

/** Packages on offer in a country, in the site's order. */
export async function packagesOf(sql: Sql, site: Site, country: string): Promise<PackageView[]> {
  const rows = await pricedPackages(sql, site.id, country);
  return offer(
    rows.map(({ id, credits, amount, currency }) => ({ id, credits, price: { amount, currency } })),
    site.settings.message_credits,
  );
}

/** One package at the price of a country. @throws package_not_found (404). */
export async function packageOf(sql: Sql, site: Site, id: number, country: string): Promise<PackageView> {
  const found = (await packagesOf(sql, site, country)).find((entry) => entry.id === id);
  if (!found) throw new AppError<CreditError>('package_not_found', 404);
  return found;
}
