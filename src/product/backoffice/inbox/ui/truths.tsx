import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Truth } from '#product/chat/answers/contract.ts';
import type { InboxConversation } from '../contract.ts';

interface TruthsProps {
  truths: InboxConversation['truths'];
  language: string;
  busy: boolean;
  onSend: (key: Truth) => void;
}

export function Truths({ truths, language, busy, onSend }: TruthsProps) {
  const t = useTranslations('backoffice.inbox');
  return (
    <section aria-label={t('truths')} className="max-h-72 overflow-y-auto rounded-control border border-line">
      <ul className="divide-y divide-line">
        {truths.map(({ key, theirs, ours }) => (
          <li key={key}>
            <button
              type="button"
              disabled={busy}
              onClick={() => onSend(key)}
              className="block w-full px-3 py-2 text-start text-t14 enabled:hover:bg-primary-tint disabled:text-ink-3"
            >
              <span lang={language} className="block font-medium">
                {theirs}
              </span>
              {ours !== theirs && <span className="mt-0.5 block text-ink-2 text-t13">{ours}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
