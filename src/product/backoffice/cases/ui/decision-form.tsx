import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { Select } from '#design/select.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { BAN_REASONS, type BanReason } from '#product/accounts/bans/contract.ts';
import { GROUNDS } from '#product/complaints/decisions/contract.ts';
import { TEXT_REASONS, type TextReason } from '#product/members/texts/contract.ts';
import { MAX_CASE_WORDS } from '../contract.ts';
import type { DecisionDraft } from './use-decision.ts';

export function DecisionForm({ draft }: { draft: DecisionDraft }) {
  const t = useTranslations('backoffice.cases');
  const reasons = useTranslations('safety.actions.report');
  const grounds = useTranslations('complaints.form.ground');
  const { decision, hasLetter, isComplaint } = draft;
  return (
    <div className="flex flex-col gap-3">
      {decision === 'suspend' && (
        <TextField
          label={t('days')}
          type="number"
          min={1}
          max={365}
          value={draft.days}
          onChange={({ target }) => draft.setDays(Math.min(365, Math.max(1, Math.round(Number(target.value)) || 1)))}
        />
      )}
      {hasLetter && (
        <>
          {draft.isText ? (
            <Select
              label={t('reason')}
              value={draft.textReason}
              onChange={({ target }) => draft.setTextReason(target.value as TextReason)}
              options={TEXT_REASONS.map((known) => ({ value: known, label: t(`textReason.${known}`) }))}
            />
          ) : (
            <Select
              label={t('reason')}
              value={draft.reason}
              onChange={({ target }) => draft.setReason(target.value as BanReason)}
              options={BAN_REASONS.map((known) => ({ value: known, label: reasons(`reason.${known}`) }))}
            />
          )}
          <Select
            label={t('ground')}
            value={draft.ground}
            onChange={({ target }) => draft.setGround(target.value as 'law' | 'terms')}
            options={(['terms', 'law'] as const).map((known) => ({ value: known, label: t(`grounds.${known}`) }))}
          />
          <TextArea
            label={t('added')}
            hint={t('addedHint')}
            rows={2}
            maxLength={MAX_CASE_WORDS}
            value={draft.words}
            onChange={({ target }) => draft.setWords(target.value)}
          />
        </>
      )}
      {isComplaint && (
        <>
          {decision !== 'keep' && (
            <Select
              label={t('answerGround')}
              value={draft.chosenGround}
              onChange={({ target }) => draft.setAnswerGround(GROUNDS.find((known) => known === target.value) ?? null)}
              options={draft.fitting.map((known) => ({ value: known, label: grounds(known) }))}
            />
          )}
          <TextArea
            label={t('answer')}
            rows={3}
            maxLength={MAX_CASE_WORDS}
            value={draft.answer}
            onChange={({ target }) => draft.setAnswer(target.value)}
          />
        </>
      )}
      <LetterText draft={draft} />
    </div>
  );
}

function LetterText({ draft: { letter, staffReads, setStaffReads } }: { draft: DecisionDraft }) {
  const t = useTranslations('backoffice.cases');
  if (!letter?.member.length) return null;
  return (
    <section aria-live="polite">
      <div className="mb-1.5 flex items-center justify-between gap-2">
        <h2 className="font-semibold text-ink-2 text-t13">{t('letter')}</h2>
        <Button variant="outline" size="s" onClick={() => setStaffReads(!staffReads)}>
          {staffReads ? t('theirs') : t('mine')}
        </Button>
      </div>
      <div
        lang={staffReads ? undefined : letter.locale}
        className="flex flex-col gap-2 rounded-control border border-line bg-surface p-3 text-t13"
      >
        {(staffReads ? letter.staff : letter.member).map((paragraph, at) => (
          <p key={paragraph} className={cx(at === 0 && 'font-semibold')}>
            {paragraph}
          </p>
        ))}
      </div>
      <p className="mt-1.5 text-ink-2 text-t13">{t('fixed')}</p>
    </section>
  );
}
