import { type ReactNode, useState } from 'react';
import { CountBadge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Dialog, preloadDialog } from '#design/dialog.tsx';
import { IconFilters } from '#design/icons.tsx';
import { RangePair } from '#design/range.tsx';
import { Select } from '#design/select.tsx';
import { Switch } from '#design/switch.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { type CountryCode, REGION_KIND } from '#product/geo/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { asksGender, GENDERS } from '../contract.ts';
import type { MemberSearch, MemberSearchReply } from '../search/contract.ts';
import { useFictionalPlural } from './fictional-label.tsx';
import { countriesInOrder, type Region } from './place-names.ts';
import { placeName, useSummary } from './search-words.ts';

const MAX_AGE_FILTER = 99;

interface SearchFiltersProps {
  filters: MemberSearchReply['filters'];
  /** Called with what changes; the page starts again at 1. */
  onChange: (change: MemberSearch) => void;
}

interface WithMore {
  onMore: (about: 'place' | 'traits') => void;
}

interface WithRegions {
  regions: Region[];
}

export function SearchFilters({
  filters,
  regions,
  onChange,
  found,
  tools,
  onMore,
}: SearchFiltersProps & WithRegions & WithMore & { found: { count: number; total: string }; tools: ReactNode }) {
  const t = useTranslations('members.list');
  const settings = useSettings();
  const [open, setOpen] = useState(false);
  const summary = useSummary(filters, regions);
  const narrowed = filters.min_age > settings.min_age || filters.max_age < MAX_AGE_FILTER;
  const more = { within: filters.within, ...filters.traits };
  const active = [filters.gender, filters.countryregion, narrowed, filters.real_only, ...Object.values(more)].filter(
    Boolean,
  ).length;
  const sheet = { onClick: () => setOpen(true), 'aria-haspopup': 'dialog' as const };
  return (
    <div className="mt-4 mb-3 l:my-5">
      <div className="hidden flex-wrap items-center gap-2 l:flex">
        <FilterControls filters={filters} regions={regions} onChange={onChange} onMore={onMore} look="pill" />
        <div className="ms-auto flex gap-2">{tools}</div>
      </div>
      <div className="l:hidden">
        <div className="no-scrollbar -mx-gutter flex gap-2 overflow-x-auto px-gutter py-0.5">
          <Button
            variant="tint"
            className="shrink-0"
            icon={<IconFilters />}
            iconEnd={<CountBadge tone="primary" count={active} label={t('filters.chosen', { count: active })} />}
            onPointerEnter={preloadDialog}
            {...sheet}
          >
            {t('filters.open')}
          </Button>
          {tools}
          {summary.map((now) => (
            <button
              key={now}
              type="button"
              aria-label={t('filters.change', { now })}
              className="min-h-11 shrink-0 whitespace-nowrap rounded-full border border-line bg-surface px-4.5 font-medium hover:border-line-2"
              {...sheet}
            >
              {now}
            </button>
          ))}
        </div>
        <RealOnly filters={filters} onChange={onChange} className="mt-1" />
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={t('filters.title')}
          closeLabel={t('filters.close')}
          footer={
            <Button wide onClick={() => setOpen(false)}>
              {t('filters.done', found)}
            </Button>
          }
        >
          <div className="grid gap-5">
            <FilterControls
              filters={filters}
              regions={regions}
              onChange={onChange}
              onMore={(about) => {
                setOpen(false);
                onMore(about);
              }}
              look="box"
            />
          </div>
        </Dialog>
      </div>
    </div>
  );
}

/** `explained` names what it leaves out, where there is room for a second line. */
function RealOnly({
  filters,
  onChange,
  explained = false,
  className,
}: SearchFiltersProps & { explained?: boolean; className?: string }) {
  const t = useTranslations('members.list');
  const plural = useFictionalPlural();
  return (
    <Switch
      className={className}
      label={t('filters.realOnly')}
      hint={explained && t('filters.without', { plural })}
      checked={filters.real_only}
      onChange={(event) => onChange({ real_only: event.target.checked || undefined })}
    />
  );
}

function FilterControls({
  filters,
  regions,
  onChange,
  onMore,
  look,
}: SearchFiltersProps & WithRegions & WithMore & { look: 'pill' | 'box' }) {
  const t = useTranslations('members.list');
  const settings = useSettings();
  const locale = useLocale();
  const shown = (field: string) => settings.search_fields.includes(field);
  const labelHidden = look === 'pill';
  const countries = countriesInOrder(settings.countries, locale);
  const kind =
    filters.country && filters.country in REGION_KIND ? REGION_KIND[filters.country as CountryCode] : 'region';
  return (
    <>
      {asksGender(settings) && (
        <Select
          label={t('filters.gender')}
          labelHidden={labelHidden}
          look={look}
          value={filters.gender ?? ''}
          placeholder={t('filters.everyone')}
          options={GENDERS.map((value) => ({ value, label: t(`gender.${value}`) })).reverse()}
          onChange={(event) =>
            onChange({
              gender: event.target.value === '' ? undefined : event.target.value === 'male' ? 'male' : 'female',
            })
          }
        />
      )}
      {shown('country') && (
        <Select
          label={t('filters.country')}
          labelHidden={labelHidden}
          look={look}
          value={filters.country ?? ''}
          options={countries}
          onChange={(event) => onChange({ country: event.target.value, countryregion: undefined, town: undefined })}
        />
      )}
      {shown('countryregion') && regions.length > 0 && (
        <Select
          label={t(`region.${kind}`)}
          labelHidden={labelHidden}
          look={look}
          value={filters.countryregion ?? ''}
          placeholder={t('filters.anywhere')}
          options={regions.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => onChange({ countryregion: event.target.value || undefined })}
        />
      )}
      {shown('min_age') && (
        <RangePair
          legend={t('filters.age')}
          lowLabel={t('filters.youngest')}
          highLabel={t('filters.oldest')}
          min={settings.min_age}
          max={MAX_AGE_FILTER}
          value={[filters.min_age, filters.max_age]}
          onCommit={([min_age, max_age]) => onChange({ min_age, max_age })}
          look={look === 'pill' ? 'pill' : 'plain'}
        />
      )}
      <MorePill onClick={() => onMore('place')} chosen={Boolean(filters.within || filters.town)}>
        {placeName(filters) ?? t('filters.place')}
      </MorePill>
      {settings.search_fields.some((field) => !PLAIN.includes(field)) && (
        <MorePill onClick={() => onMore('traits')} chosen={Object.keys(filters.traits).length > 0}>
          {t('filters.more')}
        </MorePill>
      )}
      <RealOnly filters={filters} onChange={onChange} explained={look === 'box'} />
    </>
  );
}

const PLAIN = ['gender', 'country', 'countryregion', 'min_age', 'max_age'];

function MorePill({ chosen, onClick, children }: { chosen: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Button
      variant={chosen ? 'tint' : 'outline'}
      className="rounded-full font-medium l:min-h-12"
      aria-haspopup="dialog"
      onPointerEnter={preloadDialog}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
