import { CodeField } from '#product/discounts/ui/code-field.tsx';
import type { CheckoutReply } from '../contract.ts';

interface OrderCodeProps {
  checkout: CheckoutReply;
  busy: boolean;
  onCode: (code: string | null) => void;
}

/** Where a discount code is typed, and what the server said of it. A discount that nobody typed stands in the order alone. */
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
