import { useSuspenseQuery } from '@tanstack/react-query';
import { FactList } from '#design/fact-list.tsx';
import { PageContainer, PageHeading, Panel } from '#design/layout.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { AddPictures } from './add-pictures.tsx';
import { AppealForm } from './appeal-form.tsx';
import { complaintQuery } from './complaint-query.ts';
import { Decision } from './decision.tsx';

/** @param reference in whatever case: what is kept of it goes by that. */
export function ComplaintScreen({ reference }: { reference: string }) {
  const t = useTranslations('complaints.form');
  const format = useFormatter();
  const complaint = useSuspenseQuery(complaintQuery(useTransport(), reference)).data;
  const { decision, appeal, answer_by: answerBy, appeal_until: until, pictures } = complaint;
  const dayOf = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'long' });
  return (
    <PageContainer width="narrow" className="grow pb-20">
      <PageHeading title={t('status.title')} lead={t('status.lead')} />
      <Panel className="mt-8">
        <FactList
          facts={[
            {
              key: 'reference',
              name: t('find.label'),
              value: <span className="tabular-nums">{complaint.reference}</span>,
            },
            { key: 'sent', name: t('status.sent'), value: dayOf(complaint.created_at) },
            { key: 'reason', name: t('status.reason'), value: t(`reason.${complaint.reason}`) },
            ...(pictures > 0
              ? [{ key: 'pictures', name: t('pictures.label'), value: t('pictures.count', { count: pictures }) }]
              : []),
            { key: 'state', name: t('status.state'), value: t(`status.${complaint.state}`) },
          ]}
        />
        {answerBy && (
          <p className="mt-5 border-line border-t pt-4 text-ink-2 text-t14">
            {t('status.answerBy', { date: dayOf(answerBy) })}
          </p>
        )}
      </Panel>
      {decision && (
        <Decision
          id="decision"
          title={t('status.decision')}
          lead={t('status.person', { date: dayOf(decision.decided_at) })}
          ground={decision.ground}
          words={decision.words}
        />
      )}
      {appeal && (
        <Decision
          id="after"
          title={t('appeal.again')}
          lead={t(`appeal.${appeal.state}`, { date: dayOf(appeal.decided_at ?? appeal.created_at) })}
          ground={appeal.ground}
          words={appeal.words}
        />
      )}
      {decision && <p className="mt-4 text-ink-2 text-t14">{`${t('status.private')} ${t('appeal.redress')}`}</p>}
      {until && <AppealForm reference={reference} until={until} />}
      {!decision && <AddPictures reference={reference} pictures={pictures} />}
    </PageContainer>
  );
}
