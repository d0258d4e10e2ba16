import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { PackageView } from '#product/credits/contract.ts';
import type { UserView } from '#product/members/user/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { ownPrices } from '../contract.ts';

/** The packages at what the member pays for them in a country. */
export const ownPricesQuery = (transport: Transport, country: string) => apiQuery(transport, ownPrices, { country });

/** Discounts without a code are for a first purchase. */
export const mayPayLess = (user: UserView | null): boolean => Boolean(user?.profile && !user.paid_user);

/** The packages at the member's own prices; undefined where the usual ones hold. */
export function useOwnPrices(country: string): PackageView[] | undefined {
  const { data } = useQuery({ ...ownPricesQuery(useTransport(), country), enabled: mayPayLess(useUser()) });
  return data?.packages;
}
