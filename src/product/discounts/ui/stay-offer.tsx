import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, LinkButton } from '#design/button.tsx';
import { IconCoins } from '#design/icons.tsx';
import { toast } from '#design/toast.ts';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { Offer } from '#product/accounts/deletion/ui/delete-screen.tsx';
import type { Money, PackageView } from '#product/credits/contract.ts';
import {
  type DiscountCode,
  STAY_DAYS,
  type StayOfferReply,
  stayOffer,
  takeStayDiscount,
  totalOf,
} from '../contract.ts';

export const stayOfferQuery = (transport: Transport) => apiQuery(transport, stayOffer, {});

interface StayOfferProps {
  offer: StayOfferReply;
  example: PackageView | null;
  own: Money | null;
}

/** PRODUCT 18. Wants the texts of `discounts`. */
export function StayOffer({ offer: { percentage, discountcode }, example, own }: StayOfferProps) {
  if (discountcode) return <TakenOffer code={discountcode} />;
  if (percentage === null || !example) return null;
  const { amount } = totalOf(example.price, percentage * 100);
  if (own && own.amount <= amount) return null;
  return <OpenOffer percentage={percentage} example={example} />;
}

function OpenOffer({ percentage, example }: { percentage: number; example: PackageView }) {
  const t = useTranslations('discounts.offer');
  const locale = useLocale();
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => transport.call(takeStayDiscount, {}),
    onSuccess: ({ discountcode }) =>
      queryClient.setQueryData(stayOfferQuery(transport).queryKey, { percentage, discountcode }),
    onError: (error) => toast({ tone: 'danger', title: error.message || t('stay.failed') }),
  });
  const { credits, price } = example;
  return (
    <Offer
      icon={<IconCoins />}
      title={t('stay.title', { percent: usePercent(percentage) })}
      text={t('stay.text', {
        credits: t('modal.package', { credits, messages: 0 }),
        price: formatMoney(totalOf(price, percentage * 100), locale),
        was: formatMoney(price, locale),
        days: STAY_DAYS,
      })}
      action={
        <Button variant="outline" busy={isPending} busyLabel={t('stay.taking')} onClick={() => mutate()}>
          {t('stay.take')}
        </Button>
      }
    />
  );
}

function TakenOffer({ code: { code, percentage, expires } }: { code: DiscountCode }) {
  const t = useTranslations('discounts.offer.stay');
  const format = useFormatter();
  const date = expires ? format.dateTime(new Date(expires), { day: 'numeric', month: 'long' }) : '';
  return (
    <Offer
      icon={<IconCoins />}
      title={t('taken', { code })}
      text={t('takenText', { percent: usePercent(percentage), date })}
      action={
        <LinkButton variant="outline" render={<Link to="/credits" search={{}} />}>
          {t('see')}
        </LinkButton>
      }
    />
  );
}

const usePercent = (percentage: number): string =>
  useFormatter().number(percentage / 100, { style: 'percent', maximumFractionDigits: 2 });
