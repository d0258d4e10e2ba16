import type { ReactNode } from 'react';
import { TextArea } from '#design/text-area.tsx';
import { graphemesIn } from '#platform/graphemes.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_TEXT_LENGTH } from '../../texts/contract.ts';
import type { MyProfile } from '../contract.ts';
import type { FormProps } from './editing.ts';
import { useEditing } from './editing.ts';
import { SectionForm } from './section-form.tsx';

export function WordsForm({
  field,
  profile,
  starts,
  ...form
}: FormProps & {
  field: 'about' | 'seeking';
  profile: MyProfile;
  starts?: (begin: (text: string) => void) => ReactNode;
}) {
  const t = useTranslations('members.own');
  const text = profile.texts[field];
  const editing = useEditing({ [field]: text?.text ?? '' }, form);
  const draft = editing.draft[field] ?? '';
  const count = graphemesIn(draft.trim(), MAX_TEXT_LENGTH);
  const section = t(`section.${field}`);
  return (
    <SectionForm {...form} editing={editing} label={section} onSave={() => editing.save((part) => part)}>
      <TextArea
        label={field === 'seeking' ? t('seekingLabel') : section}
        labelHidden={field === 'about'}
        rows={5}
        className="max-h-120"
        hint={t('aboutHint')}
        counter={t('counter', { count, max: MAX_TEXT_LENGTH })}
        error={editing.fields[field]}
        value={draft}
        onChange={(event) => editing.change({ [field]: event.target.value })}
      />
      {starts?.((text) => editing.change({ [field]: begun(draft, text) }))}
      {field === 'seeking' && <p className="text-ink-2 text-t14">{t('soughtHint')}</p>}
    </SectionForm>
  );
}

/** What is written already stays, in a line before. */
const begun = (draft: string, start: string) => (draft.trim() ? `${draft.trimEnd()}\n${start}` : start);
