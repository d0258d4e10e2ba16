import { CodeField } from '#product/discounts/ui/code-field.tsx';
import type { CheckoutReply } from '../contract.ts';

interface OrderCodeProps {
  checkout: CheckoutReply;
  busy: boolean;
  onCode: (code: string | null) => void;
}

export function OrderCode({ checkout: { discount, code_refused: refused }, busy, onCode }: OrderCodeProps) {
  const isTyped = discount?.kind === 'code' || discount?.kind === 'stay';
  return (
    <CodeField
      applied={isTyped ? { ...discount, percentage: discount.percentage * 100 } : null}
      refused={refused}
      busy={busy}
      onCode={(code) => onCode(code || null)}
    />
  );
}
