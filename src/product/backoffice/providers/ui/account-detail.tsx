import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FactList } from '#design/fact-list.tsx';
import { TextField } from '#design/text-field.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { PAYMENT_METHODS, type PaymentMethod } from '#product/payments/contract.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import {
  type ChangeProviderAccountInput,
  changeProviderAccount,
  listProviderAccounts,
  type ProviderAccountsReply,
  type ProviderAccountView,
} from '../contract.ts';
import { type MethodsOff, MethodsTable } from './methods-table.tsx';
import { ModeBadge } from './mode-badge.tsx';
import { SettingFields, settingsIn } from './setting-fields.tsx';
import { TestCall } from './test-call.tsx';

interface AccountDetailProps {
  account: ProviderAccountView;
  all: ProviderAccountsReply;
}

export function AccountDetail({ account, all }: AccountDetailProps) {
  const t = useTranslations('backoffice.providers');
  const provider = all.providers.find(({ name }) => name === account.provider);
  const company = all.companies.find(({ id }) => id === account.company);
  const [off, setOff] = useState<MethodsOff>({
    everywhere: methodsOf(account.methods_off),
    in: Object.fromEntries(
      Object.entries(account.methods_off_in).map(([country, methods]) => [country, methodsOf(methods)]),
    ),
  });
  const save = useAct((transport, input: ChangeProviderAccountInput) => transport.call(changeProviderAccount, input), {
    said: () => t('saved'),
    changes: [keyOf(listProviderAccounts)],
  });
  const change = (form: HTMLFormElement, active: boolean) => {
    const words = new FormData(form);
    save.mutate({
      ...{ id: account.id, seen: account.version, position: Number(words.get('position')), active },
      settings: settingsIn(words),
      ...{ methods_off: off.everywhere, methods_off_in: off.in },
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    change(event.currentTarget, pressed?.value === 'toggle' ? !account.active : account.active);
  };
  const webhooks = company?.origins.map(
    (origin) => `${origin}/api/webhook.php?provider=${account.provider}&account=${account.id}`,
  );
  return (
    <form method="post" className="flex flex-col gap-4 p-4 text-t14 l:p-6" onSubmit={submit}>
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="headline text-t22 capitalize">{account.provider}</h2>
        <ModeBadge mode={account.mode} />
      </header>
      <FactList
        facts={[
          { key: 'company', name: t('company'), value: company?.name ?? '–' },
          { key: 'secret', name: t('secret'), value: account.secret || '–' },
          { key: 'state', name: t('state'), value: t(account.active ? 'inUse' : 'ended') },
        ]}
      />
      {provider?.needs_secret && webhooks?.[0] && (
        <div>
          <h3 className="font-semibold">{t('webhook')}</h3>
          <p className="text-ink-2 text-t13">{t('webhookHint')}</p>
          <code className="text-t13 [overflow-wrap:anywhere]">{webhooks[0]}</code>
        </div>
      )}
      <TestCall id={account.id} />
      <fieldset disabled={!company?.may_change} className="flex min-w-0 flex-col gap-3">
        <SettingFields
          settings={provider?.settings ?? []}
          values={account.settings}
          wrong={(isApiError(save.error) && save.error.fields) || {}}
          asksAllowTest={all.live && account.mode === 'test'}
        />
        <TextField
          name="position"
          type="number"
          min={0}
          max={999}
          required
          defaultValue={account.position}
          label={t('position')}
          hint={t('positionHint')}
          className="h-9! text-t14!"
        />
        {provider && company && (
          <MethodsTable methods={provider.methods} countries={company.countries} off={off} onChange={setOff} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="s" busy={save.isPending}>
            {t('save')}
          </Button>
          <Button type="submit" size="s" variant="outline" name="act" value="toggle">
            {t(account.active ? 'end' : 'resume')}
          </Button>
        </div>
        {account.active && <p className="text-ink-2 text-t13">{t('endHint')}</p>}
      </fieldset>
    </form>
  );
}

const methodsOf = (names: readonly string[]): PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => names.includes(method));
