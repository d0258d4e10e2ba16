import { IconClock } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

export function HeldNotice() {
  const t = useTranslations('signup.form');
  return (
    <Notice icon={<IconClock />} title={t('reminder.heldTitle')}>
      {t('reminder.heldText')}
    </Notice>
  );
}
