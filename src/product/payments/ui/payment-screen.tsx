import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkButton } from '#design/button.tsx';
import { PageContainer, Panel } from '#design/layout.tsx';
import { LiveRegion } from '#design/live-region.tsx';
import { Spinner } from '#design/spinner.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { isChatPath } from '#product/accounts/ui/next-path.ts';
import type { PaymentView } from '../contract.ts';
import { Lantern } from './lantern.tsx';
import { firstStepOf } from './method-words.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { useSettledBalance } from './settled-balance.ts';
import { useWayBack } from './way-back.ts';

interface PaymentScreenProps {
  payment: PaymentView;
  /** The payer comes back from the provider's page, which by itself says nothing of how it went there. */
  returned: boolean;
}

/** How a payment stands: each state is a screen of its own, and the change from one to the next is read out. */
export function PaymentScreen({ payment, returned }: PaymentScreenProps) {
  const t = useTranslations('payments');
  const { status } = payment;
  const ended = status === 'failed' || status === 'cancelled';
  return (
    <>
      <LiveRegion>{ended ? t('ended.headline') : t(`${status}.title`)}</LiveRegion>
      {status === 'loading' && <Waiting payment={payment} returned={returned} />}
      {status === 'pending' && <Pending payment={payment} />}
      {status === 'completed' && <Completed payment={payment} />}
      {ended && <Ended payment={payment} />}
    </>
  );
}

/** Chosen on the provider's page or not, the provider has told nothing yet. */
function Waiting({ payment, returned }: PaymentScreenProps) {
  const t = useTranslations('payments');
  const amount = formatMoney(payment.price, useLocale());
  const method = t(`methods.${payment.method}`);
  const place = firstStepOf(payment.method) === 'redirect' ? 'method' : 'page';
  return (
    <Screen
      payment={payment}
      light="waiting"
      headline={returned ? t('returned.headline', { place, method }) : t('loading.headline')}
      text={t(returned ? 'returned.text' : 'loading.text', { method, amount })}
      watching
    >
      {payment.redirect_url && (
        <>
          <p className="mt-6 text-ink-2 text-t14">{t('loading.unfinished')}</p>
          <LinkButton variant="outline" href={payment.redirect_url} className="mt-2">
            {t('loading.continue')}
          </LinkButton>
        </>
      )}
    </Screen>
  );
}

function Pending({ payment }: { payment: PaymentView }) {
  const t = useTranslations('payments');
  const amount = formatMoney(payment.price, useLocale());
  const { credits, method } = payment;
  return (
    <Screen
      payment={payment}
      light="waiting"
      headline={t('pending.headline')}
      text={
        method === 'wiretransfer'
          ? t('pending.textTransfer', { amount, credits })
          : t('pending.text', { method: t(`methods.${method}`), amount, credits })
      }
      watching
    >
      <Actions>
        <BackButton payment={payment}>{t('pending.chats')}</BackButton>
        {payment.redirect_url && (
          <LinkButton variant="outline" href={payment.redirect_url}>
            {t('loading.continue')}
          </LinkButton>
        )}
      </Actions>
    </Screen>
  );
}

function Completed({ payment }: { payment: PaymentView }) {
  const t = useTranslations('payments');
  const balance = useSettledBalance();
  return (
    <Screen
      payment={payment}
      light="lit"
      headline={t('completed.headline', { credits: payment.credits })}
      text={t('completed.text', { balance })}
    >
      <Actions>
        <BackButton payment={payment}>{t('completed.chats')}</BackButton>
        <LinkButton variant="outline" render={<Link to="/members" search={{}} />}>
          {t('completed.members')}
        </LinkButton>
      </Actions>
    </Screen>
  );
}

function Ended({ payment }: { payment: PaymentView }) {
  const t = useTranslations('payments');
  const amount = formatMoney(payment.price, useLocale());
  const next = useWayBack(payment.id);
  const search = next ? { next } : {};
  return (
    <Screen
      payment={payment}
      light="dark"
      headline={t('ended.headline')}
      text={
        payment.status === 'cancelled'
          ? t('ended.cancelled', { amount })
          : t('ended.failed', { amount, method: t(`methods.${payment.method}`) })
      }
    >
      <Actions>
        <LinkButton
          render={
            <Link to="/credits/$id/{-$paymentmethod}" params={{ id: String(payment.package_id) }} search={search} />
          }
        >
          {t('ended.retry')}
        </LinkButton>
        <LinkButton variant="outline" render={<Link to="/credits" search={search} />}>
          {t('ended.packages')}
        </LinkButton>
      </Actions>
    </Screen>
  );
}

/** To the conversation or profile that the payment was begun from; by default to all conversations. */
function BackButton({ payment, children }: { payment: PaymentView; children: string }) {
  const t = useTranslations('payments.completed');
  const next = useWayBack(payment.id);
  if (!next) return <LinkButton render={<Link to="/chats" />}>{children}</LinkButton>;
  return <LinkButton href={next}>{t(isChatPath(next) ? 'conversation' : 'profile')}</LinkButton>;
}

type ScreenProps = {
  payment: PaymentView;
  light: 'waiting' | 'lit' | 'dark';
  headline: string;
  text: string;
  /** Shows that the page keeps looking. */
  watching?: boolean;
  children: ReactNode;
};

function Screen({ payment, light, headline, text, watching = false, children }: ScreenProps) {
  const t = useTranslations('payments');
  return (
    <PageContainer width="middle" className="py-6 m:py-10 l:py-16">
      <div className="grid grid-cols-1 gap-y-8 m:grid-cols-[minmax(0,1fr)_18rem] l:grid-cols-[minmax(0,1fr)_23rem] m:grid-rows-[auto_1fr] m:gap-x-10 m:gap-y-0 l:gap-x-14">
        <div className="aspect-[2/1] overflow-hidden rounded-card m:col-start-2 m:rounded-b-none">
          <Lantern light={light} />
        </div>
        <div className="min-w-0 m:col-start-1 m:row-span-2 m:row-start-1 m:pt-4">
          <h1 className="display text-t40">{headline}</h1>
          <p className="mt-4 max-w-[46ch] text-ink-2 text-t18">{text}</p>
          {watching && (
            <p className="mt-4 flex items-center gap-2.5 text-ink-2 text-t14">
              <Spinner className="text-primary" />
              {t('pending.checking')}
            </p>
          )}
          {children}
        </div>
        <Panel as="section" className="m:col-start-2 m:self-start m:rounded-t-none m:border-t-0">
          <PaymentFacts payment={payment} className="-mt-2.5" />
          <Link
            to="/transactions/{-$id}"
            params={{}}
            className="mt-3 inline-flex min-h-6 items-center font-semibold text-primary text-t14 hover:underline"
          >
            {t('transactions.all')}
          </Link>
        </Panel>
      </div>
    </PageContainer>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-7 flex flex-wrap gap-3 max-s:[&>*]:w-full">{children}</div>;
}
