import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { Money } from '#product/credits/contract.ts';
import { usePaymentCountry } from '#product/credits/ui/payment-country.ts';
import { type SpendingView, viewSpending } from '../contract.ts';

export const spendingQuery = (transport: Transport, country: string) => ({
  ...apiQuery(transport, viewSpending, { country }),
  staleTime: 0,
});

export type Capped = SpendingView & { cap: Money; left: Money };

/** @param wanted false where nobody is logged in, or nothing is bought. */
export function useCap(wanted: boolean, country?: string): Capped | null {
  const usual = usePaymentCountry();
  const { data } = useQuery({ ...spendingQuery(useTransport(), country ?? usual), enabled: wanted });
  const view = wanted ? data?.currencies[0] : undefined;
  return view?.cap && view.left ? { ...view, cap: view.cap, left: view.left } : null;
}
