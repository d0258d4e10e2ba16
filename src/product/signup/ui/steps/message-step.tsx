import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextArea } from '#design/text-area.tsx';
import { graphemesIn } from '#platform/graphemes.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useCreditsInMoney } from '#product/chat/ui/message-cost.tsx';
import { LooksForNotice } from '#product/members/ui/looks-for.tsx';
import { memberQuery } from '#product/members/ui/member-query.ts';
import { soughtBy, soughtInstead } from '#product/members/ui/sought-instead.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { StepProps } from './who-step.tsx';

interface MessageStepProps extends StepProps {
  member: { id: number; name: string };
  optional: boolean;
  active: boolean;
  onSkip: () => void;
}

export function MessageStep({ form, member: { id, name }, optional, active, onSkip }: MessageStepProps) {
  const { register, formState, watch } = form;
  const t = useTranslations('signup.form');
  const { signup_credits: credits, starting_credits: welcome, message_length: max } = useSettings();
  const money = useCreditsInMoney(credits);
  const { data } = useQuery({ ...memberQuery(useTransport(), id), enabled: active });
  const [anyway, setAnyway] = useState(false);
  const instead = data ? soughtInstead(soughtBy(data.profile), watch('gender') || null) : null;
  const told = instead !== null && !anyway;
  const count = graphemesIn(watch('signup_message').trim(), max);
  return (
    <div className="flex flex-col gap-3">
      {told && (
        <LooksForNotice
          name={name}
          gender={instead}
          onAnyway={() => {
            setAnyway(true);
            form.setFocus('signup_message');
          }}
          otherWay={
            <button type="button" className="py-2 font-semibold text-primary hover:underline" onClick={onSkip}>
              {t('message.skip')}
            </button>
          }
        />
      )}
      <TextArea
        label={t('message.label', { name })}
        labelNote={optional ? t('message.optional') : undefined}
        rows={told ? 3 : 4}
        error={formState.errors.signup_message?.message}
        counter={t('counter', { count, max })}
        {...register('signup_message')}
      />
      <p className="text-ink-2 text-t14">
        {t('message.cost', {
          paid: credits === 0 ? 'nothing' : welcome >= credits ? 'welcome' : 'credits',
          welcome,
          credits,
          ...money,
        })}
      </p>
    </div>
  );
}
