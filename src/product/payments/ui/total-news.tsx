import { useState } from 'react';
import { LiveRegion } from '#design/live-region.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

export function TotalNews({ amount }: { amount: string }) {
  const t = useTranslations('payments.purchase.checkout');
  const [known, setKnown] = useState({ amount, changed: false });
  if (known.amount !== amount) setKnown({ amount, changed: true });
  return <LiveRegion>{known.changed && t('totalNow', { amount })}</LiveRegion>;
}
