import { useQuery } from '@tanstack/react-query';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import { useLocale } from '#platform/i18n/intl.tsx';
import { countriesIn, orderIn } from '#platform/i18n/intl-objects.ts';
import { regionsQuery } from '#product/geo/ui/regions-query.ts';

export function useCountryName(): (code: string) => string {
  const names = countriesIn(useLocale());
  return (code) => names.of(code) ?? code;
}

export interface Region {
  code: string;
  name: string;
}

interface Choice {
  value: string;
  label: string;
}

const orders = new Map<string, Choice[]>();
const MAX_ORDERS = 500;

export function countriesInOrder(codes: readonly string[], locale: FormatLocale): Choice[] {
  const key = `${locale} ${codes.join()}`;
  const known = orders.get(key);
  if (known) return known;
  const choices = codes
    .map((value) => ({ value, label: countriesIn(locale).of(value) ?? value }))
    .sort((a, b) => orderIn(locale).compare(a.label, b.label));
  if (orders.size >= MAX_ORDERS) orders.clear();
  orders.set(key, choices);
  return choices;
}

export function useRegions(country: string | null): Region[] {
  const { data } = useQuery({ ...regionsQuery(useTransport(), country ?? ''), enabled: country !== null });
  if (!country) return [];
  const regions: Partial<Record<string, Region[]>> = data?.regions ?? {};
  return regions[country] ?? [];
}
