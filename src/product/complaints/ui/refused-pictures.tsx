import { Notice } from '#design/notice.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Refused } from './send-pictures.ts';

export function RefusedPictures({ refused }: { refused: readonly Refused[] }) {
  const t = useTranslations('complaints.form');
  if (!refused[0]) return null;
  return (
    <Notice tone="danger" announce="alert">
      {refused.map(({ name, reason }) => (
        <span key={name} className="wrap-anywhere block">
          {t('pictures.failed', { name, reason: reason || t('failed') })}
        </span>
      ))}
    </Notice>
  );
}
