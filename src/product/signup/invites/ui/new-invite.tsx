import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Panel } from '#design/layout.tsx';
import { toast } from '#design/toast.ts';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { NewInviteReply } from '../contract.ts';

export function NewInvite({ invite: { code, url, expires_at } }: { invite: NewInviteReply }) {
  const t = useTranslations('signup.invites');
  const format = useFormatter();
  const { name: site } = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  const [canShare, setCanShare] = useState(false);
  // The server cannot know.
  useEffect(() => setCanShare('share' in navigator), []);
  useEffect(() => {
    if (code) heading.current?.focus();
  }, [code]);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ tone: 'success', title: t('copied') }),
      () => toast({ tone: 'danger', title: t('notCopied') }),
    );
  return (
    <Panel as="section" className="mt-6 p-4.5! s:p-6!">
      <h2 ref={heading} tabIndex={-1} className="headline text-t22 outline-none">
        {t('made')}
      </h2>
      <p className="mt-1 text-ink-2">{t('madeText', { date: format.dateTime(new Date(expires_at), DATE) })}</p>
      <p className="mt-4 rounded-control bg-surface-2 px-4 py-3 text-center">
        <code className="select-all text-t18">{code}</code>
      </p>
      <p className="mt-3 select-all break-all text-center text-ink-2 text-t14">{url}</p>
      <div className="mt-5 grid grid-cols-1 gap-3 s:grid-cols-2">
        <Button onClick={copy}>{t('copy')}</Button>
        {canShare && (
          <Button
            variant="outline"
            onClick={() => navigator.share({ title: site, text: t('shareText', { site }), url }).catch(() => undefined)}
          >
            {t('share')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

export const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
