import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactElement, useState } from 'react';
import { Button, LinkButton } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { PageContainer, Panel } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { Price } from '#design/price.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { taxIn } from '#product/credits/ui/tax.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { CapNotice } from '../spending/ui/cap-notice.tsx';
import type { RepeatOrderReply } from '../stored-methods/contract.ts';
import { cardExpiry, cardName } from './card-words.ts';
import { CardMark } from './method-marks.tsx';
import { DiscountLine } from './order-summary.tsx';
import { useStartPayment } from './start-payment.ts';
import { TotalNews } from './total-news.tsx';

interface RepeatOrderProps {
  order: RepeatOrderReply;
  balance: number;
  wayBack: string | null;
}

export function RepeatOrder({ order, balance, wayBack }: RepeatOrderProps) {
  const t = useTranslations('payments.repeat-order');
  const p = useTranslations('payments.purchase');
  const locale = useLocale();
  const { checkout, country, card } = order;
  const [atOnce, setAtOnce] = useState(false);
  const [missing, setMissing] = useState(false);
  const { package: pack, total, discount, statement } = checkout;
  const { start, busy, error } = useStartPayment({ packageId: pack.id, country, wayBack });
  const tax = taxIn(country, useSettings().vat_countries);
  const asks = checkout.refund_days > 0;
  const amount = formatMoney(total, locale);
  const refusal = refusalOf(error, checkout.unavailable.includes('card'));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (asks && !atOnce) {
      setMissing(true);
      event.currentTarget.querySelector('input')?.focus();
    } else if (!busy) start({ method: 'card', total, atOnce, storedMethod: card.id });
  };
  const search = { country, ...(wayBack && { next: wayBack }) };
  const id = String(pack.id);
  return (
    <PageContainer width="narrow" className="grow pb-16">
      <h1 className="display mt-6 text-t40 l:mt-10">{t('headline')}</h1>
      <p className="mt-2 text-ink-2">{t('lead', { balance })}</p>
      <TotalNews amount={amount} />
      <CapNotice country={country} total={total} className="mt-5" />
      <form method="post" noValidate autoComplete="off" onSubmit={submit} className="mt-6">
        <Panel>
          <dl>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <dt>
                <span className="block font-semibold text-t18">{p('checkout.credits', { credits: pack.credits })}</span>
                {pack.messages > 0 && (
                  <span className="block text-ink-2 text-t14">
                    {p('checkout.messages', { messages: pack.messages })}
                  </span>
                )}
              </dt>
              <dd className="text-end">
                <Price
                  amount={amount}
                  size="l"
                  className="flex-row-reverse"
                  {...(discount && { was: formatMoney(pack.price, locale), wasLabel: p('checkout.before') })}
                />
                <span className="block text-ink-2 text-t14">{p('checkout.total', { tax })}</span>
              </dd>
            </div>
            {discount && <DiscountLine checkout={checkout} discount={discount} />}
          </dl>
          <div className="mt-5 flex items-center gap-4 border-line border-t pt-4">
            <CardMark brand={card.brand} />
            <div className="min-w-0 grow">
              <p className="font-medium">{cardName(card)}</p>
              <p className="text-ink-2 text-t14">{t('expires', { month: cardExpiry(card) })}</p>
            </div>
            <Link
              to="/profile/cards"
              className="inline-flex min-h-6 items-center font-semibold text-primary text-t14 hover:underline"
            >
              {t('cards')}
            </Link>
          </div>
          {refusal?.final ? (
            <Refused title={error ? p('ended.headline') : null} id={id} search={search}>
              {refusal.message || t('failed')}
            </Refused>
          ) : (
            <>
              {refusal && (
                <Notice tone="danger" announce="alert" className="mt-5">
                  {refusal.message || p('checkout.failed')}
                </Notice>
              )}
              {asks && (
                <Checkbox
                  className="mt-4 border-line border-t pt-3 text-t14"
                  name="begin_at_once"
                  label={p('checkout.begin')}
                  checked={atOnce}
                  error={missing && !atOnce && p('checkout.beginMissing')}
                  onChange={(event) => setAtOnce(event.target.checked)}
                />
              )}
              <div className="mt-5 grid grid-cols-1 gap-3 s:grid-cols-2">
                <LinkButton variant="outline" size="l" className="max-s:order-last" {...wayOut(wayBack)}>
                  {t('notNow')}
                </LinkButton>
                <Button
                  type="submit"
                  variant="honey"
                  size="l"
                  className="text-balance"
                  busy={busy}
                  busyLabel={t('paying')}
                >
                  {t('pay', { amount, card: cardName(card) })}
                </Button>
              </div>
              <p className="mt-4 text-center text-ink-2 text-t14 text-pretty">
                {t('once')} {statement && p('checkout.statement', { name: statement })}
              </p>
            </>
          )}
        </Panel>
      </form>
      <div className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-2 font-semibold [&>a]:inline-flex [&>a]:min-h-6 [&>a]:items-center [&>a]:text-primary">
        <Link to="/credits" search={search} className="hover:underline">
          {p('checkout.packages')}
        </Link>
        {!refusal?.final && (
          <Link to="/credits/$id/{-$paymentmethod}" params={{ id }} search={search} className="hover:underline">
            {p('ended.otherWay')}
          </Link>
        )}
      </div>
    </PageContainer>
  );
}

type WayOut = { href: string } | { render: ReactElement<{ className?: string | undefined }> };
const wayOut = (wayBack: string | null): WayOut => (wayBack ? { href: wayBack } : { render: <Link to="/chats" /> });

/** `final`: the same press again would be refused too. */
function refusalOf(error: Error | null, isUnavailable: boolean): { message: string; final: boolean } | null {
  if (!error) return isUnavailable ? { message: '', final: true } : null;
  if (!isApiError(error)) return { message: '', final: false };
  const again = error.temporary || ['price_rose', 'payment_key_reused', 'spending_cap_reached'].includes(error.code);
  return { message: error.message, final: !again };
}

interface RefusedProps {
  title: string | null;
  id: string;
  search: { country: string; next?: string };
  children: string;
}

function Refused({ title, id, search, children }: RefusedProps) {
  const p = useTranslations('payments.purchase');
  return (
    <>
      <Notice tone="danger" {...(title && { announce: 'alert', title })} className="mt-5">
        {children}
      </Notice>
      <div className="mt-5 grid grid-cols-1 gap-3 s:grid-cols-2">
        <LinkButton
          size="l"
          render={<Link to="/credits/$id/{-$paymentmethod}" params={{ id, paymentmethod: 'card' }} search={search} />}
        >
          {p('ended.byHand')}
        </LinkButton>
        <LinkButton
          size="l"
          variant="outline"
          render={<Link to="/credits/$id/{-$paymentmethod}" params={{ id }} search={search} />}
        >
          {p('ended.otherWay')}
        </LinkButton>
      </div>
    </>
  );
}

export function NothingToRepeat({ wayBack }: { wayBack: string | null }) {
  const t = useTranslations('payments.repeat-order');
  return (
    <PageContainer width="narrow" className="grow pb-16">
      <h1 className="display mt-6 text-t40 l:mt-10">{t('headline')}</h1>
      <p className="mt-3 max-w-[46ch] text-ink-2 text-t18">{t('nothing')}</p>
      <LinkButton className="mt-7" render={<Link to="/credits" search={wayBack ? { next: wayBack } : {}} />}>
        {t('packages')}
      </LinkButton>
    </PageContainer>
  );
}
