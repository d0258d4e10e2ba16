import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/notice.tsx';
import { Select } from '#design/select.tsx';
import { TextField } from '#design/text-field.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { LANGUAGE_NAMES, LOCALES } from '#platform/i18n/locales.ts';
import type { PlaceView } from '#product/geo/contract.ts';
import { PlaceField } from '#product/geo/ui/place-field.tsx';
import { GENDERS } from '#product/members/contract.ts';
import { SEXUALITIES } from '#product/sites/profiles/contract.ts';
import { useAdminSite, useDesk } from '../../desk/ui/desk-query.ts';
import { listFictional, type MakeFictionalInput, makeFictional } from '../contract.ts';

export function NewProfile({ onMade }: { onMade: (id: number) => void }) {
  const t = useTranslations('backoffice.fictional');
  const p = useTranslations('members.profile');
  const frame = useTranslations('backoffice.frame');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { sites } = useDesk();
  const narrowed = useAdminSite();
  const [place, setPlace] = useState<PlaceView | null>(null);
  const make = useMutation({
    mutationFn: (input: MakeFictionalInput) => transport.call(makeFictional, input),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: keyOf(listFictional) });
      onMade(id);
    },
  });
  const wrong = (isApiError(make.error) && make.error.fields) || {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    make.mutate({
      site: Number(words.site),
      name: words.name ?? '',
      gender: GENDERS.find((one) => one === words.gender) ?? 'female',
      sexuality: SEXUALITIES.find((one) => one === words.sexuality) ?? 'hetero',
      date_of_birth: words.date_of_birth ?? '',
      language: LOCALES.find((one) => one === words.language) ?? 'en',
      city_id: place?.id ?? 0,
    });
  };
  return (
    <form method="post" className="flex flex-col gap-3.5 p-4 l:p-6" onSubmit={submit}>
      <h2 className="headline text-t22">{t('new')}</h2>
      <Notice>{t('labelled')}</Notice>
      <Select
        name="site"
        label={frame('site')}
        defaultValue={`${narrowed ?? sites[0]?.id ?? ''}`}
        options={sites.map(({ id, name, host }) => ({ value: `${id}`, label: `${name} · ${host}` }))}
      />
      <TextField name="name" label={t('name')} required error={wrong.name} autoComplete="off" />
      <Select
        name="gender"
        label={t('gender')}
        defaultValue="female"
        options={GENDERS.map((value) => ({ value, label: t(`genders.${value}`) }))}
      />
      <Select
        name="sexuality"
        label={p('fact.sexuality')}
        defaultValue="hetero"
        options={SEXUALITIES.map((value) => ({ value, label: p(`value.sexuality.${value}`, { gender: 'other' }) }))}
      />
      <TextField name="date_of_birth" type="date" label={t('born')} required error={wrong.date_of_birth} />
      <Select
        name="language"
        label={t('language')}
        defaultValue="en"
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <PlaceField typedOnly value={place} error={wrong.city_id} onChange={(found) => setPlace(found)} />
      {make.error && Object.keys(wrong).length === 0 && (
        <Notice tone="danger">{(isApiError(make.error) && make.error.message) || frame('failed')}</Notice>
      )}
      <Button type="submit" busy={make.isPending} disabled={place === null}>
        {t('make')}
      </Button>
    </form>
  );
}
