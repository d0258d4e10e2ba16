import { type FormEvent, useId, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { Dialog } from '#design/dialog.tsx';
import { FieldError } from '#design/field.tsx';
import { RadioCards } from '#design/radio-cards.tsx';
import { Switch } from '#design/switch.tsx';
import { TextArea } from '#design/text-area.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { blockMember } from '../contract.ts';
import {
  MAX_REPORT_LENGTH,
  REPORT_MESSAGES,
  REPORT_REASONS,
  type ReportReason,
  reportMember,
} from '../reports/contract.ts';
import type { Concern } from './concern.ts';
import { Evidence } from './evidence.tsx';

interface ReportDialogProps {
  concern: Concern;
  onClose: () => void;
  onBlocked: (memberId: number) => void;
}

interface Sent {
  reference: string;
  block: boolean;
  failure: string | null;
}

export function ReportDialog({ concern: { member, messages }, onClose, onBlocked }: ReportDialogProps) {
  const t = useTranslations('safety.actions');
  const transport = useTransport();
  const form = useId();
  // The same report sent again, after a lost answer, is one report; with another reason it is another.
  const [keys] = useState(() => new Map(REPORT_REASONS.map((one) => [one, crypto.randomUUID()])));
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [withMessages, setWithMessages] = useState(false);
  const [block, setBlock] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ reason?: string; text?: string; form?: string }>({});
  const [sent, setSent] = useState<Sent | null>(null);
  const { id, name, gender } = member;
  const close = () => {
    onClose();
    if (sent?.block && !sent.failure) onBlocked(id);
  };
  const whyNot = (error: unknown) => (isApiError(error) && error.message) || t('failed');
  // The report is there, whatever becomes of the block: that alone is tried again.
  const blockNow = async (reference: string) => {
    setBusy(true);
    const failure = await transport.call(blockMember, { profile_id: id }).then(() => null, whyNot);
    setSent({ reference, block: true, failure });
    setBusy(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason) {
      setFailure({ reason: t('report.reasonMissing') });
      return;
    }
    setBusy(true);
    setFailure({});
    try {
      const key = keys.get(reason) ?? crypto.randomUUID();
      const input = { profile_id: id, reason, text, with_messages: withMessages, key };
      const { reference } = await transport.call(reportMember, input);
      if (block) await blockNow(reference);
      else setSent({ reference, block, failure: null });
    } catch (error) {
      const text = isApiError(error) ? error.fields.text : undefined;
      setFailure(text ? { text } : { form: whyNot(error) });
    }
    setBusy(false);
  };
  if (sent)
    return (
      <Dialog
        open
        onClose={close}
        size="s"
        title={t('report.thanks')}
        description={t('report.reference', { reference: sent.reference })}
        closeLabel={t('close')}
        footer={
          <>
            <Button wide variant={sent.failure ? 'outline' : 'primary'} onClick={close}>
              {t('close')}
            </Button>
            {sent.failure && (
              <Button variant="danger" busy={busy} onClick={() => blockNow(sent.reference)}>
                {t('block.yes')}
              </Button>
            )}
          </>
        }
      >
        {sent.failure && (
          <FieldError id={`${form}-failure`}>{t('report.notBlocked', { name, failure: sent.failure })}</FieldError>
        )}
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={close}
      size="s"
      title={t('report.title', { name })}
      description={t('report.lead', { name })}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={busy} type="submit" form={form}>
            {t(block ? 'report.yesAndBlock' : 'report.yes')}
          </Button>
        </>
      }
    >
      <form method="post" id={form} onSubmit={submit} className="grid gap-5">
        <RadioCards
          legend={t('report.why')}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`report.reason.${value}`) }))}
          value={reason}
          onChange={(chosen) => {
            setReason(chosen);
            setFailure({});
          }}
          error={failure.reason}
        />
        <TextArea
          label={t('report.words')}
          labelNote={reason === 'other' ? undefined : t('optional')}
          rows={2}
          maxLength={MAX_REPORT_LENGTH}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFailure({});
          }}
          error={failure.text}
        />
        {messages && (
          <fieldset className="rounded-control border border-line p-4 pt-3">
            <legend className="px-1 font-semibold text-t14">{t('report.evidence')}</legend>
            <Checkbox
              label={t('report.messages', { name, count: REPORT_MESSAGES })}
              hint={t('report.messagesHint')}
              checked={withMessages}
              onChange={(event) => setWithMessages(event.target.checked)}
            />
            <Evidence memberId={id} name={name} />
          </fieldset>
        )}
        <Switch
          place="end"
          label={t('report.block', { gender })}
          hint={t('report.blockHint')}
          checked={block}
          onChange={(event) => setBlock(event.target.checked)}
        />
        {failure.form && <FieldError id={`${form}-failure`}>{failure.form}</FieldError>}
      </form>
    </Dialog>
  );
}
