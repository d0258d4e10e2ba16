import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { cx } from '#design/cx.ts';
import { SkeletonText } from '#design/skeleton.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { LANGUAGE_NAMES, LOCALES } from '#platform/i18n/locales.ts';
import { useDesk } from '../../desk/ui/desk-query.ts';
import { useKeys } from '../../desk/ui/keys.ts';
import { type Column, Rows } from '../../desk/ui/rows.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import type { SiteMail } from '../contract.ts';
import { MailEditor } from './mail-editor.tsx';
import { type MailsSearch, mailsQuery, mailTextQuery, type Which } from './mails-query.ts';

export function MailsScreen({ site, search }: { site: number; search: MailsSearch }) {
  const t = useTranslations('backoffice.siteMails');
  const frame = useTranslations('backoffice.frame');
  const settings = useTranslations('backoffice.settings');
  const navigate = useNavigate();
  const { sites } = useDesk();
  const { mails, language } = useSuspenseQuery(mailsQuery(useTransport(), site)).data;
  const go = (to: Omit<MailsSearch, 'site'>) => navigate({ to: '/admin/mails', search: { site, ...to } });
  useKeys({ Escape: () => go({}) });
  const open = mails.find(({ kind }) => kind === search.mail);
  const locale = LOCALES.find((one) => one === search.language) ?? language;
  return (
    <Screen
      title={t('title')}
      state={<span className="text-ink-2 text-t13">{sites.find(({ id }) => id === site)?.host}</span>}
      onBack={open ? () => go({}) : undefined}
      keys={[
        { keys: ['J', 'K'], does: frame('keyNames.row') },
        { keys: ['Ctrl', 'S'], does: settings('keySave') },
      ]}
      note={t('note')}
    >
      <div className="flex min-h-0 flex-1">
        <div
          className={cx('w-full l:w-85 l:shrink-0 l:overflow-y-auto l:border-line l:border-e', open && 'max-l:hidden')}
        >
          <Rows
            label={t('title')}
            columns={useColumns()}
            rows={mails}
            keyOf={({ kind }) => kind}
            open={open?.kind ?? null}
            onOpen={({ kind }) => go({ mail: kind, language: locale })}
          />
        </div>
        <div className={cx('min-w-0 flex-1 l:overflow-y-auto', !open && 'max-l:hidden')}>
          {open ? (
            <OpenMail
              key={`${open.kind} ${locale}`}
              which={{ site, kind: open.kind, locale }}
              mail={open}
              onLanguage={(of) => go({ mail: open.kind, language: of })}
            />
          ) : (
            <p className="p-6 text-ink-2 text-t14">{t('pick')}</p>
          )}
        </div>
      </div>
    </Screen>
  );
}

interface OpenMailProps {
  which: Which;
  mail: SiteMail;
  onLanguage: (locale: string) => void;
}

function OpenMail({ which, mail, onLanguage }: OpenMailProps) {
  const t = useTranslations('backoffice.siteMails');
  const pages = useTranslations('backoffice.pages');
  const { data, error } = useQuery(mailTextQuery(useTransport(), which));
  return (
    <div className="flex flex-col gap-4 p-4 text-t14 l:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="headline text-t22">{t(`kinds.${mail.kind}`)}</h2>
        <select
          aria-label={pages('language')}
          value={which.locale}
          onChange={({ target }) => onLanguage(target.value)}
          className="h-9 rounded-control border border-line-2 bg-surface px-2 text-t14"
        >
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {LANGUAGE_NAMES[locale]}
              {mail.texts.some((text) => text.locale === locale && !text.given_back) ? ' •' : ''}
            </option>
          ))}
        </select>
      </div>
      {error && <p className="text-danger">{error.message}</p>}
      {data ? <MailEditor which={which} newest={data} /> : !error && <SkeletonText />}
    </div>
  );
}

function useColumns(): Column<SiteMail>[] {
  const t = useTranslations('backoffice.siteMails');
  const pages = useTranslations('backoffice.pages');
  return [
    {
      key: 'mail',
      name: t('mail'),
      cell: ({ kind }) => <span className="font-semibold">{t(`kinds.${kind}`)}</span>,
    },
    {
      key: 'languages',
      name: pages('own'),
      cell: ({ texts }) => {
        const own = texts.filter(({ given_back }) => !given_back).map(({ locale }) => locale);
        return <span className="whitespace-nowrap text-ink-2">{own.join(' ') || pages('builtIn')}</span>;
      },
    },
  ];
}
