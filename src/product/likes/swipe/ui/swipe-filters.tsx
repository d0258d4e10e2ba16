import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { RangePair } from '#design/range.tsx';
import { Select } from '#design/select.tsx';
import { Switch } from '#design/switch.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { COUNTRIES, REGION_KIND } from '#product/geo/contract.ts';
import { asksGender, GENDERS } from '#product/members/contract.ts';
import { WITHIN } from '#product/members/search/contract.ts';
import type { Queue, QueueSearch } from '#product/members/suggestions/queue/contract.ts';
import { useFictionalPlural } from '#product/members/ui/fictional-label.tsx';
import { countriesInOrder, useRegions } from '#product/members/ui/place-names.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

const MAX_AGE_FILTER = 99;

interface FiltersPartProps {
  open: boolean;
  filters: Queue['filters'];
  both: boolean;
  onClose: () => void;
  onSearch: (search: QueueSearch) => void;
}

export function SwipeFilters(props: FiltersPartProps) {
  return <Opened key={String(props.open)} {...props} />;
}

function Opened({ open, filters, both, onClose, onSearch }: FiltersPartProps) {
  const t = useTranslations('likes.swipe');
  const m = useTranslations('members.list');
  const settings = useSettings();
  const { min_age: youngest, search_fields: fields, countries } = settings;
  const locale = useLocale();
  const plural = useFictionalPlural();
  const [only] = filters.genders;
  const [search, setSearch] = useState<QueueSearch>({
    gender: filters.genders.length === 1 ? only : undefined,
    country: COUNTRIES.find((code) => code === filters.country),
    countryregion: filters.countryregion ?? undefined,
    min_age: filters.min_age,
    max_age: Math.min(MAX_AGE_FILTER, filters.max_age),
    within: filters.within ?? undefined,
    real_only: filters.real_only || undefined,
  });
  const regions = useRegions(search.country ?? null);
  const known = COUNTRIES.find((code) => code === search.country);
  const kind = known ? REGION_KIND[known] : 'region';
  const change = (more: QueueSearch) => setSearch((before) => ({ ...before, ...more }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      title={t('change')}
      closeLabel={m('filters.close')}
      footer={
        <Button
          wide
          onClick={() => {
            onSearch(search);
            onClose();
          }}
        >
          {t('filter.show')}
        </Button>
      }
    >
      <div className="grid gap-5">
        {both && asksGender(settings) && (
          <Select
            label={m('filters.gender')}
            value={search.gender ?? ''}
            placeholder={m('filters.everyone')}
            options={GENDERS.map((value) => ({ value, label: m(`gender.${value}`) })).reverse()}
            onChange={(event) => change({ gender: GENDERS.find((one) => one === event.target.value) })}
          />
        )}
        {fields.includes('country') && (
          <Select
            label={m('filters.country')}
            value={search.country ?? ''}
            options={countriesInOrder(countries, locale)}
            onChange={(event) =>
              change({ country: COUNTRIES.find((code) => code === event.target.value), countryregion: undefined })
            }
          />
        )}
        {fields.includes('countryregion') && regions.length > 0 && (
          <Select
            label={m(`region.${kind}`)}
            value={search.countryregion ?? ''}
            placeholder={m('filters.anywhere')}
            options={regions.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(event) => change({ countryregion: event.target.value || undefined })}
          />
        )}
        {fields.includes('min_age') && (
          <RangePair
            legend={m('filters.age')}
            lowLabel={m('filters.youngest')}
            highLabel={m('filters.oldest')}
            min={youngest}
            max={MAX_AGE_FILTER}
            value={[filters.min_age, Math.min(MAX_AGE_FILTER, filters.max_age)]}
            onChange={([min_age, max_age]) => change({ min_age, max_age })}
          />
        )}
        <Select
          label={t('filter.within')}
          value={search.within ?? ''}
          placeholder={t('filter.any')}
          options={WITHIN.map((km) => ({ value: km, label: t('filter.upTo', { km }) }))}
          onChange={(event) => change({ within: WITHIN.find((km) => km === event.target.value) })}
        />
        <Switch
          label={m('filters.realOnly')}
          hint={m('filters.without', { plural })}
          checked={search.real_only ?? false}
          onChange={(event) => change({ real_only: event.target.checked || undefined })}
        />
      </div>
    </Dialog>
  );
}
