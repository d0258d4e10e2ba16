import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { totalOf } from '#product/discounts/contract.ts';
import type { SettingView } from '../contract.ts';
import { type Draft, drafted } from './draft.ts';

export function Effect({ draft }: { draft: Draft }) {
  const t = useTranslations('backoffice.settings');
  const sentences = useSentences(draft);
  if (Object.keys(draft.changes).length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold text-t14">{t('effect.title')}</h2>
      <div className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3 text-t14">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="text-ink-2 text-t13">{t('effect.live')}</p>
      </div>
    </section>
  );
}

type Numbers = Partial<Record<SettingView['name'], number>>;

function useSentences({ base, changes }: Draft): string[] {
  const t = useTranslations('backoffice.settings');
  const locale = useLocale();
  const numbers = (of: (setting: SettingView) => unknown): Numbers =>
    Object.fromEntries(
      base.settings.flatMap((setting) => {
        const value = of(setting);
        return typeof value === 'number' ? [[setting.name, value]] : [];
      }),
    );
  const before = numbers(({ value }) => value);
  const after = numbers((setting) => drafted(setting, changes));
  const cheapest = cheapestOf(base);
  const price = (credits: number) =>
    cheapest &&
    formatMoney(
      { amount: Math.ceil((cheapest.amount * credits) / cheapest.credits), currency: cheapest.currency },
      locale,
    );
  const said: string[] = [];
  const of = (all: Numbers, name: SettingView['name']) => all[name] ?? 0;
  for (const name of ['message_credits', 'photo_credits', 'gift_credits'] as const)
    if (name in changes && cheapest)
      said.push(
        t(`effect.${name}`, {
          before: of(before, name),
          after: of(after, name),
          was: price(of(before, name)) ?? '',
          now: price(of(after, name)) ?? '',
        }),
      );
  if (['starting_credits', 'signup_credits', 'message_credits'].some((name) => name in changes)) {
    const starts = (all: Numbers) => all.starting_credits ?? of(all, 'signup_credits');
    const left = starts(after) - of(after, 'signup_credits');
    const message = of(after, 'message_credits');
    said.push(
      left < 0
        ? t('effect.startShort', { now: starts(after), signup: of(after, 'signup_credits') })
        : t('effect.start', {
            now: starts(after),
            was: starts(before),
            signup: of(after, 'signup_credits'),
            left,
            message,
            messages: message === 0 ? 0 : Math.floor(left / message),
          }),
    );
  }
  const discount = base.settings.find(({ name }) => name === 'welcome_discount');
  if ('welcome_discount' in changes && discount && cheapest) {
    const { percentage, days } = drafted(discount, changes) as { percentage: number; days: number };
    const { amount, currency } = cheapest;
    said.push(
      t('effect.welcome', {
        credits: cheapest.credits,
        was: formatMoney({ amount, currency }, locale),
        now: formatMoney(totalOf({ amount, currency }, percentage * 100), locale),
        days,
      }),
    );
  }
  for (const name of ['debit_first', 'debit_week', 'debit_month'] as const)
    if (name in changes)
      said.push(
        t('effect.debit', {
          label: labelOf(base.settings, name),
          was: formatMoney({ amount: of(before, name), currency: 'EUR' }, locale),
          now: formatMoney({ amount: of(after, name), currency: 'EUR' }, locale),
        }),
      );
  if (['login_max_failures', 'login_block_minutes'].some((name) => name in changes))
    said.push(
      t('effect.tries', {
        tries: of(after, 'login_max_failures'),
        minutes: of(after, 'login_block_minutes'),
        day: Math.floor((24 * 60) / Math.max(1, of(after, 'login_block_minutes'))) * of(after, 'login_max_failures'),
      }),
    );
  for (const { name, label, unit } of base.settings)
    if (name in changes && unit !== null && !SAID_OTHERWISE.includes(name) && name in after)
      said.push(
        t('effect.number', {
          label,
          was: of(before, name),
          now: of(after, name),
          change: Math.abs(of(after, name) - of(before, name)),
          more: of(after, name) >= of(before, name) ? 'yes' : 'no',
        }),
      );
  return said;
}

const SAID_OTHERWISE: readonly string[] = [
  'message_credits',
  'photo_credits',
  'gift_credits',
  'starting_credits',
  'signup_credits',
  'debit_first',
  'debit_week',
  'debit_month',
  'login_max_failures',
  'login_block_minutes',
];

const labelOf = (settings: readonly SettingView[], name: SettingView['name']) =>
  settings.find((setting) => setting.name === name)?.label ?? name;

function cheapestOf({ prices, settings }: Draft['base']) {
  const country = settings.find(({ name }) => name === 'country')?.value;
  const own = prices.filter((price) => price.country === country);
  return [...(own.length ? own : prices.filter((price) => price.country === null))].sort(
    (one, other) => one.amount / one.credits - other.amount / other.credits,
  )[0];
}
