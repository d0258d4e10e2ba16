import { TextArea } from '#design/text-area.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useMessageCost } from '#product/chat/ui/message-price.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { StepProps } from './who-step.tsx';

/** From this part of the limit on, the number of characters is shown. */
const NEARLY_FULL = 0.8;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

interface MessageStepProps extends StepProps {
  name: string;
  optional: boolean;
}

export function MessageStep({ form: { register, formState, watch }, name, optional }: MessageStepProps) {
  const t = useTranslations('signup');
  const { signup_credits, message_credits, message_length: max } = useSettings();
  const money = useMessageCost();
  const text = watch('signup_message');
  const count = text.length < max * NEARLY_FULL ? 0 : [...letters.segment(text)].length;
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t('message.label', { name })}
        labelNote={optional ? t('message.optional') : undefined}
        rows={4}
        error={formState.errors.signup_message?.message}
        counter={count ? t('message.counter', { count, max }) : undefined}
        {...register('signup_message')}
      />
      <p className="text-ink-2 text-t14">
        {t('message.cost', { credits: signup_credits })}{' '}
        {money && t('message.later', { credits: message_credits, money })}
      </p>
    </div>
  );
}
