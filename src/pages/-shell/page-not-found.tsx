import { Link } from '@tanstack/react-router';
import { Scene } from '#design/art/scene.tsx';
import { LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageContainer } from '#design/layout.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

const art = () => import('#design/art/not-found-street.tsx').then((module) => module.NotFoundStreet);

export function PageNotFound() {
  const t = useTranslations('pages.shell');
  return (
    <PageContainer width="narrow" className="py-16">
      <EmptyState
        headingLevel={1}
        art={<Scene load={art} className="aspect-[960/420]" />}
        headline={t('notFound.headline')}
        action={<LinkButton render={<Link to="/" />}>{t('notFound.home')}</LinkButton>}
      >
        {t('notFound.text')}
      </EmptyState>
    </PageContainer>
  );
}
