import { Link, useNavigate } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { closeLoginWall, type SignupIntent } from '#product/accounts/ui/login-wall.ts';

/** SPEC 4: tells the next page that somebody has just signed up. */
const SIGNED_UP = { api_signup_complete: '1' };

export function useFirstSteps(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate({ to: '/complete-signup', search: SIGNED_UP });
    closeLoginWall();
  };
}

export function GoOn({ intent: { member } }: { intent: SignupIntent }) {
  const t = useTranslations('signup.form');
  if (!member) {
    return (
      <LinkButton size="l" render={<Link to="/members" onClick={closeLoginWall} />}>
        {t('mail.members')}
      </LinkButton>
    );
  }
  return (
    <LinkButton
      size="l"
      render={<Link to="/members/$id" params={{ id: String(member.id) }} onClick={closeLoginWall} />}
    >
      {t('mail.backTo', { name: member.name })}
    </LinkButton>
  );
}
