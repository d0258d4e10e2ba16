import { FactList } from '#design/fact-list.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import type { LogEntry } from '../contract.ts';
import { useObjectName } from './object-name.ts';

export function Entry({ entry }: { entry: LogEntry }) {
  const t = useTranslations('backoffice.log');
  const format = useFormatter();
  const nameOf = useObjectName();
  const { id, at, staff, staff_id, verb, account, site, details, note } = entry;
  return (
    <article className="flex flex-col gap-5 p-4 text-t14 l:p-6">
      <header>
        <h2 className="headline text-t22">{t(`verbs.${verb}`)}</h2>
        <p className="text-ink-2 text-t13">
          {format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'medium' })} · {t('number', { id })} · {verb}
        </p>
      </header>
      <Change before={entry.before} after={entry.after} />
      <FactList
        facts={[
          { key: 'who', name: t('who'), value: `${staff} · ${staff_id === null ? t('typed') : t('proved')}` },
          { key: 'on', name: t('on'), value: nameOf(entry) },
          ...(account === null ? [] : [{ key: 'member', name: t('member'), value: account }]),
          { key: 'site', name: t('site'), value: site },
          ...details.map(({ name, value }) => ({ key: `detail ${name}`, name, value })),
        ]}
      />
      {note && (
        <section>
          <h3 className="text-ink-2 text-t13">{t('words')}</h3>
          <p className="whitespace-pre-wrap">{note}</p>
        </section>
      )}
    </article>
  );
}

function Change({ before, after }: Pick<LogEntry, 'before' | 'after'>) {
  const t = useTranslations('backoffice.log');
  if (before.length + after.length === 0) return null;
  return (
    <table className="w-full overflow-hidden rounded-control border border-line text-t13">
      <tbody>
        {before.map(({ name, value }) => (
          <tr key={`before ${name}`} className="bg-danger-tint">
            <th scope="row" className="w-8 py-1.5 text-center font-regular">
              <span aria-hidden="true">−</span>
              <span className="sr-only">{t('before')}</span>
            </th>
            <td className="py-1.5 pe-3">{name}</td>
            <td className="break-all py-1.5 pe-3">{value}</td>
          </tr>
        ))}
        {after.map(({ name, value }) => (
          <tr key={`after ${name}`} className="bg-primary-tint">
            <th scope="row" className="w-8 py-1.5 text-center font-regular">
              <span aria-hidden="true">+</span>
              <span className="sr-only">{t('after')}</span>
            </th>
            <td className="py-1.5 pe-3">{name}</td>
            <td className="break-all py-1.5 pe-3">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
