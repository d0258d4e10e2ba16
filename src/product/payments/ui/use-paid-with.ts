import { useTranslations } from '#platform/i18n/intl.tsx';
import type { PaymentView } from '../contract.ts';
import { brandName, cardName } from './card-words.ts';

export function usePaidWith(): (payment: Pick<PaymentView, 'card' | 'method'>) => string {
  const t = useTranslations('payments.purchase');
  return ({ card, method }) => {
    if (!card?.last4) return card?.brand ? brandName(card.brand) : t(`methods.${method}`);
    return cardName({ brand: card.brand ?? t(`methods.${method}`), last4: card.last4 });
  };
}
