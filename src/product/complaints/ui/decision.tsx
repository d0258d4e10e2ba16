import { Panel } from '#design/layout.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Ground } from '../decisions/contract.ts';

interface DecisionProps {
  id: string;
  title: string;
  lead: string;
  ground: Ground | null;
  words: string;
}

export function Decision({ id, title, lead, ground, words }: DecisionProps) {
  const t = useTranslations('complaints.form');
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="headline text-t22">
        {title}
      </h2>
      <p className="mt-1 text-ink-2">{lead}</p>
      {(ground || words) && (
        <Panel className="mt-4">
          {ground && <p className="font-semibold">{t(`ground.${ground}`)}</p>}
          {words && (
            <figure className={ground ? 'mt-4' : undefined}>
              <figcaption className="text-ink-2 text-t14">{t('status.words')}</figcaption>
              <blockquote className="wrap-anywhere mt-1 whitespace-pre-line">{words}</blockquote>
            </figure>
          )}
        </Panel>
      )}
    </section>
  );
}
