import { pageQuery } from '#product/content/ui/page-query.ts';
import { orNotFound } from '../-shell/or-not-found.ts';
import type { RouterContext } from '../-shell/router-context.ts';
import type { StaticHead } from './described-head.ts';

/** @throws a 404 where there is none. */
export async function loadStaticPage(
  { queryClient, transport, texts }: RouterContext,
  slug: string,
  path = `/pages/${slug}`,
): Promise<StaticHead> {
  const { page } = await orNotFound(queryClient.ensureQueryData(pageQuery(transport, slug)));
  await texts('content.page');
  return { title: page.title, description: page.description, path };
}
