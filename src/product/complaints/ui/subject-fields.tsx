import { Select } from '#design/select.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { REPORT_MESSAGES } from '#product/safety/reports/contract.ts';
import {
  CONTENT_KINDS,
  type ComplaintReason,
  type ContentKind,
  isAboutContent,
  LAW_REASONS,
  MAX_ABOUT_LENGTH,
  OWN_REASONS,
} from '../contract.ts';

interface SubjectFieldsProps {
  reason: ComplaintReason | '';
  about: string;
  content: ContentKind;
  withMessages: boolean;
  wrong: Record<string, string>;
  onReason: (reason: ComplaintReason | '') => void;
  onAbout: (about: string) => void;
  onContent: (content: ContentKind) => void;
}

export function SubjectFields(props: SubjectFieldsProps) {
  const { reason, about, content, withMessages, wrong, onReason, onAbout, onContent } = props;
  const t = useTranslations('complaints.form');
  const optionsOf = (reasons: readonly ComplaintReason[]) =>
    reasons.map((value) => ({ value, label: t(`reason.${value}`) }));
  return (
    <>
      <Select
        label={t('reason.label')}
        name="reason"
        placeholder={t('reason.choose')}
        value={reason}
        error={wrong.reason}
        options={[
          { label: t('reason.group.law'), options: optionsOf(LAW_REASONS) },
          { label: t('reason.group.rules'), options: optionsOf(['terms']) },
          { label: t('reason.group.own'), options: optionsOf(OWN_REASONS) },
        ]}
        onChange={({ target }) => onReason(target.value as ComplaintReason | '')}
      />
      {reason && isAboutContent(reason) && (
        <div className="grid grid-cols-1 gap-5 s:grid-cols-2">
          <TextField
            label={t('about.label')}
            hint={t('about.hint')}
            name="about"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_ABOUT_LENGTH}
            value={about}
            error={wrong.about}
            onChange={(event) => onAbout(event.target.value)}
          />
          <Select
            label={t('content.label')}
            {...(withMessages && content === 'message' && { hint: t('content.along', { count: REPORT_MESSAGES }) })}
            name="content"
            value={content}
            options={CONTENT_KINDS.map((value) => ({ value, label: t(`content.${value}`) }))}
            onChange={({ target }) => onContent(target.value as ContentKind)}
          />
        </div>
      )}
    </>
  );
}
