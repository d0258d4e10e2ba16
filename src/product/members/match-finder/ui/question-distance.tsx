import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { PlaceView } from '#product/geo/contract.ts';
import { PlaceField } from '#product/geo/ui/place-field.tsx';
import { townQuery } from '#product/geo/ui/places-query.ts';
import { WITHIN } from '../../search/contract.ts';
import type { Answers } from './answers.ts';

interface QuestionDistanceProps {
  answers: Answers;
  onAnswer: (change: Partial<Answers>) => void;
  /** Where the circle is drawn around; null where nobody told. */
  from: PlaceView | null;
}

export function QuestionDistance({ answers, onAnswer, from }: QuestionDistanceProps) {
  const t = useTranslations('members.match-finder');
  const [moving, setMoving] = useState(false);
  const asking = moving || !from;
  const queryClient = useQueryClient();
  const transport = useTransport();
  const distances = useRef<HTMLFieldSetElement>(null);
  const answered = useRef(false);
  // The field leaves with its answer: whoever goes on by keys or listens goes on at the distances.
  useLayoutEffect(() => {
    if (asking || !answered.current) return;
    answered.current = false;
    const within =
      distances.current?.querySelector<HTMLElement>('input:checked') ?? distances.current?.querySelector('input');
    within?.focus({ preventScroll: true });
  }, [asking]);
  return (
    <div className="grid gap-4">
      {asking && (
        <PlaceField
          value={from}
          onChange={(place) => {
            answered.current = place !== null;
            if (place) queryClient.setQueryData(townQuery(transport, place.id).queryKey, { town: place });
            onAnswer({ town: place?.id, ...(!place && { within: undefined }) });
            setMoving(false);
          }}
        />
      )}
      <fieldset ref={distances} disabled={!from}>
        <legend className="sr-only">{t('far.legend')}</legend>
        <div className="grid grid-cols-3 gap-2 s:grid-cols-6">
          {WITHIN.map((km) => (
            <label
              key={km}
              className="relative grid min-h-13 place-items-center whitespace-nowrap rounded-card border border-line-2 bg-surface font-semibold tabular-nums transition-colors duration-fast hover:border-ink-3 has-checked:border-transparent has-checked:bg-primary-fill has-checked:text-on-primary has-disabled:border-line has-disabled:bg-surface-2 has-disabled:text-ink-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name="within"
                value={km}
                checked={answers.within === km}
                onChange={() => onAnswer({ within: km })}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-card outline-none disabled:cursor-default forced-colors:appearance-auto"
              />
              {t('far.km', { km })}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-6">
        <Checkbox
          label={t('far.anywhere')}
          checked={!answers.within}
          onChange={({ target }) => onAnswer({ within: target.checked ? undefined : '25' })}
          disabled={!from}
        />
        {from && !moving && (
          <Button variant="quiet" size="s" className="-me-4" onClick={() => setMoving(true)}>
            {t('far.other')}
          </Button>
        )}
      </div>
    </div>
  );
}
