import type { CallFacts } from '#platform/call.ts';
import { ACCOUNT_SETTINGS } from '#product/payments/payment-accounts/contract.ts';
import { type FormState, fieldsOf } from './form-of-step.ts';
import { button, checkbox, escaped, input, paragraph, select } from './input.ts';

type ProviderKind = NonNullable<ReturnType<CallFacts['providers']['get']>>['kind'];

export function providerForm(state: FormState, providers: CallFacts['providers'], chosen: string | undefined): string {
  const { draft, words } = state;
  const kept = draft.provider === 'later' ? undefined : draft.provider;
  const name = words.provider ?? chosen ?? kept?.provider;
  const kind = name === undefined ? undefined : providers.get(name)?.kind;
  return kind ? accountFields(state, kind) : choiceOf(state, providers);
}

export const choiceOf = ({ texts }: Pick<FormState, 'texts'>, providers: CallFacts['providers']): string =>
  select({
    name: 'provider',
    label: texts('backoffice.providers')('provider'),
    hint: texts('backoffice.setup')('providerHint'),
    value: undefined,
    options: [...providers.keys()].map((value) => ({ value, label: value })),
  });

function accountFields(state: FormState, { name, testAccount, forTrials, settings }: ProviderKind): string {
  const { texts, draft, words, wrong } = state;
  const t = texts('backoffice.providers');
  const kept = draft.provider !== 'later' && draft.provider?.provider === name ? draft.provider : undefined;
  const settingValue = (setting: string) => words[`setting ${setting}`] ?? kept?.settings[setting];
  const field = fieldsOf(state, { secret: kept?.secret });
  const named = ACCOUNT_SETTINGS.filter((setting) => setting !== 'allow_test').flatMap((setting) => {
    const about = settings.find((one) => one.name === setting);
    if (!about) return [];
    const label = t(`settings.${setting}`);
    const field = { name: `setting ${setting}`, label, required: about.needed ?? false, most: 300 };
    return [input({ ...field, value: settingValue(setting), wrong: wrong[setting] })];
  });
  return [
    `<h2>${escaped(name)} · <a href="/setup?step=provider&amp;provider=">${escaped(texts('backoffice.setup')('otherProvider'))}</a></h2>`,
    `<input type="hidden" name="provider" value="${escaped(name)}">`,
    forTrials ? paragraph(t('forTrials'), 'test') : '',
    select({
      ...{ name: 'mode', label: t('mode'), value: words.mode ?? kept?.mode },
      options: (['test', 'live'] as const).map((value) => ({ value, label: t(`modes.${value}`) })),
    }),
    testAccount ? field({ name: 'secret', label: t('secret'), hint: t('secretHint'), most: 60 }) : '',
    ...named,
    settings.some((one) => one.name === 'allow_test')
      ? checkbox({
          ...{ name: 'setting allow_test', value: 'yes', label: t('settings.allow_test'), hint: t('allowTestHint') },
          checked: settingValue('allow_test') === 'yes',
        })
      : '',
    `<div class="buttons">${button(texts('backoffice.setup')('next'))}${button(texts('backoffice.setup')('later'), 'later', true)}</div>`,
  ].join('');
}
