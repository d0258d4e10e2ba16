import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { Notice } from '#design/notice.tsx';
import { Select } from '#design/select.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { BAN_REASONS, type BanReason } from '#product/accounts/bans/contract.ts';
import { GROUNDS, type Ground, REFUSED_GROUNDS, UPHELD_GROUNDS } from '#product/complaints/decisions/contract.ts';
import { Key } from '../../desk/ui/key-hint.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import { type CaseDecision, type CaseView, decideCase, MAX_CASE_WORDS, previewLetter } from '../contract.ts';
import { useErrorText } from './use-error-text.ts';

const SUSPENSION_DAYS = 7;
const WITH_LETTER: readonly CaseDecision[] = [
  ...(['warn', 'suspend', 'ban', 'remove_photos', 'remove_messages', 'remove_about', 'remove_seeking'] as const),
];

/** The decision, the letter that goes out with it, and the button that does both. */
export function Decision({ of: one, onDecided }: { of: CaseView; onDecided: () => void }) {
  const t = useTranslations('backoffice.cases');
  const reasons = useTranslations('safety.actions.report');
  const grounds = useTranslations('complaints.form.ground');
  const transport = useTransport();
  const errorText = useErrorText();
  const { kind, id, decisions, victims } = one;
  const [decision, setDecision] = useState<CaseDecision>(one.suggested);
  const [reason, setReason] = useState<BanReason>(BAN_REASONS.find((known) => known === one.reason) ?? 'other');
  const [ground, setGround] = useState<'law' | 'terms'>('terms');
  const [days, setDays] = useState(SUSPENSION_DAYS);
  const [words, setWords] = useState('');
  const [answerGround, setAnswerGround] = useState<Ground | null>(null);
  const [answer, setAnswer] = useState('');
  const [staffReads, setStaffReads] = useState(true);
  const isComplaint = one.complaint !== null;
  const fitting = decision === 'no_breach' ? REFUSED_GROUNDS : UPHELD_GROUNDS;
  const chosenGround = fitting.find((known) => known === answerGround) ?? fitting[0];
  const draft = { kind, id, decision, reason, ground, days, words };
  const hasLetter = WITH_LETTER.includes(decision);
  const letter = useQuery({
    queryKey: ['backoffice letter', draft],
    queryFn: () => transport.call(previewLetter, draft),
    enabled: hasLetter,
    placeholderData: (before) => before,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      transport.call(decideCase, { ...draft, ...(isComplaint && { answer_ground: chosenGround, answer }) }),
    onSuccess: onDecided,
  });
  const act = () => {
    if (!isPending) mutate();
  };
  useKeys({
    ...Object.fromEntries(decisions.slice(0, 9).map((known, at) => [`${at + 1}`, () => setDecision(known)])),
    t: () => setReason(BAN_REASONS[(BAN_REASONS.indexOf(reason) + 1) % BAN_REASONS.length] ?? 'other'),
    p: () => setStaffReads(!staffReads),
    'mod+Enter': act,
  });
  const gives = decision === 'ban' && reason === 'money' && victims.credits > 0;
  return (
    <aside className="flex flex-col border-line border-t bg-paper p-4 max-xl:pb-24 xl:w-95 xl:shrink-0 xl:overflow-y-auto xl:border-s xl:border-t-0 xl:px-5">
      <fieldset className="mb-3 grid grid-cols-2 gap-2 xl:grid-cols-1 xl:gap-1">
        <legend className="mb-2 font-semibold">{t('decision')}</legend>
        {decisions.map((known, at) => (
          <label
            key={known}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control border px-2.5 py-1.5 has-focus-visible:outline-2',
              known === decision ? 'border-primary bg-surface' : 'border-line xl:border-transparent',
            )}
          >
            <input
              type="radio"
              name="decision"
              className="sr-only"
              checked={known === decision}
              onChange={() => setDecision(known)}
            />
            <span className="max-xl:hidden" aria-hidden="true">
              <Key>{at + 1}</Key>
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{t(`decisions.${known}`)}</span>
              {known === one.suggested && <span className="block text-ink-2 text-t13">{t('suggested')}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-col gap-3">
        {decision === 'suspend' && (
          <TextField
            label={t('days')}
            type="number"
            min={1}
            max={365}
            value={days}
            onChange={({ target }) => setDays(Math.min(365, Math.max(1, Math.round(Number(target.value)) || 1)))}
          />
        )}
        {hasLetter && (
          <>
            <Select
              label={t('reason')}
              value={reason}
              onChange={({ target }) => setReason(target.value as BanReason)}
              options={BAN_REASONS.map((known) => ({ value: known, label: reasons(`reason.${known}`) }))}
            />
            <Select
              label={t('ground')}
              value={ground}
              onChange={({ target }) => setGround(target.value as 'law' | 'terms')}
              options={(['terms', 'law'] as const).map((known) => ({ value: known, label: t(`grounds.${known}`) }))}
            />
            <TextArea
              label={t('added')}
              hint={t('addedHint')}
              rows={2}
              maxLength={MAX_CASE_WORDS}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </>
        )}
        {gives && <p className="rounded-control bg-secondary-tint p-3 text-secondary-ink">{t('gives', victims)}</p>}
        {isComplaint && (
          <>
            {decision !== 'keep' && (
              <Select
                label={t('answerGround')}
                value={chosenGround}
                onChange={({ target }) => setAnswerGround(GROUNDS.find((known) => known === target.value) ?? null)}
                options={fitting.map((known) => ({ value: known, label: grounds(known) }))}
              />
            )}
            <TextArea
              label={t('answer')}
              rows={3}
              maxLength={MAX_CASE_WORDS}
              value={answer}
              onChange={({ target }) => setAnswer(target.value)}
            />
          </>
        )}
        {hasLetter && letter.data && letter.data.member.length > 0 && (
          <section aria-live="polite">
            <div className="mb-1.5 flex items-center justify-between gap-2">
              <h2 className="font-semibold text-ink-2 text-t13">{t('letter')}</h2>
              <Button variant="outline" size="s" onClick={() => setStaffReads(!staffReads)}>
                {staffReads ? t('theirs') : t('mine')}
              </Button>
            </div>
            <div
              lang={staffReads ? undefined : letter.data.locale}
              className="flex max-h-72 flex-col gap-2 overflow-y-auto rounded-control border border-line bg-surface p-3 text-t13"
            >
              {(staffReads ? letter.data.staff : letter.data.member).map((paragraph, at) => (
                <p key={paragraph} className={cx(at === 0 && 'font-semibold')}>
                  {paragraph}
                </p>
              ))}
            </div>
            <p className="mt-1.5 text-ink-2 text-t13">{t('fixed')}</p>
          </section>
        )}
        {error && <Notice tone="danger">{errorText(error)}</Notice>}
        <Button wide busy={isPending} onClick={act}>
          {t(`decisions.${decision}`)} <Key>⌘↵</Key>
        </Button>
      </div>
    </aside>
  );
}
