import { useState } from 'react';
import { cx } from '#design/cx.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { Key } from '../../desk/ui/key-hint.tsx';
import type { CaseDecision, CaseView } from '../contract.ts';
import type { DecisionDraft } from './use-decision.ts';

const RARE: readonly CaseDecision[] = ['remove_photos', 'remove_messages', 'remove_about', 'remove_seeking', 'other'];
const HINTED = ['no_breach', 'warn', 'suspend', 'ban', 'approve', 'ask_change', 'strike'] as const;

export function DecisionChoice({ of: { kind, decisions, suggested }, draft }: { of: CaseView; draft: DecisionDraft }) {
  const t = useTranslations('backoffice.cases');
  const { decision, setDecision, days } = draft;
  const [more, setMore] = useState(false);
  const isMain = (one: CaseDecision) => kind === 'signal' || !RARE.includes(one);
  const main = decisions.filter(isMain);
  const rare = decisions.filter((one) => !isMain(one));
  const rareShown = more || rare.includes(decision);
  const hintOf = (one: CaseDecision) => {
    if (one === suggested && one !== 'no_breach' && kind !== 'text') return t('suggested');
    const known = HINTED.find((hinted) => hinted === one && (one !== 'no_breach' || kind === 'report'));
    return known ? t(`hint.${known}`, { days }) : null;
  };
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('decision')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.8rem,1fr))] gap-2 xl:grid-cols-1 xl:gap-1">
        {main.map((one) => (
          <Choice key={one} chosen={one === decision} onChoose={() => setDecision(one)}>
            <span className="max-xl:hidden" aria-hidden="true">
              <Key>{decisions.indexOf(one) + 1}</Key>
            </span>
            <span className="min-w-0 hyphens-auto max-xl:text-center max-xl:text-t13 max-xl:leading-tight">
              <span className="block font-semibold">{t(`decisions.${one}`)}</span>
              {hintOf(one) && <span className="block text-ink-2 text-t13 max-xl:hidden">{hintOf(one)}</span>}
            </span>
          </Choice>
        ))}
      </div>
      {rare.length > 0 && (
        <button
          type="button"
          aria-expanded={rareShown}
          onClick={() => setMore(!more)}
          className="mt-1 min-h-9 text-primary text-t13 xl:hidden"
        >
          {t('more')}
        </button>
      )}
      <div className={cx('grid grid-cols-2 gap-1.5 xl:mt-2', !rareShown && 'max-xl:hidden')}>
        {rare.map((one) => (
          <Choice key={one} chosen={one === decision} onChoose={() => setDecision(one)} small>
            <span className="max-xl:hidden" aria-hidden="true">
              <Key>{decisions.indexOf(one) + 1}</Key>
            </span>
            <span className="min-w-0 hyphens-auto text-t13 leading-tight">{t(`decisions.${one}`)}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  chosen: boolean;
  onChoose: () => void;
  small?: boolean;
  children: React.ReactNode;
}

function Choice({ chosen, onChoose, small = false, children }: ChoiceProps) {
  return (
    <label
      className={cx(
        'flex cursor-pointer items-center gap-2.5 rounded-control border px-2 py-1.5 has-focus-visible:outline-2 max-xl:justify-center xl:px-2.5',
        small ? 'min-h-9' : 'min-h-11',
        chosen
          ? 'border-primary bg-surface shadow-[inset_0_0_0_1px_var(--primary)] max-xl:border-ink max-xl:bg-ink max-xl:text-paper max-xl:shadow-none'
          : cx('border-line', !small && 'xl:border-transparent'),
      )}
    >
      <input type="radio" name="decision" className="sr-only" checked={chosen} onChange={onChoose} />
      {children}
    </label>
  );
}
