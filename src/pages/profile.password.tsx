import { createFileRoute } from '@tanstack/react-router';
import { ChangePassword } from '#product/accounts/passwords/ui/change-password.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/profile/password')({
  beforeLoad: ({ context, location }) =>
    Promise.all([memberOnly(context, location.href), context.texts('accounts.password')]),
  head: ({ match }) => pageHead(match, match.context.t('accounts.password.change.title')),
  component: PasswordPage,
});

function PasswordPage() {
  const navigate = Route.useNavigate();
  const user = useUser();
  const { name } = useSettings();
  return (
    <ChangePassword
      email={user?.email ?? ''}
      about={[user?.profile?.name, name]}
      onDone={() => navigate({ to: '/profile/settings' })}
    />
  );
}
