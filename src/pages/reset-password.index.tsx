import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { ResetRequest } from '#product/accounts/password-reset/ui/reset-request.tsx';
import { StreetScreen } from '#product/accounts/ui/street-screen.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/reset-password/')({
  beforeLoad: ({ context }) => context.texts('accounts.password', 'accounts.link'),
  head: ({ match }) => pageHead(match, match.context.t('accounts.password.title')),
  component: ResetPage,
});

function ResetPage() {
  const t = useTranslations('accounts.link');
  return (
    <StreetScreen words={t('words')}>
      <ResetRequest email={useUser()?.email ?? ''} demo={useSettings().demo} />
    </StreetScreen>
  );
}
