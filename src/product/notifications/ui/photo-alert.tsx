import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { IconPhotos } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useDismissal } from './dismissals.ts';

/** SPEC 4: reminds members without a main photo. Wants the texts of `push`. */
export function PhotoAlert() {
  const t = useTranslations('notifications.push');
  const { dismiss } = useDismissal('profile-photo');
  return (
    <Notice
      icon={<IconPhotos />}
      title={t('photo.title')}
      actions={
        <LinkButton size="s" variant="outline" render={<Link to="/profile" search={{}} />}>
          {t('photo.add')}
        </LinkButton>
      }
      onDismiss={dismiss}
      dismissLabel={t('alert.dismiss')}
    >
      {t('photo.text')}
    </Notice>
  );
}
