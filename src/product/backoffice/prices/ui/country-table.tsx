import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { IconButton } from '#design/icon-button.tsx';
import { IconAdd, IconAlert, IconDelete, IconSuccess } from '#design/icons.tsx';
import { TextField } from '#design/text-field.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { type SiteSettingsReply, showSiteSettings } from '../../settings/contract.ts';
import { saveSitePrices } from '../contract.ts';
import { checksOf, type EditedRow, minorUnits, type PriceCheck, rowsOf } from './price-rows.ts';

export const valueOfSetting = <Value,>({ settings }: SiteSettingsReply, name: string): Value | undefined =>
  settings.find((setting) => setting.name === name)?.value as Value | undefined;

export function CountryTable({ newest, country }: { newest: SiteSettingsReply; country: string | null }) {
  const t = useTranslations('backoffice.prices');
  const words = useTranslations('backoffice.settings');
  const locale = useLocale();
  const transport = useTransport();
  const queryClient = useQueryClient();
  const seen = rowsOf(newest.prices, country);
  const [rows, setRows] = useState<EditedRow[]>(seen);
  const [currency, setCurrency] = useState(
    newest.prices.find((price) => price.country === country)?.currency ??
      newest.prices.find((price) => price.country === null)?.currency ??
      'EUR',
  );
  const message = valueOfSetting<number>(newest, 'message_credits') ?? 0;
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  const priced = rows.flatMap(({ credits, price }) => {
    const amount = minorUnits(price);
    return credits > 0 && amount ? [{ credits, amount }] : [];
  });
  const wrong = rows.some(({ credits, price }) => !(credits > 0) || (price !== '' && minorUnits(price) === null));
  const unpriced = country === null && rows.some(({ price }) => price === '');
  const isChanged = JSON.stringify(rows) !== JSON.stringify(seen);
  const lowest = [...priced].sort((one, other) => one.amount / one.credits - other.amount / other.credits)[0];
  const own = newest.prices.filter((price) => price.country === country);
  const save = useMutation({
    mutationFn: () =>
      transport.call(saveSitePrices, {
        site: newest.site.id,
        country,
        currency,
        prices: priced,
        seen: own.map(({ credits, amount }) => ({ credits, amount })),
      }),
    onSuccess: () => toast({ tone: 'success', title: t('saved') }),
    onError: (error) => toast({ tone: 'danger', title: error.message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(showSiteSettings) }),
  });
  const edit = (at: number, changes: Partial<EditedRow>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)));
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <TextField
          label={t('currency')}
          value={currency}
          maxLength={3}
          className="h-9! w-24 text-t14! uppercase"
          onChange={({ target }) => setCurrency(target.value.toUpperCase())}
        />
        <Badge size="s">{t('messageCosts', { count: message })}</Badge>
      </div>
      <div className="relative overflow-x-auto">
        <table className="w-full border-collapse text-t14">
          <thead className="text-ink-2 text-t13">
            <tr className="border-line border-b">
              <th scope="col" className="h-9 pe-3 text-start font-regular">
                {t('credits')}
              </th>
              <th scope="col" className="pe-3 text-end font-regular">
                {t('price')}
              </th>
              <th scope="col" className="pe-3 text-end font-regular">
                {t('aCredit')}
              </th>
              <th scope="col" className="pe-3 text-end font-regular">
                {t('aMessage')}
              </th>
              <th scope="col" className="text-start font-regular">
                {t('mark')}
              </th>
              <th scope="col">
                <span className="sr-only">{t('remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(rows).map(([key, { credits, price, fresh }]) => {
              const at = Number(key);
              const amount = minorUnits(price);
              const row = seen.find((one) => one.credits === credits);
              return (
                <tr
                  key={key}
                  className={cx(
                    'h-12 border-line border-b',
                    row?.price !== price && 'shadow-[inset_3px_0_0_var(--secondary)]',
                  )}
                >
                  <td className="ps-2 pe-3">
                    {fresh ? (
                      <TextField
                        labelHidden
                        type="number"
                        min={1}
                        label={t('credits')}
                        value={credits || ''}
                        className="h-9! w-24 text-t14!"
                        onChange={({ target }) => edit(at, { credits: Number(target.value) })}
                      />
                    ) : (
                      <span className="headline text-t18">{credits}</span>
                    )}
                  </td>
                  <td className="pe-3">
                    <TextField
                      labelHidden
                      inputMode="decimal"
                      fieldClassName="ms-auto w-28"
                      label={t('priceOf', { credits })}
                      value={price}
                      placeholder={country === null ? '' : t('asElsewhere')}
                      className="h-9! text-end text-t14! tabular-nums"
                      onChange={({ target }) => edit(at, { price: target.value })}
                    />
                  </td>
                  <td className="pe-3 text-end tabular-nums">
                    {amount && credits > 0 ? perCredit(amount, credits, currency, locale) : '–'}
                  </td>
                  <td className="pe-3 text-end font-semibold tabular-nums">
                    {amount && credits > 0 ? money(Math.ceil((amount * message) / credits)) : '–'}
                  </td>
                  <td>
                    {lowest?.credits === credits && (
                      <Badge size="s" tone="honey">
                        {t('lowest')}
                      </Badge>
                    )}
                  </td>
                  <td className="text-end">
                    {country === null && rows.length > 1 && (
                      <IconButton
                        size="s"
                        label={t('stop', { credits })}
                        onClick={() => setRows(rows.filter((_, index) => index !== at))}
                      >
                        <IconDelete className="size-5" />
                      </IconButton>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="text-ink-2 text-t13">{t('arithmetic')}</p>
      <div className="flex flex-wrap gap-3">
        {country === null && (
          <Button
            variant="outline"
            size="s"
            icon={<IconAdd />}
            onClick={() => setRows([...rows, { credits: 0, price: '', fresh: true }])}
          >
            {t('newPackage')}
          </Button>
        )}
        {isChanged && (
          <>
            <Button variant="outline" size="s" onClick={() => setRows(seen)}>
              {words('takeAllBack')}
            </Button>
            <Button
              size="s"
              busy={save.isPending}
              disabled={wrong || unpriced || priced.length === 0 || !/^[A-Z]{3}$/.test(currency)}
              onClick={() => save.mutate()}
            >
              {words('save')}
            </Button>
          </>
        )}
      </div>
      <div className="grid gap-4 m:grid-cols-2">
        {lowest && (
          <section className="rounded-card border border-line bg-surface p-4">
            <h3 className="mb-2 text-ink-2 text-t13">{t('memberReads')}</h3>
            <AsRead newest={newest} country={country} currency={currency} lowest={lowest} message={message} />
          </section>
        )}
        <section>
          <h3 className="mb-1 font-semibold text-t14">{t('checks')}</h3>
          <ul className="flex flex-col gap-1.5 text-t14">
            {checksOf(rows, country).map((check) => (
              <CheckLine key={check.name} check={check} />
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function CheckLine({ check: { name, fine, credits } }: { check: PriceCheck }) {
  const t = useTranslations('backoffice.prices');
  return (
    <li className={cx('flex items-start gap-2', !fine && 'text-secondary-ink')}>
      {fine ? <IconSuccess className="size-5 shrink-0" /> : <IconAlert className="size-5 shrink-0" />}
      {fine ? t(`fine.${name}`) : t(`gap.${name}`, { credits: credits.join(', ') })}
    </li>
  );
}

/** Up to three digits behind the comma: a credit costs less than what is paid in one piece. */
const perCredit = (amount: number, credits: number, currency: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 3 }).format(
    amount / credits / 100,
  );

interface AsReadProps {
  newest: SiteSettingsReply;
  country: string | null;
  currency: string;
  lowest: { credits: number; amount: number };
  message: number;
}

function AsRead({ newest, country, currency, lowest, message }: AsReadProps) {
  const t = useTranslations('backoffice.prices');
  const language = valueOfSetting<Parameters<typeof formatLocaleOf>[0]>(newest, 'domain_language') ?? 'en';
  const formats = formatLocaleOf(language, country ?? valueOfSetting<string>(newest, 'country') ?? null);
  const { credits, amount } = lowest;
  const messages = message > 0 ? Math.floor(credits / message) : 0;
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <span className="headline text-t22">{t('someCredits', { credits })}</span>
        <span className="headline text-t22">{formatMoney({ amount, currency }, formats)}</span>
      </p>
      <p className="text-t14">
        {t('messages', {
          count: messages,
          price: formatMoney({ amount: Math.ceil((amount * message) / credits), currency }, formats),
        })}
      </p>
    </>
  );
}
