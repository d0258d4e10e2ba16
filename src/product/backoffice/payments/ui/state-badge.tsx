import { Badge, type BadgeTone } from '#design/badge.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { PaymentState } from '#product/payments/contract.ts';

const TONES: Partial<Record<PaymentState, BadgeTone>> = {
  paid: 'honey',
  won_back: 'honey',
  failed: 'danger',
  charged_back: 'danger',
};

export function StateBadge({ state }: { state: PaymentState }) {
  const t = useTranslations('backoffice.payments');
  return (
    <Badge size="s" tone={TONES[state] ?? 'neutral'}>
      {t(`states.${state}`)}
    </Badge>
  );
}
