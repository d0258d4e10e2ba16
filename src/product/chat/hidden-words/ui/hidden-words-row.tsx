import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

export function HiddenWordsRow() {
  const t = useTranslations('chat.hidden-words');
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
      <div className="min-w-0 grow basis-48">
        <p className="font-medium leading-snug">{t('row.title')}</p>
        <p className="mt-0.5 text-ink-2 text-t14">{t('row.text')}</p>
      </div>
      <LinkButton variant="outline" render={<Link to="/profile/hidden-words" />}>
        {t('row.action')}
      </LinkButton>
    </div>
  );
}
