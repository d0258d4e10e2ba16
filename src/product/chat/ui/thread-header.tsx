import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { OnlineDot } from '#design/badge.tsx';
import { IconLink } from '#design/icon-button.tsx';
import { IconAccount, IconBack, IconDelete, IconHeart, IconMoreVertical } from '#design/icons.tsx';
import { Menu } from '#design/menu.tsx';
import type { MenuItem } from '#design/menu-list.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useLike } from '#product/likes/ui/like-button.tsx';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { useSafetyItems } from '#product/safety/ui/safety-items.tsx';
import type { ChatProfile, ConversationReply } from '../conversations/contract.ts';
import { IconGift } from '../gifts/ui/gift-icon.tsx';
import { chatFilterOf } from './chat-queries.ts';
import { ChatAvatar } from './chat-rows.tsx';
import { isOver } from './price-line.tsx';

const loadRemoveChat = () => import('./remove-chat-dialog.tsx').then((module) => module.RemoveChatDialog);

const openGifts = (search: object) => ({ ...search, gift: 'open' });

export function ThreadHeader({ reply, name }: { reply: ConversationReply; name: string }) {
  const t = useTranslations('chat.thread');
  const l = useTranslations('likes.actions');
  const { liked, toggle } = useLike(reply.profile);
  const [asking, setAsking] = useState(false);
  const RemoveChat = useLazy(loadRemoveChat, asking);
  const { profile, conversation } = reply;
  // Whose account is not there any more, deleted or not, has no page either, nor who is behind a block.
  const gone = isOver(reply.can_write);
  const { id, gender } = profile;
  const itsPage = { to: '/members/$id', params: { id: String(id) } } as const;
  const safety = useSafetyItems({ member: { id, name, gender }, messages: conversation !== null });
  const items: MenuItem[] = [];
  if (!gone)
    items.push(
      { label: t('menu.profile'), icon: <IconAccount />, link: <Link {...itsPage} /> },
      {
        label: l(liked ? 'unlikeName' : 'likeName', { name }),
        icon: <IconHeart />,
        onSelect: toggle,
      },
    );
  if (conversation)
    items.push({ label: t('menu.remove'), icon: <IconDelete />, tone: 'danger', onSelect: () => setAsking(true) });
  if (!profile.deleted) items.push({ kind: 'line' }, ...safety);
  return (
    <header className="flex min-h-18 shrink-0 flex-wrap items-center gap-3.5 border-line border-b px-5 py-2.5 max-m:min-h-16 max-m:gap-3 max-m:px-2 max-m:py-2">
      <IconLink render={<Link to="/chats" search={chatFilterOf} />} label={t('thread.back')} className="m:hidden">
        <IconBack />
      </IconLink>
      <ChatAvatar profile={profile} size={40} dot={false} />
      <div className="min-w-0 grow basis-20">
        <div className="flex min-w-0 items-center gap-2">
          <h1 className="headline truncate text-t22">
            {gone ? (
              name
            ) : (
              <Link {...itsPage} className="hover:underline">
                {name}
              </Link>
            )}
          </h1>
          <span className="shrink-0">
            <FictionalLabel fictional={profile.fictional} />
          </span>
        </div>
        <Whereabouts profile={profile} />
      </div>
      {conversation && !isOver(reply.can_write) && (
        <IconLink render={<Link to="." search={openGifts} replace />} label={t('composer.gift')}>
          <IconGift />
        </IconLink>
      )}
      {items.length > 0 && <Menu label={t('menu.label', { name })} trigger={<IconMoreVertical />} items={items} />}
      {conversation && RemoveChat && (
        <RemoveChat
          conversationId={conversation.id}
          name={name}
          open
          asking={asking}
          onClose={() => setAsking(false)}
        />
      )}
    </header>
  );
}

function Whereabouts({ profile }: { profile: ChatProfile }) {
  const m = useTranslations('members.list');
  if (profile.deleted) return null;
  if (profile.fictional) return <p className="truncate text-ink-2 text-t13">{m('fictional.answered')}</p>;
  const place = [profile.online && m('online'), profile.city].filter(Boolean).join(', ');
  return (
    <p className="flex min-w-0 items-center gap-2 text-ink-2 text-t13">
      {profile.online && <OnlineDot />}
      <span className="truncate">{place}</span>
    </p>
  );
}
