import type { ReactNode } from 'react';
import { RadioCards } from '#design/radio-cards.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { CheckoutReply, PaymentMethod } from '../contract.ts';
import { cardBrandsIn } from './card-words.ts';
import { MethodMark } from './method-marks.tsx';
import { mannerOf, useMethodName } from './method-words.ts';

interface MethodChoiceProps {
  checkout: CheckoutReply;
  country: string;
  value: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
  error: ReactNode;
}

export function MethodChoice({ checkout, country, value, onChange, error }: MethodChoiceProps) {
  const t = useTranslations('payments.purchase');
  const nameOf = useMethodName();
  const hintOf = (method: PaymentMethod) => {
    if (checkout.unavailable.includes(method)) return t('hints.unavailable');
    const manner = mannerOf(method);
    return manner === 'card' ? cardBrandsIn(country) : t(`hints.${manner}`, { method: t(`methods.${method}`) });
  };
  return (
    <RadioCards
      legend={t('checkout.method')}
      legendHidden
      name="method"
      value={value}
      onChange={onChange}
      error={error}
      options={checkout.methods.map((method) => ({
        value: method,
        label: nameOf(method, country),
        hint: hintOf(method),
        mark: <MethodMark method={method} />,
        disabled: checkout.unavailable.includes(method),
      }))}
    />
  );
}
