import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { IconClock } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import type { Deletion } from '../contract.ts';

/** Wants the texts of `pending`. */
export function DeletionAlert({ until }: Deletion) {
  const t = useTranslations('accounts.pending');
  const format = useFormatter();
  const date = format.dateTime(new Date(until), { day: 'numeric', month: 'long' });
  return (
    <Notice
      tone="honey"
      icon={<IconClock />}
      title={t('title')}
      actions={
        <LinkButton size="s" variant="outline" render={<Link to="/account-deleted" />}>
          {t('how')}
        </LinkButton>
      }
    >
      {t('text', { date })}
    </Notice>
  );
}
