import { pageQuery } from '#product/content/ui/page-query.ts';
import { orNotFound } from '../-shell/or-not-found.ts';
import type { RouterContext } from '../-shell/router-context.ts';
import type { StaticHead } from './described-head.ts';

/** Loads a page of the law, or of the operator's own, with its texts. @throws a 404 where there is none. */
export async function loadStaticPage(
  { queryClient, transport, texts }: RouterContext,
  slug: string,
  path = `/pages/${slug}`,
): Promise<StaticHead> {
  const { page } = await orNotFound(queryClient.ensureQueryData(pageQuery(transport, slug)));
  await texts('content.page');
  return { title: page.title, description: page.description, path };
}
