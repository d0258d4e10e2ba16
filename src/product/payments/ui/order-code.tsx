import { useTranslations } from '#platform/i18n/intl.tsx';
import { CodeField } from '#product/discounts/ui/code-field.tsx';
import type { CheckoutReply } from '../contract.ts';

interface OrderCodeProps {
  checkout: CheckoutReply;
  /** The answer to the last code is not there yet. */
  busy: boolean;
  onCode: (code: string | null) => void;
}

/** Where a discount code is typed, and what the server said of it. */
export function OrderCode({ checkout: { discount, code_refused: refused }, busy, onCode }: OrderCodeProps) {
  const t = useTranslations('discounts.code');
  const isTyped = discount?.kind === 'code' || discount?.kind === 'stay';
  return (
    <CodeField
      applied={isTyped ? discount : null}
      refused={refused !== null && t(`refused.${refused}`)}
      busy={busy}
      onCode={onCode}
    />
  );
}
