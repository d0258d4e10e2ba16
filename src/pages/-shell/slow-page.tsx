import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type Page, pageOf } from '../page-names.ts';
import { usePage } from './use-page.ts';

const SLOW_PAGE_DELAY_MS = 1_000;

const skeleton = () => import('./page-skeleton.tsx').then((module) => module.PageSkeleton);

export function SlowPage({ children }: { children: ReactNode }) {
  const t = useTranslations('pages.shell');
  const awaited = useAwaitedPage();
  const Skeleton = useLazy(skeleton, awaited !== null);
  const shown = Skeleton && awaited && <Skeleton shape={awaited.shape} label={t('loading')} />;
  return (
    <>
      {shown}
      <div className={shown ? 'hidden' : 'contents'}>{children}</div>
    </>
  );
}

function useAwaitedPage(): Page | null {
  const router = useRouter();
  const path = useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' && resolvedLocation && location.pathname !== resolvedLocation.pathname
        ? location.pathname
        : null,
  });
  const shown = usePage();
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => setLate(path), SLOW_PAGE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [path]);
  if (path === null || late !== path) return null;
  const page = pageOf(router.getMatchedRoutes(path)[2]?.id);
  return page.layout === 'chat' && shown.layout === 'chat' ? null : page;
}
