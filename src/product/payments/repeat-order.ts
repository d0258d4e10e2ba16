import { AppError } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { payingCountry } from '#product/credits/credits.ts';
import { hasOpenClaim } from './claims/claims.ts';
import type { PaymentError } from './contract.ts';
import { checkoutOf } from './payments.ts';
import { lastPackage } from './queries.ts';
import type { RepeatOrderReply } from './stored-methods/contract.ts';
import { newestStored } from './stored-methods/stored-methods.ts';

/** @throws repeat_order_unavailable (404) without card, purchase or a way to pay by card; while a claim is open. */
export async function repeatOrder(
  call: AuthenticatedControllerCall,
  asked: { country?: string | undefined },
): Promise<RepeatOrderReply> {
  const { actor, site, sql } = call;
  const unavailable = () => new AppError<PaymentError>('repeat_order_unavailable', 404);
  const card = await newestStored(call);
  const last = card && (await lastPackage.one(sql, { account: actor.id, site: site.id }));
  if (!card || !last?.package_id || (await hasOpenClaim(sql, actor.id))) throw unavailable();
  const country = await payingCountry(call, asked.country);
  const checkout = await checkoutOf(call, { package_id: last.package_id, country, method: 'card' });
  if (!checkout.methods.includes('card')) throw unavailable();
  return { checkout, country, card };
}
