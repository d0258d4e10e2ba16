import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { TopProgress } from '#design/progress-bar.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

/** Milliseconds that a page may take before the bar appears. */
const THROTTLE = 200;

export function PageProgress() {
  const t = useTranslations('shell');
  const loading = useRouterState({ select: (state) => state.status === 'pending' });
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), THROTTLE);
    return () => clearTimeout(timer);
  }, [loading]);
  return <TopProgress active={slow} label={t('loading')} />;
}
