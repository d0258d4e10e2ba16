import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { NotFoundStreet } from '#design/art/not-found-street.tsx';
import { LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageContainer } from '#design/layout.tsx';

export function PageNotFound() {
  const t = useTranslations('shell');
  return (
    <PageContainer width="narrow" className="py-16">
      <EmptyState
        headingLevel={1}
        art={<NotFoundStreet />}
        headline={t('notFound.headline')}
        action={<LinkButton render={<Link to="/" />}>{t('notFound.home')}</LinkButton>}
      >
        {t('notFound.text')}
      </EmptyState>
    </PageContainer>
  );
}
