import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { IconForward } from '#design/icons.tsx';
import { RangePair } from '#design/range.tsx';
import { Segmented } from '#design/segmented.tsx';
import { Select } from '#design/select.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { useCountryName } from '../place-names.ts';

type Looking = 'female' | 'male' | 'all';

const OLDEST = 99;

/** Who, how old, where: leads to the list. Works as a plain form before the page is interactive. */
export function SearchBox({ className }: { className?: string }) {
  const t = useTranslations('home');
  const m = useTranslations('members');
  const settings = useSettings();
  const countryName = useCountryName();
  const navigate = useNavigate();
  const [gender, setGender] = useState<Looking>('all');
  const [ages, setAges] = useState<readonly [number, number]>([30, 55]);
  const [country, setCountry] = useState(settings.geoip_selected_country);
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
      <div className="mt-4 grid gap-4 s:grid-cols-2">
        <RangePair
          legend={m('filters.age')}
          lowLabel={m('filters.youngest')}
          highLabel={m('filters.oldest')}
          names={['min_age', 'max_age']}
          min={settings.min_age}
          max={OLDEST}
          value={[ages[0], ages[1]]}
          onChange={setAges}
        />
        <Select
          label={m('filters.country')}
          name="country"
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
