import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/notice.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Gender } from './sought-instead.ts';

interface LooksForNoticeProps {
  name: string;
  gender: Gender;
  onAnyway?: () => void;
  otherWay?: ReactNode;
  className?: string;
}

/** Told before anybody pays for a message: the other looks for somebody else. */
export function LooksForNotice({ name, gender, onAnyway, otherWay, className }: LooksForNoticeProps) {
  const t = useTranslations('members.list.looksFor');
  return (
    <Notice
      tone="info"
      title={t('title', { name, gender })}
      className={className}
      actions={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {onAnyway && (
            <Button variant="outline" size="m" onClick={onAnyway}>
              {t('anyway')}
            </Button>
          )}
          {otherWay ?? (
            <Link to="/members" search={{}} className="py-2 font-semibold text-primary hover:underline">
              {t('others')}
            </Link>
          )}
        </span>
      }
    />
  );
}
