import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { FieldGroup } from '#design/field.tsx';
import { IconForward } from '#design/icons.tsx';
import { Segmented } from '#design/segmented.tsx';
import { Select } from '#design/select.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { useCountryName } from '../place-names.ts';

type Looking = 'female' | 'male' | 'all';

type Ages = readonly [youngest: number, oldest: number];

const OLDEST = 99;
const AGES = [
  { name: 'min_age', label: 'youngest', place: 0 },
  { name: 'max_age', label: 'oldest', place: 1 },
] as const;

/** The other age gives way where it would be on the wrong side. */
const moved = ([low, high]: Ages, place: 0 | 1, to: number): Ages =>
  place === 0 ? [to, Math.max(to, high)] : [Math.min(low, to), to];

/** Who, how old, where: leads to the list. Works as a plain form before the page is interactive. */
export function SearchBox({ className }: { className?: string }) {
  const t = useTranslations('pages.home');
  const m = useTranslations('members.list');
  const settings = useSettings();
  const countryName = useCountryName();
  const navigate = useNavigate();
  const [gender, setGender] = useState<Looking>('all');
  const [ages, setAges] = useState<Ages>([30, 55]);
  const [country, setCountry] = useState(settings.geoip_selected_country);
  const years = Array.from({ length: OLDEST - settings.min_age + 1 }, (_, index) => {
    const age = `${settings.min_age + index}`;
    return { value: age, label: age };
  });
  const label = (text: string) => <span className="text-t14 s:text-t16">{text}</span>;
  return (
    <form
      action="/members"
      className={cx('rounded-card l:max-w-124 bg-surface p-4 text-ink shadow-float s:p-6', className)}
      onSubmit={(event) => {
        event.preventDefault();
        const [min_age, max_age] = ages;
        navigate({ to: '/members', search: { ...(gender !== 'all' && { gender }), country, min_age, max_age } });
      }}
    >
      <Segmented
        legend={m('filters.gender')}
        legendHidden
        name="gender"
        value={gender}
        onChange={setGender}
        options={[
          { value: 'female', label: label(m('gender.female')) },
          { value: 'male', label: label(m('gender.male')) },
          { value: 'all', label: label(m('filters.everyone')) },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2.5 s:gap-3">
        <FieldGroup label={m('filters.age')}>
          <div className="flex gap-1.5">
            {AGES.map(({ name, label, place }) => (
              <Select
                key={name}
                label={m(`filters.${label}`)}
                labelHidden
                name={name}
                look="short"
                fieldClassName="w-17 s:w-20"
                value={`${ages[place]}`}
                onChange={(event) => setAges(moved(ages, place, Number(event.target.value)))}
                options={years}
              />
            ))}
          </div>
        </FieldGroup>
        <Select
          label={m('filters.country')}
          name="country"
          fieldClassName="min-w-0 grow basis-24"
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          options={settings.countries.map((value) => ({ value, label: countryName(value) }))}
        />
      </div>
      <Button type="submit" wide size="l" className="mt-4" iconEnd={<IconForward className="rtl:-scale-x-100" />}>
        {t('hero.search')}
      </Button>
    </form>
  );
}
