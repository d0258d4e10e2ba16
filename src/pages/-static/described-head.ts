import { settingsQuery } from '#product/sites/ui/settings.tsx';
import type { LoadedMatch, pageHead } from '../-shell/page-head.ts';
import { socialHead } from '../-shell/social-head.ts';

export interface StaticHead {
  title: string;
  description: string;
  path: string;
}

export function describedHead(match: LoadedMatch, page: StaticHead, head: ReturnType<typeof pageHead>) {
  const { queryClient, transport } = match.context;
  const settings = queryClient.getQueryData(settingsQuery(transport).queryKey)?.settings;
  if (!settings) return head;
  const { meta, links } = socialHead({ ...page, site: settings.name, image: null });
  const described = meta.filter((one) => page.description || !('name' in one && one.name === 'description'));
  return { meta: [...head.meta, ...described], links };
}
