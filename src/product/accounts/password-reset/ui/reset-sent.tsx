import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LinkButton } from '#design/button.tsx';
import { FormError } from '#design/field.tsx';
import { IconClock, IconMail, IconUndo } from '#design/icons.tsx';
import { toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useProof } from '../../ui/use-proof.ts';
import { askForReset } from '../contract.ts';

const RESEND_DELAY_SECONDS = 60;
const LINE = 'flex min-h-14 items-center gap-4 py-3';
const PRESS = 'hit-area font-semibold text-primary hover:underline disabled:text-ink-3 disabled:no-underline';

interface ResetSentProps {
  email: string;
  hidden: boolean;
  demo: boolean;
  onOther: () => void;
}

export function ResetSent({ email, hidden, demo, onOther }: ResetSentProps) {
  const t = useTranslations('accounts.password');
  const transport = useTransport();
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, setLeft] = useState(RESEND_DELAY_SECONDS);
  const { proving, proved } = useProof();
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const { busy, failure, act } = useAction(async () => {
    await proved((captcha) => transport.call(askForReset, { email, ...captcha }));
    setLeft(RESEND_DELAY_SECONDS);
    toast({ tone: 'success', title: t('sent.resent') });
  }, t('failed'));
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <span className="grid size-16 place-items-center rounded-card bg-primary-tint text-primary">
        <IconMail className="size-7" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="display mt-5 text-balance text-t40 outline-none">
        {t('sent.headline')}
      </h1>
      <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
        {t.rich(hidden ? 'sent.neutral' : 'sent.text', { email, b: strong })}
      </p>
      <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-surface px-4.5 shadow-rest">
        <li className={LINE}>
          <IconClock className="size-5 shrink-0" />
          {t('sent.spam')}
        </li>
        <li className={LINE}>
          <IconUndo className="size-5 shrink-0" />
          <span>
            <button type="button" disabled={left > 0 || busy} className={PRESS} onClick={act}>
              {t('sent.again')}
            </button>{' '}
            {left > 0 && <span className="text-ink-2 tabular-nums">{t('sent.in', { time })}</span>}
          </span>
        </li>
        <li className={LINE}>
          <IconMail className="size-5 shrink-0" />
          <span>
            {t('sent.wrong')}{' '}
            <button type="button" className={PRESS} onClick={onOther}>
              {t('sent.another')}
            </button>
          </span>
        </li>
        {demo && (
          <li className={LINE}>
            <IconMail className="size-5 shrink-0" />
            <a href="/demo/outbox" target="_blank" rel="noreferrer" className={PRESS}>
              {t('sent.outbox')}
            </a>
          </li>
        )}
      </ul>
      <p role="status" className="mt-5 text-pretty text-ink-2 text-t14 empty:hidden">
        {proving && t('proving')}
      </p>
      <FormError className="mt-5">{failure}</FormError>
      <LinkButton size="l" variant="outline" wide className="mt-6" render={<Link to="/login" />}>
        {t('back')}
      </LinkButton>
      <p className="mt-3 text-center text-ink-3 text-t13">{t('sent.most')}</p>
    </>
  );
}

const strong = (text: ReactNode) => <strong className="font-semibold text-ink">{text}</strong>;
