import { Button } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { SiteSettingsReply } from '../contract.ts';
import { type Draft, drafted, isSame } from './draft.ts';
import { inShort } from './setting-row.tsx';

export const collisions = ({ base, changes }: Draft, newest: SiteSettingsReply): string[] =>
  newest.settings.flatMap(({ name, value }) => {
    const seen = base.settings.find((setting) => setting.name === name);
    return name in changes && !isSame(seen?.value, value) ? [name] : [];
  });

export function Conflict({ draft, newest }: { draft: Draft; newest: SiteSettingsReply }) {
  const t = useTranslations('backoffice.settings');
  const names = collisions(draft, newest);
  if (names.length === 0) return null;
  const find = (of: SiteSettingsReply, name: string) => of.settings.find((setting) => setting.name === name);
  return (
    <section
      aria-labelledby="conflict"
      className="m-4 rounded-card border-2 border-secondary-line bg-surface p-4 text-t14 l:m-6"
    >
      <h2 id="conflict" className="font-semibold text-t16">
        {t('conflict.title', { who: newest.saved_by || t('unknown') })}
      </h2>
      <p className="mb-3 text-ink-2">{t('conflict.text')}</p>
      <table className="mb-3 w-full table-fixed border-collapse">
        <thead className="text-start text-ink-2 text-t13">
          <tr className="border-line border-b">
            {(['setting', 'before', 'theirs', 'yours'] as const).map((column) => (
              <th key={column} scope="col" className="py-1.5 pe-3 text-start font-regular">
                {t(`conflict.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => {
            const [seen, now] = [find(draft.base, name), find(newest, name)];
            return (
              <tr key={name} className="border-line border-b align-top [overflow-wrap:anywhere]">
                <th scope="row" className="py-1.5 pe-3 text-start font-semibold">
                  {now?.label}
                </th>
                <td className="py-1.5 pe-3">{inShort(seen?.value, t)}</td>
                <td className="bg-primary-tint px-2 py-1.5">{inShort(now?.value, t)}</td>
                <td className="bg-secondary-tint px-2 py-1.5">{seen && inShort(drafted(seen, draft.changes), t)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="s" onClick={() => draft.takeBack(...names)}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button variant="outline" size="s" onClick={() => draft.rebase(newest)}>
          {t('conflict.keepYours')}
        </Button>
      </div>
    </section>
  );
}
