import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

/** Where only invited people may sign up. */
export function ClosedSignup({ headingLevel }: { headingLevel: 1 | 2 }) {
  const t = useTranslations('signup');
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="flex grow flex-col items-start">
      <Heading className="headline pe-10 text-t28">{t('closed.headline')}</Heading>
      <p className="mt-2 mb-6 text-ink-2">{t('closed.text')}</p>
      <LinkButton render={<Link to="/login" />}>{t('closed.login')}</LinkButton>
    </div>
  );
}
