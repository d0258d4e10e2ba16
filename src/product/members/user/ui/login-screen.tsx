import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Stars } from '#design/art/stars.tsx';
import { StreetAtBlueHour } from '#design/art/street.tsx';
import { Notice } from '#design/notice.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

interface LoginScreenProps {
  forChat: boolean;
  /** The session ended by itself while the visitor was logged in. */
  ended: boolean;
  children: ReactNode;
}

export function LoginScreen({ forChat, ended, children }: LoginScreenProps) {
  const t = useTranslations('accounts.login');
  return (
    <div className="grid grid-cols-1 grow l:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div data-theme="dark" className="sticky top-16 h-[calc(100dvh-4rem)] overflow-hidden bg-sky max-l:hidden">
        <Stars />
        <StreetAtBlueHour
          houses={4}
          width={760}
          fronts={[0.68, 0.82]}
          className="absolute inset-x-0 bottom-0 h-3/5 w-full"
        />
      </div>
      <div className="mx-auto w-full max-w-form px-gutter py-8 s:py-12 l:self-center">
        <h1 className="display mb-6 text-t40">{t('headline')}</h1>
        {ended && <Notice className="mb-5">{t(forChat ? 'endedChat' : 'ended')}</Notice>}
        {forChat && !ended && <Notice className="mb-5">{t('chat')}</Notice>}
        {children}
        <p className="mt-6 text-center">
          <Link to="/reset-password" className="hit-area font-semibold text-primary hover:underline">
            {t('forgotten')}
          </Link>
        </p>
        <p className="mt-4 text-center text-ink-2">
          {t('new')}{' '}
          <Link to="/signup" className="hit-area font-semibold text-primary hover:underline">
            {t('join')}
          </Link>
        </p>
      </div>
    </div>
  );
}
