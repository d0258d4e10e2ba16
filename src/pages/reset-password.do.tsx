import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { apiQuery } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { showReset } from '#product/accounts/password-reset/contract.ts';
import { ResetDo } from '#product/accounts/password-reset/ui/reset-do.tsx';
import { StreetScreen } from '#product/accounts/ui/street-screen.tsx';
import { logIn } from '#product/members/user/contract.ts';
import { CodeForm } from '#product/members/user/ui/code-form.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { readLinkSearch } from './-link/link-search.ts';
import { openLink } from './-link/open-link.ts';
import { knownSearch } from './-shell/known-search.ts';
import { NOINDEX, pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/reset-password/do')({
  validateSearch: knownSearch(['token'], readLinkSearch),
  beforeLoad: ({ context }) => context.texts('accounts.password', 'accounts.link', 'accounts.login'),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ context: { queryClient, transport }, deps: { token } }) =>
    openLink(token, (given) => queryClient.ensureQueryData(apiQuery(transport, showReset, { token: given }))),
  head: ({ match }) => {
    const head = pageHead(match, match.context.t('accounts.password.do.title'));
    return { ...head, meta: [...head.meta, NOINDEX] };
  },
  component: NewPasswordPage,
});

const LEADS: Record<string, string> = { account_banned: '/pages/ban', account_deleted: '/account-deleted' };

function NewPasswordPage() {
  const t = useTranslations('accounts.link');
  const transport = useTransport();
  const { token = '' } = Route.useSearch();
  const { email } = Route.useLoaderData();
  const { name } = useSettings();
  const [codeAsked, setCodeAsked] = useState(false);
  const goOn = async (login: string, password: string) => {
    try {
      const { secure_first } = await transport.call(logIn, { login, password });
      location.assign(secure_first ? '/profile/security' : '/members');
    } catch (error) {
      const code = (isApiError(error) && error.code) || 'failed';
      if (code === 'second_step_needed') setCodeAsked(true);
      else location.assign(LEADS[code] ?? '/login');
    }
  };
  return (
    <StreetScreen words={t('words')}>
      {codeAsked ? (
        <CodeForm onLoggedIn={async () => location.assign('/members')} onBack={() => location.assign('/login')} />
      ) : (
        <ResetDo token={token} email={email} about={[name]} expired={t('expired')} onSaved={goOn} />
      )}
    </StreetScreen>
  );
}
