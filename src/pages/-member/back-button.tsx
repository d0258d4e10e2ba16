import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { IconLink } from '#design/icon-button.tsx';
import { IconBack } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

/** Back to where the profile was opened from; to the list for whoever came straight here. */
export function BackButton() {
  const t = useTranslations('profile');
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <IconLink
      variant="glass"
      label={t('back')}
      render={
        <Link
          to="/members"
          onClick={(event) => {
            if (!canGoBack) return;
            event.preventDefault();
            router.history.back();
          }}
        />
      }
    >
      <IconBack className="rtl:-scale-x-100" />
    </IconLink>
  );
}
