import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkButton } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

export function LeavingRows() {
  const t = useTranslations('accounts.leaving');
  return (
    <>
      <Row name={t('settings.take')} text={t('settings.takeText')}>
        <LinkButton
          variant="outline"
          aria-label={`${t('settings.takeAction')}: ${t('settings.take')}`}
          render={<Link to="/profile/data" />}
        >
          {t('settings.takeAction')}
        </LinkButton>
      </Row>
      <Row name={t('settings.delete')} text={t('settings.deleteText')}>
        <LinkButton
          variant="outline"
          className="border-danger! text-danger!"
          aria-label={`${t('settings.deleteAction')}: ${t('settings.delete')}`}
          render={<Link to="/profile/delete" />}
        >
          {t('settings.deleteAction')}
        </LinkButton>
      </Row>
    </>
  );
}

function Row({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
      <div className="min-w-0 grow basis-48">
        <p className="font-medium leading-snug">{name}</p>
        <p className="mt-0.5 text-ink-2 text-t14">{text}</p>
      </div>
      {children}
    </div>
  );
}
