import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { IconLink } from '#design/icon-button.tsx';
import { IconBack } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Page } from '../page-names.ts';

interface BackButtonProps {
  to: NonNullable<Page['back']>;
  variant?: 'plain' | 'glass';
  className?: string;
}

export function BackButton({ to, variant = 'plain', className }: BackButtonProps) {
  const t = useTranslations('pages.shell');
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <IconLink
      variant={variant}
      label={t('bar.back')}
      className={className}
      render={
        <Link
          to={to}
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
