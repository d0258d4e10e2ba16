import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { apiQuery } from '#platform/http/api-query.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type MailLinkView, showMailLink } from '#product/accounts/mail-tokens/contract.ts';
import { safeNextPath } from '#product/accounts/ui/next-path.ts';
import { StreetScreen } from '#product/accounts/ui/street-screen.tsx';
import { isToken } from './-link/link-search.ts';
import { PANELS } from './-link/panels.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { orNotFound } from './-shell/or-not-found.ts';
import { NOINDEX, pageHead } from './-shell/page-head.ts';

/** PRODUCT 16: an operator's own page of that name comes first, then the link of a mail, then the 404 page. */
export const Route = createFileRoute('/$token')({
  validateSearch: knownSearch(['next'], (raw: Record<string, unknown>): { next?: string } => {
    const next = safeNextPath(raw.next);
    return next ? { next } : {};
  }),
  beforeLoad: ({ context, params }) => (isToken(params.token) ? context.texts('link') : undefined),
  loaderDeps: ({ search: { next } }) => ({ next }),
  loader: async ({ context: { queryClient, transport }, params: { token }, deps: { next = '/members' } }) => {
    if (!isToken(token)) throw notFound();
    const asked = queryClient.ensureQueryData(apiQuery(transport, showMailLink, { token }));
    const { link } = await orNotFound(asked);
    const over = leadsOn(link, next);
    if (over) throw redirect({ href: over });
    return link;
  },
  head: ({ match, loaderData }) => {
    const { t } = match.context;
    // What is no link has not loaded its texts either.
    const head = pageHead(match, loaderData ? t(`link.${loaderData.purpose}.title`) : t('shell.notFound.headline'));
    return { ...head, meta: [...head.meta, NOINDEX] };
  },
  component: LinkPage,
});

/** Where a link leads that has nothing to ask any more. */
function leadsOn({ purpose, state, own }: MailLinkView, next: string): string | null {
  if (purpose === 'login') return own ? next : null;
  if (purpose === 'activate' && state !== 'open') return state === 'used' ? '/activate/done' : '/activate/error';
  return null;
}

function LinkPage() {
  const t = useTranslations('link');
  const link = Route.useLoaderData();
  const { token } = Route.useParams();
  const { next = '/members' } = Route.useSearch();
  const Panel = PANELS[link.purpose];
  return (
    <StreetScreen words={t('words')}>
      <Panel link={link} token={token} next={next} />
    </StreetScreen>
  );
}
