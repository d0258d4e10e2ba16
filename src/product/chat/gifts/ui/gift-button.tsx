import { useNavigate, useSearch } from '@tanstack/react-router';
import { IconButton } from '#design/icon-button.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { ConversationReply } from '../../conversations/contract.ts';
import { IconGift } from './gift-icon.tsx';

const loadSheet = () => import('./gift-sheet.tsx').then((module) => module.GiftSheet);

export function GiftButton({ reply, name }: { reply: ConversationReply; name: string }) {
  const t = useTranslations('chat.thread');
  const { gift } = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = gift !== undefined;
  const Sheet = useLazy(loadSheet, open);
  const show = (wanted?: string) =>
    navigate({
      to: '.',
      search: ({ gift: _, ...kept }) => (wanted === undefined ? kept : { ...kept, gift: wanted }),
      replace: true,
    });
  return (
    <>
      <IconButton label={t('composer.gift')} onClick={() => show('open')}>
        <IconGift />
      </IconButton>
      {Sheet && <Sheet reply={reply} name={name} open={open} asked={gift ?? ''} onClose={() => show()} />}
    </>
  );
}
