import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { FormError } from '#design/field.tsx';
import { TextArea } from '#design/text-area.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { LEAVING, useAction } from '#product/accounts/ui/use-action.ts';
import { useProof } from '#product/accounts/ui/use-proof.ts';
import {
  type ComplaintReason,
  type ContentKind,
  fileComplaint,
  isAboutContent,
  MAX_COMPLAINT_LENGTH,
  mayBeNameless,
} from '../contract.ts';
import { ContactFields } from './contact-fields.tsx';
import { PicturePicker } from './picture-picker.tsx';
import { type Refused, sendPictures } from './send-pictures.ts';
import { SubjectFields } from './subject-fields.tsx';

interface ComplaintFormProps {
  email: string | null;
  reason?: ComplaintReason | undefined;
  onFiled: (reference: string, refused: readonly Refused[]) => void;
}

const EMPTY = { about: '', text: '', name: '', email: '', good_faith: false };

export function ComplaintForm({ email: known, reason: first, onFiled }: ComplaintFormProps) {
  const t = useTranslations('complaints.form');
  const transport = useTransport();
  const form = useRef<HTMLFormElement>(null);
  // The same complaint sent again, after a lost answer, is one complaint.
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<ComplaintReason | ''>(first ?? '');
  const [content, setContent] = useState<ContentKind>('profile');
  const [said, setSaid] = useState(EMPTY);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [unchosen, setUnchosen] = useState('');
  const [tries, setTries] = useState(0);
  const { proving, proved } = useProof();
  const { busy, failure, wrong, act, answer } = useAction(async () => {
    if (!reason) return;
    const { about, text, name, email, good_faith } = said;
    const of = isAboutContent(reason) ? { about, content } : {};
    const input = { key, reason, text, good_faith, ...of, ...(name && { name }), ...(email && { email }) };
    const { reference } = await proved((captcha) => transport.call(fileComplaint, { ...input, ...captcha }));
    onFiled(reference, await sendPictures(transport, reference, files));
    return LEAVING;
  }, t('failed'));
  const say = (field: keyof typeof EMPTY, value: string | boolean) => {
    answer(field);
    setSaid((before) => ({ ...before, [field]: value }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setUnchosen(reason ? '' : t('reason.missing'));
    if (reason) await act();
    setTries((before) => before + 1);
  };
  // What is wrong is told beside its field by then: a frame's wait would be too short on a busy device.
  useEffect(() => {
    if (tries) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return (
    <form ref={form} noValidate method="post" className="grid gap-6" onSubmit={submit}>
      <SubjectFields
        reason={reason}
        about={said.about}
        content={content}
        withMessages={known !== null}
        wrong={unchosen ? { ...wrong, reason: unchosen } : wrong}
        onReason={(chosen) => {
          setReason(chosen);
          setUnchosen('');
        }}
        onAbout={(value) => say('about', value)}
        onContent={setContent}
      />
      <TextArea
        label={t('text.label')}
        hint={t('text.hint')}
        name="text"
        rows={5}
        maxLength={MAX_COMPLAINT_LENGTH}
        value={said.text}
        error={wrong.text}
        onChange={(event) => say('text', event.target.value)}
      />
      <PicturePicker files={files} onChange={setFiles} />
      {known === null || wrong.name || wrong.email ? (
        <ContactFields
          name={said.name}
          email={said.email}
          nameless={reason !== '' && mayBeNameless(reason)}
          wrong={wrong}
          onChange={say}
        />
      ) : (
        <p className="wrap-anywhere text-ink-2 text-t14">
          {t('contact.member', { email: known })} {t('contact.text')}
        </p>
      )}
      <Checkbox
        label={t('statement')}
        name="good_faith"
        checked={said.good_faith}
        error={wrong.good_faith}
        onChange={(event) => say('good_faith', event.target.checked)}
      />
      <FormError>{failure}</FormError>
      <p role="status" className="text-pretty text-ink-2 text-t14 empty:hidden">
        {proving && t('proving')}
      </p>
      <Button type="submit" size="l" busy={busy} busyLabel={t('sending')} className="s:justify-self-start">
        {t('send')}
      </Button>
    </form>
  );
}
