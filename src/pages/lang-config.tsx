import { createFileRoute } from '@tanstack/react-router';
import { LanguageList } from '#product/users/ui/language-list.tsx';
import { pathBefore, safeNextPath } from '#product/users/ui/next-path.ts';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/lang-config')({
  validateSearch: knownSearch(['next'], (raw: Record<string, unknown>): { next?: string } => {
    const next = safeNextPath(raw.next);
    return next ? { next } : {};
  }),
  beforeLoad: ({ context }) => context.texts('users'),
  head: ({ match }) => pageHead(match, match.context.t('users.language.title')),
  component: LanguagePage,
});

function LanguagePage() {
  const { next } = Route.useSearch();
  return <LanguageList next={() => next ?? pathBefore(document.referrer, location.origin, '/lang-config') ?? '/'} />;
}
