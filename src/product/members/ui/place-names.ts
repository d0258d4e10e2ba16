import { useQuery } from '@tanstack/react-query';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale } from '#platform/i18n/intl.tsx';
import { countriesIn } from '#platform/i18n/intl-objects.ts';
import { regionsQuery } from '#product/geo/ui/regions-query.ts';

/** Names of countries in the reader's language, as the platform knows them. */
export function useCountryName(): (code: string) => string {
  const names = countriesIn(useLocale());
  return (code) => names.of(code) ?? code;
}

/** Regions of a country; empty until they are loaded. */
export function useRegions(country: string | null): { code: string; name: string }[] {
  const { data } = useQuery({ ...regionsQuery(useTransport(), country ?? ''), enabled: country !== null });
  if (!country) return [];
  const regions: Partial<Record<string, { code: string; name: string }[]>> = data?.regions ?? {};
  return regions[country] ?? [];
}
