import { IconClose } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { InboxConversation } from '../contract.ts';
import { Handover } from './handover.tsx';
import { Spending } from './spending.tsx';

const NEVER = ['real', 'meet', 'money', 'press'] as const;

export function Side({ data, onHandOver }: { data: InboxConversation; onHandOver: () => void }) {
  const t = useTranslations('backoffice.inbox');
  const { profile } = data;
  return (
    <aside className="flex flex-col gap-5 border-line bg-paper px-4 py-4 text-t14 max-l:border-t l:w-70 l:shrink-0 l:overflow-y-auto l:border-s l:px-5">
      {profile.about && (
        <section>
          <h3 className="mb-1.5 font-semibold">{t('about', { name: profile.name })}</h3>
          <p className="whitespace-pre-line break-words">{profile.about}</p>
        </section>
      )}
      <Handover key={data.note?.at ?? ''} data={data} onHandOver={onHandOver} />
      <section>
        <h3 className="mb-1.5 font-semibold">{t('never')}</h3>
        <ul className="flex flex-col gap-1.5">
          {NEVER.map((rule) => (
            <li key={rule} className="flex gap-2">
              <IconClose className="mt-0.5 size-4 shrink-0 text-ink-2" />
              {t(`rules.${rule}`, { name: profile.name })}
            </li>
          ))}
        </ul>
      </section>
      <div className="l:mt-auto">
        <Spending data={data} />
      </div>
    </aside>
  );
}
