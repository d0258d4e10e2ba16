import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { closeLoginWall, type Wish } from '#product/accounts/ui/login-wall.ts';
import { useUser } from '#product/members/user/ui/user.tsx';

/** SPEC 4: tells the next page that somebody has just signed up. */
const SIGNED_UP = { api_signup_complete: '1' };

/**
 * From the mail screen to the steps that come after the sign-up. Who is not logged in, where the site hides who has an account,
 * goes to the member it was about, or to everybody.
 */
export function GoOn({ wish: { member } }: { wish: Wish }) {
  const t = useTranslations('signup.form');
  if (useUser()) {
    return (
      <LinkButton size="l" render={<Link to="/complete-signup" search={SIGNED_UP} onClick={closeLoginWall} />}>
        {t('next')}
      </LinkButton>
    );
  }
  if (!member) {
    return (
      <LinkButton size="l" render={<Link to="/members" search={SIGNED_UP} onClick={closeLoginWall} />}>
        {t('mail.members')}
      </LinkButton>
    );
  }
  return (
    <LinkButton
      size="l"
      render={<Link to="/members/$id" params={{ id: String(member.id) }} search={SIGNED_UP} onClick={closeLoginWall} />}
    >
      {t('mail.backTo', { name: member.name })}
    </LinkButton>
  );
}
