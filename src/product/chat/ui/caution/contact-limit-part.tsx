import { useClockTimes } from '#platform/i18n/clock-times.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';

/** That a new member has begun as many conversations as one may in a day. @param props.again from when on more are possible, ISO time. */
export function ContactLimitPart({ again }: { again: string }) {
  return useTexts('caution') ? <Limit again={again} /> : null;
}

function Limit({ again }: { again: string }) {
  const t = useTranslations('caution');
  const times = useClockTimes();
  const at = new Date(again);
  const day = times.day(at) === times.day(new Date()) ? 'today' : 'tomorrow';
  return t('contacts', { day, time: times.clock(at) });
}
