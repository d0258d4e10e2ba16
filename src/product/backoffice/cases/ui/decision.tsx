import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { Notice } from '#design/notice.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { Key } from '../../desk/ui/key-hint.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import type { CaseView } from '../contract.ts';
import { DecisionChoice } from './decision-choice.tsx';
import { DecisionForm } from './decision-form.tsx';
import { useDecision } from './use-decision.ts';
import { useErrorText } from './use-error-text.ts';

export function Decision({ of: one, onDecided }: { of: CaseView; onDecided: () => void }) {
  const t = useTranslations('backoffice.cases');
  const frame = useTranslations('backoffice.frame');
  const errorText = useErrorText();
  const [reading, setReading] = useState(false);
  const draft = useDecision(one, onDecided);
  const { decision, hasLetter, isComplaint, isPending, error, act, gives } = draft;
  useKeys({
    ...Object.fromEntries(one.decisions.slice(0, 9).map((known, at) => [`${at + 1}`, () => draft.setDecision(known)])),
    t: draft.nextReason,
    p: () => draft.setStaffReads(!draft.staffReads),
    'mod+Enter': act,
  });
  const refused = error && <Notice tone="danger">{errorText(error)}</Notice>;
  return (
    <aside
      aria-label={t('decision')}
      className="z-10 flex flex-col border-line border-t bg-paper max-l:sticky max-l:bottom-16 max-xl:rounded-t-card max-xl:shadow-float xl:min-h-0 xl:w-95 xl:shrink-0 xl:border-s xl:border-t-0"
    >
      <div className="flex flex-col gap-3 p-4 max-xl:pb-2 xl:min-h-0 xl:flex-1 xl:overflow-y-auto xl:px-5">
        <DecisionChoice of={one} draft={draft} />
        {gives && (
          <p className="rounded-control bg-secondary-tint px-3 py-2 text-secondary-ink max-xl:text-t13">
            {t('gives', one.victims)}
          </p>
        )}
        <div className="max-xl:hidden">
          <DecisionForm draft={draft} />
        </div>
      </div>
      <div className="flex flex-col gap-2 p-4 max-xl:pt-0 xl:border-line xl:border-t xl:px-5">
        {!reading && refused}
        <Button wide busy={isPending} onClick={act} iconEnd={<Key>⌘↵</Key>} className="max-xl:hidden">
          {t(`decisions.${decision}`)}
        </Button>
        {hasLetter || isComplaint ? (
          <Button wide onClick={() => setReading(true)} className="xl:hidden">
            {t(hasLetter ? 'readFirst' : 'answerFirst')}
          </Button>
        ) : (
          <Button wide busy={isPending} onClick={act} className="xl:hidden">
            {t(`decisions.${decision}`)}
          </Button>
        )}
      </div>
      <Dialog
        open={reading}
        onClose={() => setReading(false)}
        title={t(`decisions.${decision}`)}
        closeLabel={frame('close')}
        footer={
          <Button wide busy={isPending} onClick={act}>
            {t(`decisions.${decision}`)}
          </Button>
        }
      >
        <div className="flex flex-col gap-3 text-t14">
          {refused}
          <DecisionForm draft={draft} />
        </div>
      </Dialog>
    </aside>
  );
}
