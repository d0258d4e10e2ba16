import type { Known, ReadCall, WriteCall } from '#platform/call.ts';
import type { Money } from '#product/credits/contract.ts';

export interface AppliedDiscount {
  id: number;
  code: string;
  kind: 'code' | 'time_bonus' | 'welcome' | 'stay';
  percentage: number;
  ends_at: string | null;
}
export interface AskedPrice {
  price: Money;
  country: string;
  method?: string;
  typed?: string;
}
export interface DiscountedPrice {
  total: Money;
  discount: AppliedDiscount | null;
  refused: 'discount_not_found' | 'discount_used' | null;
}
export async function discountedPrice(_call: ReadCall, asked: AskedPrice): Promise<DiscountedPrice> {
  return { total: asked.price, discount: null, refused: asked.typed ? 'discount_not_found' : null };
}
export async function redeem(
  _call: Known<WriteCall>,
  _discount: number,
  _payment: number,
): Promise<{ overtaken: number | null }> {
  return { overtaken: null };
}
export async function endRedemption(
  _call: Pick<WriteCall, 'tx' | 'now'>,
  _payment: number,
  _how: 'used' | 'returned',
): Promise<void> {}
