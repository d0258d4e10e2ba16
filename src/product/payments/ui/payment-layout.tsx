import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkButton } from '#design/button.tsx';
import { PageContainer, Panel } from '#design/layout.tsx';
import { Spinner } from '#design/spinner.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { isChatPath } from '#product/accounts/ui/next-path.ts';
import type { PaymentView } from '../contract.ts';
import { Lantern } from './lantern.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { useWayBack } from './way-back.ts';

type PaymentLayoutProps = {
  payment: PaymentView;
  light: 'waiting' | 'lit' | 'dark';
  headline: string;
  text: string;
  watching?: boolean;
  children: ReactNode;
};

export function PaymentLayout({ payment, light, headline, text, watching = false, children }: PaymentLayoutProps) {
  const t = useTranslations('payments.purchase');
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
            // Else the number of this payment would stay in the address.
            params={{ id: undefined }}
            className="mt-3 inline-flex min-h-6 items-center font-semibold text-primary text-t14 hover:underline"
          >
            {t('transactions.all')}
          </Link>
        </Panel>
      </div>
    </PageContainer>
  );
}

export function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-7 flex flex-wrap gap-3 max-s:[&>*]:w-full">{children}</div>;
}

export function BackButton({
  payment,
  quiet = false,
  children,
}: {
  payment: PaymentView;
  quiet?: boolean;
  children?: string;
}) {
  const t = useTranslations('payments.purchase.completed');
  const next = useWayBack(payment.id);
  const variant = quiet ? 'quiet' : 'primary';
  if (!next)
    return (
      <LinkButton variant={variant} render={<Link to="/chats" />}>
        {children ?? t('chats')}
      </LinkButton>
    );
  return (
    <LinkButton variant={variant} href={next}>
      {t(isChatPath(next) ? 'conversation' : 'profile')}
    </LinkButton>
  );
}
