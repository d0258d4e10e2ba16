import { isLow } from '#product/chat/ui/chat-queries.ts';
import { loadPrices } from '#product/discounts/ui/own-prices.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';
import { loadCap } from '#product/payments/spending/ui/load-cap.ts';
import { settingsQuery } from '#product/sites/ui/settings.tsx';
import type { RouterContext } from '../-shell/router-context.ts';

export async function loadLeastPrice(context: RouterContext): Promise<void> {
  const { queryClient, transport } = context;
  const [{ settings }, { user }] = await Promise.all([
    queryClient.ensureQueryData(settingsQuery(transport)),
    queryClient.ensureQueryData(userQuery(transport)),
  ]);
  if (user && isLow(user, settings)) await Promise.all([loadPrices(context, undefined), loadCap(context)]);
}
