import type { Messages } from 'use-intl/core';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { PROFILE_FIELDS } from '#product/sites/profiles/contract.ts';
import type { MyProfile } from '../contract.ts';
import type { FactName } from './parts.ts';

type Values = Messages['members']['profile']['value'];
type ValueKey = { [Name in FactName]: `value.${Name}.${keyof Values[Name] & string}` }[FactName];

export function useFactOptions({ gender }: Pick<MyProfile, 'gender'>) {
  const p = useTranslations('members.profile');
  return (name: FactName) =>
    PROFILE_FIELDS[name].values.map((value) => ({
      value,
      label: p(`value.${name}.${value}` as ValueKey, { gender }),
    }));
}
