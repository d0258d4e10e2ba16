import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { checkSignup } from '#product/signup/contract.ts';
import { admissionQuery } from '#product/signup/ui/admission-query.ts';
import { dateOfBirth } from '#product/signup/ui/date-of-birth.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { type Niche, sendBirthDate } from '../../contract.ts';
import { FirstStep } from '../first-step.tsx';
import { Lander, LanderBar, LawLine } from '../lander-frame.tsx';
import type { Answers } from '../next-steps.tsx';
import { useYearQuestion } from '../use-year-question.ts';
import { BirthDate } from './birth-date.tsx';
import { Film } from './film.tsx';

export function Video({ niche }: { niche: Niche }) {
  const t = useTranslations('landers.video');
  const { name, min_age: age } = useSettings();
  const transport = useTransport();
  const queryClient = useQueryClient();
  const admission = admissionQuery(transport, undefined);
  const young = useQuery(admission).data?.too_young;
  const [wrong, setWrong] = useState<string>();
  const { asked, isMeant } = useYearQuestion();
  const read = async (form: FormData): Promise<Answers | null> => {
    const values = datePartsIn(form);
    if (!(await isMeant(values.year))) return null;
    const input = { date_of_birth: dateOfBirth(values) };
    // What cannot be asked now is asked again when somebody joins.
    const reply = await transport.call(checkSignup, input).catch(() => null);
    if (reply?.too_young)
      queryClient.setQueryData(admission.queryKey, (known) => ({ closed: null, ...known, too_young: true }));
    setWrong(reply?.fields.date_of_birth);
    return reply?.fields.date_of_birth ? null : { values, answered: [] };
  };
  return (
    <Lander name="video" niche={niche}>
      <LanderBar />
      <Film />
      <div className="below">
        <h1>{t(`${niche}.headline`)}</h1>
        <p className="lead">{t(`${niche}.lead`)}</p>
        <div className="place">
          {young ? (
            <p role="alert" className="young">
              {t('young', { name, age })}
            </p>
          ) : (
            <FirstStep read={read} post={sendBirthDate.path} go={t('go')}>
              <BirthDate wrong={wrong} asked={asked} />
            </FirstStep>
          )}
        </div>
        <LawLine />
      </div>
    </Lander>
  );
}

function datePartsIn(form: FormData) {
  const partOf = (name: string) => String(form.get(name) ?? '').trim();
  return { day: partOf('day'), month: partOf('month'), year: partOf('year') };
}
