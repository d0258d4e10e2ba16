import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { TopProgress } from '#design/progress-bar.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

/** Milliseconds, SPEC 9: how long a page may take before the bar appears, and how long it is then shown. */
const THROTTLE_MS = 200;
const BAR_DURATION_MS = 5_000;

export function PageProgress() {
  const t = useTranslations('pages.shell');
  const loading = useRouterState({ select: (state) => state.status === 'pending' });
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timers = [
      setTimeout(() => setShown(true), THROTTLE_MS),
      setTimeout(() => setShown(false), THROTTLE_MS + BAR_DURATION_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setShown(false);
    };
  }, [loading]);
  return <TopProgress active={shown} label={t('loading')} />;
}
