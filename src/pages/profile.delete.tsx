import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Button, LinkButton } from '#design/button.tsx';
import { IconHide, IconMail, IconSave } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { REACTIVATION_DAYS } from '#product/accounts/deletion/contract.ts';
import { DeleteScreen, Offer } from '#product/accounts/deletion/ui/delete-screen.tsx';
import { securityQuery } from '#product/accounts/security/ui/security-query.ts';
import { usePaymentCountry } from '#product/credits/ui/payment-country.ts';
import { useExamplePackage } from '#product/discounts/ui/example-package.ts';
import { loadPrices, useOwnPrices } from '#product/discounts/ui/own-prices.ts';
import { StayOffer, stayOfferQuery } from '#product/discounts/ui/stay-offer.tsx';
import { useSwitchInvisible } from '#product/members/ui/use-invisible.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { ordersQuery } from '#product/withdrawals/ui/orders-query.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

const DAY_MS = 24 * 3600 * 1000;

export const Route = createFileRoute('/profile/delete')({
  beforeLoad: ({ context, location }) =>
    Promise.all([
      memberOnly(context, location.href),
      context.texts('accounts.leaving', 'members.visitors', 'discounts.offer'),
    ]),
  loader: async ({ context }) => {
    const { queryClient, transport } = context;
    await Promise.all([
      queryClient.ensureQueryData(securityQuery(transport)),
      queryClient.ensureQueryData(stayOfferQuery(transport)),
      queryClient.ensureQueryData(ordersQuery(transport)),
      loadPrices(context, undefined),
    ]);
    return { until: new Date(Date.now() + REACTIVATION_DAYS * DAY_MS).toISOString() };
  },
  head: ({ match }) => pageHead(match, match.context.t('accounts.leaving.delete.title')),
  component: DeletePage,
});

function DeletePage() {
  const t = useTranslations('accounts.leaving');
  const { until } = Route.useLoaderData();
  const user = useUser();
  const { orders } = useSuspenseQuery(ordersQuery(useTransport())).data;
  const mails = (
    <Offer
      icon={<IconMail />}
      title={t('delete.mails')}
      text={t('delete.mailsText')}
      action={
        <LinkButton variant="outline" render={<Link to="/notifications" />}>
          {t('delete.mailsAction')}
        </LinkButton>
      }
    />
  );
  return (
    <DeleteScreen
      until={until}
      credits={user?.credits ?? 0}
      bought={user?.credits_price ? user.credits - user.welcome_credits : 0}
      due={orders.flatMap(({ payment_id: order, refund }) => (refund ? [{ order, ...refund }] : []))}
      offers={
        <>
          {!user?.paid_user && mails}
          <Stay />
          {(user?.paid_user || user?.invisible) && <InvisibleOffer on={user.invisible} />}
          {user?.paid_user && mails}
          <Offer
            icon={<IconSave />}
            title={t('delete.take')}
            text={t('delete.takeText')}
            action={
              <LinkButton variant="outline" render={<Link to="/profile/data" />}>
                {t('delete.takeAction')}
              </LinkButton>
            }
          />
        </>
      }
    />
  );
}

/** PRODUCT 18: what the company offers. */
function Stay() {
  const { data } = useSuspenseQuery(stayOfferQuery(useTransport()));
  const example = useExamplePackage() ?? null;
  const own = useOwnPrices(usePaymentCountry())?.find(({ id }) => id === example?.id);
  return <StayOffer offer={data} example={example} own={own?.price ?? null} />;
}

/** PRODUCT 12: for premium members. */
function InvisibleOffer({ on }: { on: boolean }) {
  const t = useTranslations('accounts.leaving');
  const { busy, change } = useSwitchInvisible();
  return (
    <Offer
      icon={<IconHide />}
      title={t('delete.invisible')}
      text={t('delete.invisibleText')}
      action={
        on ? (
          <p className="font-medium text-ink-2 text-t14">{t('delete.invisibleOn')}</p>
        ) : (
          <Button variant="outline" busy={busy} onClick={() => change(true)}>
            {t('delete.invisibleAction')}
          </Button>
        )
      }
    />
  );
}
