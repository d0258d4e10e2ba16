import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { DeskReply } from '../contract.ts';
import { useAdminSite } from './desk-query.ts';

export const SITE_SWITCH_ID = 'admin-site';

export function SiteSwitch({ desk: { sites } }: { desk: DeskReply }) {
  const t = useTranslations('backoffice.frame');
  const site = useAdminSite();
  const navigate = useNavigate();
  if (sites.length < 2) return <span className="headline min-w-0 truncate text-t18">{sites[0]?.name}</span>;
  return (
    <select
      id={SITE_SWITCH_ID}
      aria-label={t('site')}
      value={site ?? ''}
      onChange={({ target: { value } }) => navigate({ to: '.', search: value ? { site: Number(value) } : {} })}
      className="h-10 min-w-0 flex-1 truncate rounded-control bg-transparent font-semibold text-t14"
    >
      <option value="">{t('allSites')}</option>
      {sites.map(({ id, name, host }) => (
        <option key={id} value={id}>
          {name} · {host}
        </option>
      ))}
    </select>
  );
}
