import { notFound } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { record } from '#product/audit/audit.ts';
import { askPayment } from '#product/payments/attempts/ask-payment.ts';
import { actingStaff, scopeOf } from '../desk/desk.ts';
import type { AskReply } from './contract.ts';
import { paymentOnSites } from './queries.ts';

/** Who asked is written down. @throws not_found on a site that is not theirs. */
export async function askAgain(call: AuthenticatedControllerCall, { id }: { id: number }): Promise<AskReply> {
  const { sites } = await scopeOf(call);
  const before = await paymentOnSites.one(call.sql, { id, sites });
  if (!before) throw notFound();
  // What is heard is of the payment's site: so are its mails.
  const site = await call.sites.byId(before.site_id);
  const asked = await askPayment(
    { ...call, site, transaction: (work) => call.transaction((within) => work({ ...within, site })) },
    id,
  );
  const after = (await paymentOnSites.one(call.sql, { id, sites })) ?? before;
  await call.transaction(async (within) =>
    record(within, await actingStaff(within), {
      ...{ verb: 'payment.asked', object: 'payment', id, account: before.account_id, details: { asked } },
      ...{ before: { state: before.state }, after: { state: after.state } },
    }),
  );
  return { heard: asked === 'heard', state: after.state };
}
