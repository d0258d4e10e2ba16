import { useTranslations } from '#platform/i18n/intl.tsx';
import { PAYMENT_METHODS } from '#product/payments/contract.ts';

export function useMethod(): (method: string) => string {
  const t = useTranslations('payments.purchase');
  return (method) => {
    const known = PAYMENT_METHODS.find((one) => one === method);
    return known ? t(`methods.${known}`) : method;
  };
}
