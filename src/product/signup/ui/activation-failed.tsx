import { Link } from '@tanstack/react-router';
import { Scene } from '#design/art/scene.tsx';
import { LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageContainer } from '#design/layout.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { ResendMail } from './resend-mail.tsx';

const blownLetter = () => import('#design/art/blown-letter.tsx').then((module) => module.BlownLetter);

export function ActivationFailed() {
  const t = useTranslations('signup.form');
  const user = useUser();
  const who = !user ? 'visitor' : user.status === 'not_confirmed' ? 'text' : 'confirmed';
  return (
    <PageContainer width="narrow" className="grow py-6 s:py-10">
      <EmptyState
        headingLevel={1}
        art={<Scene load={blownLetter} />}
        headline={t('error.title')}
        action={
          who === 'text' ? (
            <ResendMail size="l" variant="primary" />
          ) : who === 'visitor' ? (
            <LinkButton size="l" render={<Link to="/login" search={{ next: '/activate/error' }} />}>
              {t('error.login')}
            </LinkButton>
          ) : (
            <LinkButton size="l" render={<Link to="/members" search={{}} />}>
              {t('error.members')}
            </LinkButton>
          )
        }
      >
        {t(`error.${who}`)}
      </EmptyState>
    </PageContainer>
  );
}
