import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BrandMark } from '#design/brand-mark.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useMessageCost } from '#product/chat/ui/message-cost.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { Niche } from '../contract.ts';

interface LanderProps {
  name: string;
  niche: Niche;
  children: ReactNode;
}

export function Lander({ name, niche, children }: LanderProps) {
  return (
    <div className={`lander ${name}`} data-niche={niche}>
      {children}
    </div>
  );
}

export function LanderBar() {
  const t = useTranslations('landers.common');
  const { name, logo } = useSettings();
  return (
    <header className="lander-bar">
      <Link to="/" aria-label={t('home', { name })}>
        <BrandMark logo={logo} mono />
        <span className="lander-name">{name}</span>
      </Link>
      <Link to="/login">{t('login')}</Link>
    </header>
  );
}

/** The 18+ line: who may come in, what is free, what it costs at least here, and that some profiles are fictional. */
export function LawLine() {
  const t = useTranslations('landers.common');
  const money = useMessageCost();
  const { min_age: age, fictional_warning: fictional } = useSettings();
  return (
    <p className="lander-law">
      {t('law.adults', { age })} {money.sold !== 'no' && t('law.price', money)} {fictional && t('law.fictional')}{' '}
      <LawLink page="terms" /> <LawLink page="privacy" /> <LawLink page="cookies" />{' '}
      <Link to="/complaints">{t('law.complaints')}</Link>{' '}
      <Link to="/pages/$page" params={{ page: 'terms' }} hash="who">
        {t('law.company')}
      </Link>
    </p>
  );
}

function LawLink({ page }: { page: 'terms' | 'privacy' | 'cookies' }) {
  const t = useTranslations('landers.common.law');
  return (
    <Link to="/pages/$page" params={{ page }}>
      {t(page)}
    </Link>
  );
}
