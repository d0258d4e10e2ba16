import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Select } from '#design/select.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextField } from '#design/text-field.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { PlaceField } from '#product/geo/ui/place-field.tsx';
import type { ProfileInput } from '#product/members/my-profile/contract.ts';
import { useFactOptions } from '#product/members/my-profile/ui/fact-options.ts';
import { InterestPicker } from '#product/members/my-profile/ui/interest-picker.tsx';
import { LanguagePicker } from '#product/members/my-profile/ui/language-picker.tsx';
import { FACT_NAMES } from '#product/members/my-profile/ui/parts.ts';
import { TEXT_FIELDS } from '#product/members/texts/contract.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import { type FictionalProfile, type SaveFictionalInput, saveFictional } from '../contract.ts';
import { changesOf } from './fictional-query.ts';

export function ProfileForm({ data }: { data: FictionalProfile }) {
  const t = useTranslations('backoffice.fictional');
  const p = useTranslations('members.profile');
  const own = useTranslations('members.own');
  const { id, profile, fields } = data;
  const optionsOf = useFactOptions(profile);
  const [draft, setDraft] = useState<ProfileInput>({});
  const [place, setPlace] = useState(data.place);
  const save = useAct((transport, input: SaveFictionalInput) => transport.call(saveFictional, input), {
    said: () => t('saved'),
    changes: changesOf(id),
    alsoRefused: true,
  });
  const wrong = (isApiError(save.error) && save.error.fields) || {};
  const change = (part: ProfileInput) => setDraft((now) => ({ ...now, ...part }));
  const moved = place !== null && place.id !== data.place?.id;
  const isDirty = Object.keys(draft).length > 0 || moved;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = {
      id,
      seen: data.version,
      ...(Object.keys(draft).length > 0 && { profile: draft }),
      ...(moved && { city_id: place.id }),
    };
    save.mutate(input, { onSuccess: () => setDraft((now) => typedSince(draft, now)) });
  };
  return (
    <form method="post" className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label={t('name')}
        value={draft.name ?? profile.name}
        error={wrong.name}
        readOnly={profile.name_fixed_until !== null}
        autoComplete="off"
        onChange={({ target }) => change({ name: target.value })}
      />
      <PlaceField typedOnly value={place} error={wrong.city_id} onChange={(found) => setPlace(found)} />
      {TEXT_FIELDS.filter((name) => fields.includes(name)).map((name) => (
        <TextArea
          key={name}
          label={own(name === 'seeking' ? 'seekingLabel' : 'section.about')}
          rows={4}
          error={wrong[name]}
          hint={profile.texts[name]?.status === 'pending' ? t('photoStates.pending') : undefined}
          value={draft[name] ?? profile.texts[name]?.text ?? ''}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
      <div className="grid grid-cols-1 gap-4 s:grid-cols-2">
        {FACT_NAMES.filter((name) => fields.includes(name)).map((name) => (
          <Select
            key={name}
            label={p(`fact.${name}`)}
            error={wrong[name]}
            value={draft[name] === undefined ? (profile[name] ?? '') : (draft[name] ?? '')}
            placeholder={name === 'sexuality' ? undefined : own('unsaid')}
            options={optionsOf(name)}
            onChange={({ target }) => change({ [name]: target.value || null })}
          />
        ))}
      </div>
      {fields.includes('languages') && (
        <LanguagePicker
          chosen={draft.languages ?? profile.languages}
          error={wrong.languages}
          onChange={(languages) => change({ languages: languages as NonNullable<ProfileInput['languages']> })}
        />
      )}
      {fields.includes('interests') && (
        <InterestPicker
          chosen={draft.interests ?? profile.interests}
          error={wrong.interests}
          onChange={(interests) => change({ interests })}
        />
      )}
      <Button type="submit" busy={save.isPending} disabled={!isDirty}>
        {t('save')}
      </Button>
    </form>
  );
}

const typedSince = (sent: ProfileInput, now: ProfileInput): ProfileInput =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name as keyof ProfileInput]));
