import { Link, useRouter } from '@tanstack/react-router';
import { LaterArt } from '#design/art/later-art.tsx';
import { Button, LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageContainer } from '#design/layout.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { PageNotFound } from './page-not-found.tsx';

const art = () => import('#design/art/error-house.tsx').then((module) => module.ErrorHouse);

/** SPEC: the message (default 'Error') and the status code (default 500). */
export function PageError({ error }: { error: unknown }) {
  const t = useTranslations('shell');
  const router = useRouter();
  const status = isApiError(error) && error.status ? error.status : 500;
  if (status === 404) return <PageNotFound />;
  const message = isApiError(error) && error.message ? error.message : t('error.default');
  return (
    <PageContainer width="narrow" className="py-16">
      <EmptyState
        headingLevel={1}
        art={<LaterArt load={art} className="aspect-[320/220]" />}
        headline={message}
        action={
          status >= 500 ? (
            <Button onClick={() => router.invalidate()}>{t('error.again')}</Button>
          ) : (
            <LinkButton render={<Link to="/" />}>{t('notFound.home')}</LinkButton>
          )
        }
      >
        {t('error.status', { status })}
      </EmptyState>
    </PageContainer>
  );
}
