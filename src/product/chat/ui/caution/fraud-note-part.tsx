import { IconSafe } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import type { ChatProfile } from '../../contract.ts';

interface FraudNoteProps {
  profile: ChatProfile;
  /** Credits that came back. */
  credits: number;
}

/** That staff removed the other member for fraud, and what came back. */
export function FraudNotePart(props: FraudNoteProps) {
  return useTexts('caution') ? <Note {...props} /> : null;
}

function Note({ profile: { name }, credits }: FraudNoteProps) {
  const t = useTranslations('caution');
  return (
    <Notice tone="plain" icon={<IconSafe />} title={t('fraud.title', { name })} className="mt-2">
      {t('fraud.credits', { credits })} {t('fraud.money')}
    </Notice>
  );
}
