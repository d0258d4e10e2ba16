import { useQuery } from '@tanstack/react-query';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { PackageView } from '#product/credits/contract.ts';
import { packagesQuery } from '#product/credits/ui/packages-query.ts';
import { pricesFor } from '#product/credits/ui/prices-search.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

/** The second of the site's, neither the least nor the most. Undefined until it is known, null where there is none. */
export function useExamplePackage(): PackageView | null | undefined {
  const country = pricesFor(undefined, useSettings());
  const { data, isPending } = useQuery(packagesQuery(useTransport(), country));
  return isPending ? undefined : (data?.packages[1] ?? data?.packages[0] ?? null);
}
