import type { QueryClient } from '@tanstack/react-query';
import type { Transport } from '#platform/http/transport.ts';
import type { Section } from '#platform/i18n/translate.ts';
import { pricesFor } from '#product/credits/ui/prices-search.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';
import { settingsQuery } from '#product/sites/ui/settings.tsx';
import { spendingQuery } from './spending-query.ts';

interface Loading {
  queryClient: QueryClient;
  transport: Transport;
  texts: (...sections: Section[]) => Promise<void>;
}

export async function loadCap({ queryClient, transport, texts }: Loading, asked?: string): Promise<void> {
  const [{ settings }, { user }] = await Promise.all([
    queryClient.ensureQueryData(settingsQuery(transport)),
    queryClient.ensureQueryData(userQuery(transport)),
  ]);
  if (!user?.profile) return;
  const { currencies } = await queryClient.ensureQueryData(spendingQuery(transport, pricesFor(asked, settings)));
  if (currencies[0]?.cap) await texts('payments.spending-notice');
}
