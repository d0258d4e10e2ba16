import type { QueryClient } from '@tanstack/react-query';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import type { IntentWords } from '#product/accounts/ui/login-wall.ts';
import { listSavedSearches, saveSearch } from '../../saved-searches/contract.ts';
import type { MemberSearch } from '../../search/contract.ts';

/** Nobody is told of new members by it. */
export async function saveOnJoining(
  { transport, queryClient }: { transport: Transport; queryClient: QueryClient },
  { page: _page, ...search }: MemberSearch,
  { name, done, failed }: IntentWords,
): Promise<void> {
  try {
    const reply = await transport.call(saveSearch, { name, search, alert: 'never' });
    queryClient.setQueryData(keyOf(listSavedSearches, {}), reply);
    toast({ tone: 'success', title: done });
  } catch {
    toast({ tone: 'danger', title: failed });
  }
}
