import { Badge } from '#design/badge.tsx';
import { IconAlert, IconClock } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { OwnText } from '../../texts/contract.ts';

export function Words({ text }: { text: OwnText | null }) {
  const t = useTranslations('members.own');
  if (!text) return <p className="text-ink-2">{t('empty')}</p>;
  const { status, reason } = text;
  const shown = text.shown === null ? 'no' : 'yes';
  return (
    <>
      <p className="max-w-text whitespace-pre-line break-words">{text.text}</p>
      {status !== 'active' && (
        <p className="mt-3 max-w-[60ch] text-ink-2 text-t14">
          <span className="me-2 inline-block align-middle">
            <Badge
              tone={status === 'rejected' ? 'danger' : 'neutral'}
              icon={status === 'rejected' ? <IconAlert /> : <IconClock />}
            >
              {t(`state.${status}`)}
            </Badge>
          </span>
          {status === 'rejected' && `${t(`reason.${reason ?? 'other'}`)} `}
          {t(status === 'rejected' ? 'rejectedText' : 'pendingText', { shown })}
        </p>
      )}
    </>
  );
}
