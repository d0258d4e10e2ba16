import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { apiQuery } from '#platform/http/api-query.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type MailLinkView, showMailLink } from '#product/accounts/mail-tokens/contract.ts';
import { safeNextPath } from '#product/accounts/ui/next-path.ts';
import { StreetScreen } from '#product/accounts/ui/street-screen.tsx';
import { isSlug, STANDARD_PAGES } from '#product/content/pages/contract.ts';
import { StaticPage } from '#product/content/ui/static-page.tsx';
import { isToken } from './-link/link-search.ts';
import { PANELS } from './-link/panels.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { orNotFound } from './-shell/or-not-found.ts';
import { NOINDEX, pageHead } from './-shell/page-head.ts';
import type { RouterContext } from './-shell/router-context.ts';
import { loadStaticPage } from './-static/load-static-page.ts';
import { staticHead } from './-static/static-head.ts';

/** PRODUCT 16: an operator's own page of that name comes first, then the link of a mail, then the 404 page. */
export const Route = createFileRoute('/$token')({
  validateSearch: knownSearch(['next'], (raw: Record<string, unknown>): { next?: string } => {
    const next = safeNextPath(raw.next);
    return next ? { next } : {};
  }),
  beforeLoad: ({ context, params }) => (isToken(params.token) ? context.texts('accounts.link') : undefined),
  loaderDeps: ({ search: { next } }) => ({ next }),
  loader: async ({ context, params: { token }, deps: { next = '/members' } }) => {
    // No page is called as a token is written, so that neither can stand in front of the other.
    if (!isToken(token)) return { page: await loadOwnPage(context, token) };
    const { queryClient, transport } = context;
    const asked = queryClient.ensureQueryData(apiQuery(transport, showMailLink, { token }));
    const { link } = await orNotFound(asked);
    const over = leadsOn(link, token, next);
    if (over) throw redirect({ href: over });
    return { link };
  },
  head: ({ match, loaderData }) => {
    const { t } = match.context;
    if (loaderData?.page) return staticHead({ match, loaderData: loaderData.page });
    const link = loaderData?.link;
    const head = pageHead(match, link ? t(`accounts.link.${link.purpose}.title`) : t('pages.shell.notFound.headline'));
    return { ...head, meta: [...head.meta, NOINDEX] };
  },
  component: TokenPage,
});

async function loadOwnPage(context: RouterContext, slug: string) {
  if (!isSlug(slug) || STANDARD_PAGES.some((page) => page === slug)) throw notFound();
  return loadStaticPage(context, slug, `/${slug}`);
}

function leadsOn({ purpose, state, own }: MailLinkView, token: string, next: string): string | null {
  if (purpose === 'login') return own ? next : null;
  if (purpose === 'activate' && state !== 'open')
    return state === 'used' ? `/activate/done?token=${token}` : '/activate/error';
  return null;
}

function TokenPage() {
  const { link } = Route.useLoaderData();
  const { token } = Route.useParams();
  return link ? <LinkPage link={link} token={token} /> : <StaticPage slug={token} />;
}

function LinkPage({ link, token }: { link: MailLinkView; token: string }) {
  const t = useTranslations('accounts.link');
  const { next = '/members' } = Route.useSearch();
  const Panel = PANELS[link.purpose];
  return (
    <StreetScreen words={t('words')}>
      <Panel link={link} token={token} next={next} />
    </StreetScreen>
  );
}
