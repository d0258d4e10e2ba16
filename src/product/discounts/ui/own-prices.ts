import { type QueryClient, useQuery } from '@tanstack/react-query';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { PackageView } from '#product/credits/contract.ts';
import { packagesQuery } from '#product/credits/ui/packages-query.ts';
import { usePaymentCountry } from '#product/credits/ui/payment-country.ts';
import { pricesFor } from '#product/credits/ui/prices-search.ts';
import type { UserView } from '#product/members/user/contract.ts';
import { userQuery, useUser } from '#product/members/user/ui/user.tsx';
import { settingsQuery } from '#product/sites/ui/settings.tsx';
import { ownPrices } from '../contract.ts';

const ownPricesQuery = (transport: Transport, country: string) => apiQuery(transport, ownPrices, { country });

const mayPayLess = (user: UserView | null): boolean => Boolean(user?.profile && !user.paid_user);

const useMayPayLess = () => mayPayLess(useUser());

interface Loading {
  queryClient: QueryClient;
  transport: Transport;
}

export async function loadPrices({ queryClient, transport }: Loading, asked: string | undefined): Promise<void> {
  const [{ settings }, { user }] = await Promise.all([
    queryClient.ensureQueryData(settingsQuery(transport)),
    queryClient.ensureQueryData(userQuery(transport)),
  ]);
  const country = pricesFor(asked, settings);
  await Promise.all([
    queryClient.ensureQueryData(packagesQuery(transport, country)),
    mayPayLess(user) && queryClient.ensureQueryData(ownPricesQuery(transport, country)),
  ]);
}

/** Undefined where the usual ones hold. */
export function useOwnPrices(country: string, wanted = true): PackageView[] | undefined {
  const enabled = useMayPayLess() && wanted;
  const { data } = useQuery({ ...ownPricesQuery(useTransport(), country), enabled });
  // A purchase in another tab ends the discount: what was read before it stays in the cache.
  return enabled ? data?.packages : undefined;
}

export function useLeastPrice(enabled = true): string {
  const locale = useLocale();
  const country = usePaymentCountry();
  const { data } = useQuery({ ...packagesQuery(useTransport(), country), enabled });
  const own = useOwnPrices(country, enabled);
  const packages = (useMayPayLess() ? own : data?.packages) ?? [];
  const [least] = packages.toSorted((one, other) => one.price.amount - other.price.amount);
  return least ? formatMoney(least.price, locale) : '';
}
