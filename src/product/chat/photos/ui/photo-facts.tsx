import { IconLock, IconShow } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { FictionalIcon } from '#product/members/ui/fictional-label.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ChatProfile } from '../../conversations/contract.ts';

/** PRODUCT 28, said before anything is paid. */
export function WhoSees({ profile, name, opens }: { profile: ChatProfile; name: string; opens: boolean }) {
  const t = useTranslations('chat.photo');
  const c = useTranslations('chat.thread');
  const { name: site } = useSettings();
  const { gender, fictional } = profile;
  if (fictional)
    return (
      <Notice className="mt-4" tone="honey" icon={<FictionalIcon />} title={c('fictional.title', { name })}>
        {t('team', { site })}
      </Notice>
    );
  if (opens)
    return (
      <Notice className="mt-4" tone="info" icon={<IconShow />} announce="status">
        {t('opens', { name })}
      </Notice>
    );
  return (
    <Notice className="mt-4" tone="honey" icon={<IconLock />} title={t('locked.title', { name })} announce="status">
      {t('locked.text', { gender })}
    </Notice>
  );
}

/** @param props.share from 0 to 1. */
export function Progress({ share }: { share: number }) {
  const t = useTranslations('chat.photo');
  const percent = useFormatter().number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div className="mt-4 text-ink-2 text-t14 tabular-nums">
      <p>{share < 1 ? t('progress', { percent }) : t('checking')}</p>
      <div
        role="progressbar"
        aria-label={t('uploading')}
        aria-valuenow={Math.round(share * 100)}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-surface-3"
      >
        <div style={{ width: `${share * 100}%` }} className="h-full rounded-full bg-primary-fill" />
      </div>
    </div>
  );
}
