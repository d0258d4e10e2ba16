import type { Messages } from 'use-intl/core';
import { capital } from '#platform/i18n/capital.ts';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { countriesIn, languagesIn, unitListsIn } from '#platform/i18n/intl-objects.ts';
import { REGION_KIND, type RegionKind } from '#product/geo/contract.ts';
import type { FieldName } from '#product/sites/profiles/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ProfileView } from '../../contract.ts';

type Fact = keyof Messages['members']['profile']['fact'];

/** In the site's order. A region is called as in its country. @param among only these. */
export function useFacts(profile: ProfileView, among?: readonly FieldName[]) {
  const t = useTranslations('members.profile');
  const members = useTranslations('members.list');
  const locale = useLocale();
  const { visible_profile_fields: visible } = useSettings();
  const kinds: Partial<Record<string, RegionKind>> = REGION_KIND;
  const wanted = among ? visible.filter((name) => among.some((one) => one === name)) : visible;

  // By its text instead of the table of fields: the browser has no use for the lists of values in it.
  const isFact = (name: string): name is Fact => name in profile && t.has(`fact.${name as Fact}`);
  const asIs: Partial<Record<Fact, string | null>> = {
    city: profile.city,
    country: countriesIn(locale).of(profile.country) ?? null,
    date_of_birth: String(profile.age),
  };
  const one = (name: Fact, value: string) => {
    // Whether there is such a text is looked up: a language has one only where browsers have no name for it.
    const key = `value.${name}.${textKeyOf(value)}` as Parameters<typeof t>[0];
    return t.has(key) ? t(key, { gender: profile.gender }) : (languagesIn(locale).of(value) ?? value);
  };
  const said = (name: Fact): string => {
    const known = asIs[name];
    if (known !== undefined) return known ?? '';
    const held = profile[name] ?? [];
    if (!Array.isArray(held)) return one(name, held);
    return unitListsIn(locale).format(held.map((value) => one(name, value)));
  };
  return wanted.flatMap((key) => {
    if (key === 'region' && profile.region)
      return [{ key, name: members(`region.${kinds[profile.country] ?? 'region'}`), value: profile.region }];
    if (!isFact(key)) return [];
    const value = capital(said(key), locale);
    return value ? [{ key: String(key), name: t(`fact.${key}`), value }] : [];
  });
}

/** `one night stand` is `one_night_stand`. */
const textKeyOf = (value: string): string => value.replaceAll(' ', '_');
