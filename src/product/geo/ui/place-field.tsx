import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Combobox } from '#design/combobox.tsx';
import type { ComboboxOption } from '#design/combobox-list.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { countriesIn } from '#platform/i18n/intl-objects.ts';
import { useTexts } from '#platform/i18n/use-texts.ts';
import type { CountryCode, PlaceView, Point } from '../contract.ts';
import { LocateButton } from './locate-button.tsx';
import { townsQuery } from './places-query.ts';

export interface PlaceFieldProps {
  value: PlaceView | null;
  /** @param point where the browser is, about a kilometre exact; none where a town was typed. */
  onChange: (place: PlaceView | null, point?: Point) => void;
  country?: CountryCode | undefined;
  label?: ReactNode;
  error?: ReactNode;
  typedOnly?: boolean | undefined;
}

export function PlaceField(props: PlaceFieldProps) {
  return useTexts('geo.places') ? <Fields {...props} /> : null;
}

function Fields({ value, onChange, country, label, error, typedOnly = false }: PlaceFieldProps) {
  const t = useTranslations('geo.places');
  const countryNames = countriesIn(useLocale());
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useQuery(townsQuery(useTransport(), typed, country));
  const towns = typed.trim() === '' ? [] : (data?.towns ?? []);
  const where = (place: PlaceView) =>
    [place.region_name, ...(country ? [] : [countryNames.of(place.country) ?? place.country])].join(', ');
  const optionOf = (place: PlaceView): ComboboxOption => ({
    value: `${place.id}`,
    label: place.city,
    note: where(place),
  });
  return (
    <div className="grid gap-3.5">
      <Combobox
        remote
        label={label ?? t('label')}
        hint={value ? where(value) : t('privacy')}
        error={error}
        options={towns.map(optionOf)}
        value={value && `${value.id}`}
        chosen={value && optionOf(value)}
        onChange={(id) => onChange(towns.find((town) => `${town.id}` === id) ?? null)}
        onSearch={setTyped}
        emptyText={typed.trim() === '' || isFetching ? t('type') : t('none')}
        clearLabel={t('clear')}
        openLabel={t('open')}
      />
      {!typedOnly && <LocateButton onFound={onChange} />}
    </div>
  );
}
