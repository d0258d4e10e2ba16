import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ToggleChip } from '#design/chip.tsx';
import { Dialog } from '#design/dialog.tsx';
import { FieldGroup } from '#design/field.tsx';
import { Select } from '#design/select.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { PlaceField } from '#product/geo/ui/place-field.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { TRAITS, type Trait, traitValues } from '../../contract.ts';
import { type MemberSearch, type MemberSearchReply, WITHIN } from '../../search/contract.ts';
import { InterestGroups } from '../interest-groups.tsx';
import { useTraitNames } from './trait-names.ts';

interface MoreFiltersPartProps {
  about: 'place' | 'traits';
  open: boolean;
  filters: MemberSearchReply['filters'];
  /** There is a place to be near to without a town: where the member lives. */
  placed: boolean;
  onChange: (change: MemberSearch) => void;
  onClose: () => void;
}

export function MoreFilters(props: MoreFiltersPartProps) {
  return useTexts('members.search', 'members.profile') ? (
    <Opened key={`${props.open} ${props.about}`} {...props} />
  ) : null;
}

function Opened({ about, open, filters, placed, onChange, onClose }: MoreFiltersPartProps) {
  const t = useTranslations('members.search');
  const [change, setChange] = useState<MemberSearch>({});
  const done = () => {
    if (Object.keys(change).length) onChange(change);
    onClose();
  };
  const add = (more: MemberSearch) => setChange((before) => ({ ...before, ...more }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`${about}.title`)}
      description={t(`${about}.text`)}
      closeLabel={t('place.close')}
      footer={
        <Button wide onClick={done}>
          {t('place.done')}
        </Button>
      }
    >
      <div className="grid gap-5">
        {about === 'place' ? (
          <Place filters={filters} placed={placed} onChange={add} />
        ) : (
          <Traits filters={filters} onChange={add} />
        )}
      </div>
    </Dialog>
  );
}

type PartProps = Pick<MoreFiltersPartProps, 'filters' | 'onChange'>;

function Place({ filters, placed, onChange }: PartProps & { placed: boolean }) {
  const t = useTranslations('members.search');
  const [town, setTown] = useState(filters.town);
  const [within, setWithin] = useState<string>(filters.within ?? '');
  // `placed` is also true by the town that was asked for.
  const lives = placed && filters.town === null;
  return (
    <>
      <PlaceField
        label={t('place.town')}
        value={town}
        onChange={(place) => {
          setTown(place);
          // The country follows the town, and the search goes beyond its border.
          onChange({ town: place?.id, country: undefined, countryregion: undefined, sort: 'near' });
          if (place || lives) return;
          // Nothing to be near to: a distance would do nothing.
          setWithin('');
          onChange({ within: undefined });
        }}
      />
      <Select
        label={t('place.within')}
        value={within}
        disabled={!town && !lives}
        placeholder={t('place.any')}
        options={WITHIN.map((km) => ({ value: km, label: t('widen.within', { km }) }))}
        onChange={(event) => {
          setWithin(event.target.value);
          onChange({ within: WITHIN.find((km) => km === event.target.value) });
        }}
      />
    </>
  );
}

function Traits({ filters, onChange }: PartProps) {
  const t = useTranslations('members.profile');
  const { search_fields: fields } = useSettings();
  const nameOf = useTraitNames();
  const [chosen, setChosen] = useState(filters.traits);
  const toggle = (trait: Trait, value: string, on: boolean) => {
    const values = [...(chosen[trait] ?? []).filter((one) => one !== value), ...(on ? [value] : [])];
    setChosen({ ...chosen, [trait]: values });
    onChange({ [trait]: values.join(',') || undefined });
  };
  return TRAITS.filter((trait) => fields.includes(trait)).map((trait) => (
    <FieldGroup key={trait} label={trait === 'interests' ? t('interests') : t(`fact.${trait}`)}>
      {trait === 'interests' ? (
        <InterestGroups
          chosen={chosen.interests ?? []}
          onToggle={(interest, on) => toggle('interests', interest, on)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {traitValues(trait).map((value) => (
            <ToggleChip
              key={value}
              pressed={chosen[trait]?.includes(value) ?? false}
              onChange={(on) => toggle(trait, value, on)}
            >
              {nameOf(trait, value)}
            </ToggleChip>
          ))}
        </div>
      )}
    </FieldGroup>
  ));
}
