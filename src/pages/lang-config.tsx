import { createFileRoute } from '@tanstack/react-router';
import { pathBefore, safeNextPath } from '#product/accounts/ui/next-path.ts';
import { LanguageList } from '#product/members/user/ui/language-list.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/lang-config')({
  validateSearch: knownSearch(['next'], (raw: Record<string, unknown>): { next?: string } => {
    const next = safeNextPath(raw.next);
    return next ? { next } : {};
  }),
  beforeLoad: ({ context }) => context.texts('accounts.language', 'accounts.login'),
  head: ({ match }) => pageHead(match, match.context.t('accounts.language.title')),
  component: LanguagePage,
});

function LanguagePage() {
  const { next } = Route.useSearch();
  return <LanguageList next={() => next ?? pathBefore(document.referrer, location.origin, '/lang-config') ?? '/'} />;
}
