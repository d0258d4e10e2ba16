import { Link, useNavigate } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { closeLoginWall, type SignupIntent } from '#product/accounts/ui/login-wall.ts';

/** SPEC 4: tells the next page that somebody has just signed up. */
const SIGNED_UP = { api_signup_complete: '1' };

/** Leads who has just signed up to the steps that come then; what the sign-up was opened over goes once they are there. */
export function useFirstSteps(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate({ to: '/complete-signup', search: SIGNED_UP });
    closeLoginWall();
  };
}

/** The way on for who is not logged in, where the site hides who has an account: to the member it was about, or to everybody. */
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
