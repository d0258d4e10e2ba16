import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Select } from '#design/select.tsx';
import { TextField } from '#design/text-field.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import {
  type AddProviderAccountInput,
  addProviderAccount,
  listProviderAccounts,
  type ProviderAccountsReply,
} from '../contract.ts';
import { SettingFields, settingsIn } from './setting-fields.tsx';

const FIELD = 'h-9! text-t14!';

/** A key is never typed here: only the name of the file where it lies. */
export function NewAccount({ all, onMade }: { all: ProviderAccountsReply; onMade: (id: number) => void }) {
  const t = useTranslations('backoffice.providers');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const [name, setName] = useState(all.providers[0]?.name ?? '');
  const [mode, setMode] = useState<'test' | 'live'>('test');
  const provider = all.providers.find((one) => one.name === name);
  const companies = all.companies.filter(({ may_change }) => may_change);
  const add = useMutation({
    mutationFn: (input: AddProviderAccountInput) => transport.call(addProviderAccount, input),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: keyOf(listProviderAccounts) });
      onMade(id);
    },
  });
  const wrong = (isApiError(add.error) && add.error.fields) || {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget);
    const word = (field: string) => `${words.get(field) ?? ''}`.trim();
    add.mutate({
      ...{ company: Number(word('company')), provider: name, mode, secret: word('secret') },
      ...{ position: Number(word('position')), settings: settingsIn(words) },
    });
  };
  return (
    <form method="post" className="flex flex-col gap-3 p-4 l:p-6" onSubmit={submit}>
      <h2 className="headline text-t22">{t('new')}</h2>
      <Select
        name="company"
        label={t('company')}
        className={FIELD}
        options={companies.map(({ id, name: label }) => ({ value: `${id}`, label }))}
      />
      <Select
        name="provider"
        label={t('provider')}
        className={FIELD}
        value={name}
        onChange={({ target }) => setName(target.value)}
        options={all.providers.map((one) => ({ value: one.name, label: one.name }))}
      />
      {provider?.for_trials && <p className="text-danger text-t14">{t('forTrials')}</p>}
      <Select
        name="mode"
        label={t('mode')}
        className={FIELD}
        value={mode}
        onChange={({ target }) => setMode(target.value === 'live' ? 'live' : 'test')}
        options={(['test', 'live'] as const).map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      {provider?.needs_secret && (
        <TextField
          name="secret"
          required
          label={t('secret')}
          hint={t('secretHint')}
          error={wrong.secret}
          pattern="[A-Za-z0-9][\w\-]{0,59}"
          autoComplete="off"
          className={FIELD}
        />
      )}
      <SettingFields
        key={`${name} ${mode}`}
        settings={provider?.settings ?? []}
        values={{}}
        wrong={wrong}
        asksAllowTest={all.live && mode === 'test'}
      />
      <TextField
        name="position"
        type="number"
        min={0}
        max={999}
        defaultValue={10}
        label={t('position')}
        hint={t('positionHint')}
        className={FIELD}
      />
      {add.error && <p className="text-danger text-t14">{add.error.message}</p>}
      <Button type="submit" size="s" busy={add.isPending} disabled={companies.length === 0} className="self-start">
        {t('add')}
      </Button>
    </form>
  );
}
