import { useNavigate } from '@tanstack/react-router';
import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FieldGroup } from '#design/field.tsx';
import { Segmented } from '#design/segmented.tsx';
import { Select } from '#design/select.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { asksGender } from '../../contract.ts';
import { countriesInOrder } from '../place-names.ts';

type Looking = 'female' | 'male' | 'all';

type Ages = readonly [youngest: number, oldest: number];

const MAX_AGE_FILTER = 99;
const AGES = [
  { name: 'min_age', label: 'youngest', place: 0 },
  { name: 'max_age', label: 'oldest', place: 1 },
] as const;

const moved = ([low, high]: Ages, place: 0 | 1, to: number): Ages =>
  place === 0 ? [to, Math.max(to, high)] : [Math.min(low, to), to];

/** Works as a plain form before the page is interactive. */
export function SearchBox({ label, children }: { label: string; children: ReactNode }) {
  const t = useTranslations('pages.home');
  const m = useTranslations('members.list');
  const settings = useSettings();
  const locale = useLocale();
  const navigate = useNavigate();
  const youngest = settings.min_age;
  const [gender, setGender] = useState<Looking>('all');
  const [ages, setAges] = useState<Ages>([youngest, MAX_AGE_FILTER]);
  const [country, setCountry] = useState(settings.geoip_selected_country);
  const asks = (field: string) => settings.search_fields.includes(field);
  const years = Array.from({ length: MAX_AGE_FILTER - youngest + 1 }, (_, index) => {
    const age = `${youngest + index}`;
    return { value: age, label: age };
  });
  return (
    <form
      action="/members"
      className="rounded-card bg-surface p-3.5 text-ink shadow-float s:p-5 l:w-[min(31rem,calc(41vw-var(--gutter)))]"
      onSubmit={(event) => {
        event.preventDefault();
        const [min_age, max_age] = ages;
        navigate({
          to: '/members',
          search: {
            ...(gender !== 'all' && { gender }),
            ...(asks('country') && { country }),
            ...(min_age > youngest && { min_age }),
            ...(max_age < MAX_AGE_FILTER && { max_age }),
          },
        });
      }}
    >
      {asksGender(settings) && (
        <Segmented
          legend={m('filters.gender')}
          legendHidden
          name="gender"
          value={gender}
          onChange={setGender}
          className="mb-3 s:mb-4"
          options={[
            { value: 'female', label: m('gender.female') },
            { value: 'male', label: m('gender.male') },
            { value: 'all', label: m('filters.everyone') },
          ]}
        />
      )}
      <div className="flex flex-wrap gap-x-2.5 gap-y-3">
        {asks('min_age') && (
          <FieldGroup label={m('filters.age')}>
            <div className="flex items-center gap-1.5">
              {AGES.map(({ name, label, place }) => (
                <Fragment key={name}>
                  {place === 1 && <span className="text-ink-2 text-t14">{t('to')}</span>}
                  <Select
                    label={m(`filters.${label}`)}
                    labelHidden
                    name={name}
                    look="short"
                    fieldClassName="w-16.5 s:w-18"
                    value={`${ages[place]}`}
                    onChange={(event) => setAges(moved(ages, place, Number(event.target.value)))}
                    options={years}
                  />
                </Fragment>
              ))}
            </div>
          </FieldGroup>
        )}
        {asks('country') && (
          <Select
            label={m('filters.country')}
            name="country"
            fieldClassName="min-w-0 grow basis-28"
            value={country}
            onChange={(event) => setCountry(event.target.value)}
            options={countriesInOrder(settings.countries, locale)}
          />
        )}
      </div>
      <Button type="submit" wide size="l" className="mt-3 s:mt-4">
        {label}
      </Button>
      {children}
    </form>
  );
}
