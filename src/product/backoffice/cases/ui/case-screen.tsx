import { Button } from '#design/button.tsx';
import { Notice } from '#design/notice.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import { Screen } from '../../desk/ui/screen.tsx';
import type { WhichCase } from '../contract.ts';
import { Age } from './age.tsx';
import { useReason } from './case-words.ts';
import { Decided } from './decided.tsx';
import { Decision } from './decision.tsx';
import { Evidence } from './evidence.tsx';
import { Reviewed } from './reviewed.tsx';
import { Side } from './side.tsx';
import { isDecided, useCase } from './use-case.ts';
import { useErrorText } from './use-error-text.ts';

interface CaseScreenProps {
  which: WhichCase;
  onBack: () => void;
  onStep: (by: 1 | -1) => void;
  onDecided: (one: WhichCase) => void;
}

export function CaseScreen({ which, onBack, onStep, onDecided }: CaseScreenProps) {
  const t = useTranslations('backoffice.cases');
  const frame = useTranslations('backoffice.frame');
  const errorText = useErrorText();
  const reason = useReason();
  const { data, error } = useCase(which);
  useKeys({ j: () => onStep(1), k: () => onStep(-1), Escape: onBack });
  return (
    <Screen
      title={data ? reason(data) : t(`kind.${which.kind}`)}
      state={data && <Age of={data} />}
      eyebrow={data?.reference || t(`kind.${which.kind}`)}
      onBack={onBack}
      actions={
        <>
          <span className="text-ink-2 text-t14 max-l:hidden">{data?.reference}</span>
          <Button variant="outline" size="s" onClick={() => onStep(1)}>
            {t('next')}
          </Button>
        </>
      }
      keys={[
        { keys: ['1', '4'], does: t('keyNames.decision') },
        { keys: ['T'], does: t('keyNames.found') },
        { keys: ['P'], does: t('keyNames.letter') },
        { keys: ['⌘', '↵'], does: t('decide') },
        { keys: ['J', 'K'], does: frame('keyNames.row') },
      ]}
      note={t('note')}
    >
      {error && (
        <div className="p-4 l:p-6">
          {isDecided(error) ? (
            <Decided which={which} otherwise={errorText(error)} />
          ) : (
            <Notice tone="danger">{errorText(error)}</Notice>
          )}
        </div>
      )}
      {data && (
        <div className="flex min-h-0 flex-1 flex-col text-t14 xl:flex-row">
          <div className="min-w-0 max-l:flex-1 l:min-h-0 l:flex-1 l:overflow-y-auto xl:flex xl:overflow-visible">
            <div className="grid border-line max-xl:grid-cols-2 xl:flex xl:w-63 xl:shrink-0 xl:flex-col xl:overflow-y-auto xl:border-e">
              {data.about && <Side side={data.about} title={t('about')} />}
              {data.by && <Side side={data.by} title={t('by')} wrote />}
              {data.words && (
                <section className="col-span-full border-line border-t p-4 xl:border-t-0 xl:px-5">
                  <h2 className="mb-1.5 font-semibold text-ink-2 text-t13">{t('words')}</h2>
                  <p className="whitespace-pre-wrap break-words">{data.words}</p>
                </section>
              )}
            </div>
            {data.review ? <Reviewed review={data.review} /> : <Evidence of={data} />}
          </div>
          <Decision of={data} onDecided={() => onDecided(which)} />
        </div>
      )}
    </Screen>
  );
}
