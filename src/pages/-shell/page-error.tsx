import { Link, useRouter } from '@tanstack/react-router';
import { Scene } from '#design/art/scene.tsx';
import { Button, LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { IconOffline } from '#design/icons.tsx';
import { PageContainer } from '#design/layout.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { LastResort } from './last-resort.tsx';
import { PageNotFound } from './page-not-found.tsx';

const errorHouse = () => import('#design/art/error-house.tsx').then((module) => module.ErrorHouse);

export function PageError({ error }: { error: unknown }) {
  return (
    <LastResort>
      <ErrorPage error={error} />
    </LastResort>
  );
}

/** SPEC 8: the message (default 'Error') and the status code (default 500); SPEC 6: who is blocked reads that alone. */
function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslations('pages.shell');
  const router = useRouter();
  const refused = isApiError(error) ? error : null;
  const status = refused?.status || 500;
  if (status === 404) return <PageNotFound />;
  if (refused?.status === 0) return <Unreached />;
  const message = refused?.message;
  const alone = refused?.code === 'blocked_by_member';
  return (
    <PageContainer width="narrow" className="py-16">
      <EmptyState
        headingLevel={1}
        art={!alone && <Scene load={errorHouse} />}
        headline={message || t('error.default')}
        action={
          status >= 500 ? (
            <Button onClick={() => router.invalidate()}>{t('error.again')}</Button>
          ) : (
            <LinkButton render={<Link to="/" />}>{t('notFound.home')}</LinkButton>
          )
        }
      >
        {!alone && `${message ? '' : `${t('error.occurred')} `}${t('error.status', { status })}`}
      </EmptyState>
    </PageContainer>
  );
}

const NoConnection = () => (
  <div className="grid aspect-[320/220] place-items-center bg-night-2 text-lamp [&_svg]:size-14">
    <IconOffline />
  </div>
);

function Unreached() {
  const t = useTranslations('pages.shell');
  const router = useRouter();
  return (
    <PageContainer width="narrow" className="py-16">
      <EmptyState
        headingLevel={1}
        art={<NoConnection />}
        headline={t('unreached.headline')}
        action={<Button onClick={() => router.invalidate()}>{t('error.again')}</Button>}
      >
        {t('unreached.text')}
      </EmptyState>
    </PageContainer>
  );
}
