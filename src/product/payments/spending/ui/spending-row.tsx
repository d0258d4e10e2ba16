import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { SettingsRow } from '#product/members/my-profile/ui/settings/settings-section.tsx';

export function SpendingRow() {
  const t = useTranslations('payments.spending');
  const open = (
    <LinkButton variant="outline" render={<Link to="/profile/spending" />}>
      {t('open')}
    </LinkButton>
  );
  return <SettingsRow name={t('title')} text={t('row')} control={open} />;
}
