import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { SourceAnswers } from '#product/sites/ui/source-question.tsx';
import { usePage } from './use-page.ts';

export function SourceStrip() {
  return useTexts('signup.source') ? <Strip /> : null;
}

function Strip() {
  const t = useTranslations('signup.source');
  const title = useId();
  const bottom = usePage().shape === 'profile' ? '6.5rem' : '1rem';
  return (
    <section
      aria-labelledby={title}
      data-print="none"
      className="sticky z-20 my-4 max-w-110 self-center rounded-card border border-line bg-surface p-5 shadow-float"
      style={{ bottom, width: 'calc(100% - 2rem)' }}
    >
      <h2 id={title} className="font-semibold">
        {t('title')}
      </h2>
      <p className="mt-1 text-ink-2 text-t14">
        {t('text')}{' '}
        <Link to="/pages/$page" params={{ page: 'cookies' }} hash="consent" className="underline">
          {t('more')}
        </Link>
      </p>
      <SourceAnswers />
    </section>
  );
}
