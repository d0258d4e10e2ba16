import type { ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { selectedCountry } from '#product/sites/settings.ts';
import type { CreditError, Money, PackagesReply, PackageView } from './contract.ts';
import { type Credits, cheapest, credit, offer, pricePerMessage } from './policy.ts';
import { balanceRow, type LedgerReason, ledgerSumRow, moveInLedger, pricedPackages } from './queries.ts';

/** Once an account, however often it is called. @returns the balance. */
export const grantStartingCredits = (call: Pick<WriteCall, 'tx'>, account: number, amount: number): Promise<Credits> =>
  move(call, account, credit(amount), 'starting', `${account}`);

/** Once a payment, however often it is called. @returns the balance. */
export const addPurchasedCredits = (
  call: Pick<WriteCall, 'tx'>,
  account: number,
  amount: Credits,
  payment: number,
): Promise<Credits> => move(call, account, amount, 'purchase', `${payment}`);

/** @throws not_enough_credits (402) when the balance would fall below zero. */
async function move(
  { tx }: Pick<WriteCall, 'tx'>,
  account: number,
  amount: Credits,
  reason: LedgerReason,
  reference: string,
) {
  const balance = (await moveInLedger.one(tx, { account, amount, reason, reference }))?.balance ?? null;
  if (balance === null) throw new AppError<CreditError>('not_enough_credits', 402);
  return credit(balance);
}

export const balanceOf = async ({ sql }: Pick<ReadCall, 'sql'>, account: number): Promise<Credits> =>
  credit((await balanceRow.one(sql, { account }))?.credits ?? 0);

export const ledgerSum = async ({ sql }: Pick<ReadCall, 'sql'>, account: number): Promise<Credits> =>
  credit((await ledgerSumRow.one(sql, { account }))?.sum ?? 0);

/** The asked one if the site serves it, else the caller's choice, as the settings tell it. */
export const payingCountry = async (call: ReadCall, asked?: string): Promise<string> => selectedCountry(call, asked);

const usualPrice = (price: Money): Money => price;

/** @param priceOf what somebody pays instead of the usual price. */
export async function packagesFor(
  call: ReadCall,
  asked: { country?: string | undefined },
  priceOf = usualPrice,
): Promise<PackagesReply> {
  const country = await payingCountry(call, asked.country);
  const { message_credits } = call.site.settings;
  return { packages: await packagesOf(call, country, priceOf), country, message_credits };
}

async function packagesOf({ sql, site }: ReadCall, country: string, priceOf = usualPrice): Promise<PackageView[]> {
  const rows = await pricedPackages(sql, { site: site.id, country });
  return offer(
    rows.map(({ id, credits, amount, currency }) => ({ id, credits, price: priceOf({ amount, currency }) })),
    site.settings.message_credits,
  );
}

/** Where they are cheapest, rounded up to the minor unit; null where none are sold. */
export async function leastPrice(call: ReadCall, asked?: string): Promise<(credits: number) => Money | null> {
  const best = cheapest(await packagesOf(call, await payingCountry(call, asked)));
  return (credits) => best && pricePerMessage(best, credits);
}

/** @throws package_not_found (404). */
export async function packageOf(call: ReadCall, id: number, country: string): Promise<PackageView> {
  const found = (await packagesOf(call, country)).find((entry) => entry.id === id);
  if (!found) throw new AppError<CreditError>('package_not_found', 404);
  return found;
}
