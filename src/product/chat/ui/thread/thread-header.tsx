import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { OnlineDot } from '#design/badge.tsx';
import { IconLink } from '#design/icon-button.tsx';
import { IconAccount, IconBack, IconDelete, IconMoreVertical } from '#design/icons.tsx';
import { Menu, type MenuItem } from '#design/menu.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ChatProfile, ConversationReply } from '../../contract.ts';
import { ChatAvatar } from '../chat-avatar.tsx';
import { RemoveChat } from '../remove-chat.tsx';

/** Whom the conversation is with, and what can be done with it. */
export function ThreadHeader({ reply, name }: { reply: ConversationReply; name: string }) {
  const t = useTranslations('chat');
  const [asking, setAsking] = useState(false);
  const { profile, conversation } = reply;
  const toProfile = <Link to="/members/$id" params={{ id: String(profile.id) }} />;
  const items: MenuItem[] = [];
  if (!profile.deleted) items.push({ label: t('menu.profile'), icon: <IconAccount />, link: toProfile });
  if (conversation)
    items.push({ label: t('menu.remove'), icon: <IconDelete />, tone: 'danger', onSelect: () => setAsking(true) });
  return (
    <header className="flex min-h-18 shrink-0 items-center gap-3.5 border-line border-b px-5 py-2.5 max-m:min-h-16 max-m:gap-3 max-m:px-2 max-m:py-2">
      <IconLink render={<Link to="/chats" />} label={t('thread.back')} className="m:hidden">
        <IconBack />
      </IconLink>
      <ChatAvatar profile={profile} size={40} dot={false} />
      <div className="min-w-0 flex-1">
        <h1 className="headline truncate text-t22">
          <ProfileLink profile={profile}>{name}</ProfileLink>
        </h1>
        <Whereabouts profile={profile} />
      </div>
      {items.length > 0 && <Menu label={t('menu.label', { name })} trigger={<IconMoreVertical />} items={items} />}
      {conversation && (
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

function ProfileLink({ profile, children }: { profile: ChatProfile; children: ReactNode }) {
  if (profile.deleted) return children;
  return (
    <Link to="/members/$id" params={{ id: String(profile.id) }} className="hover:underline">
      {children}
    </Link>
  );
}

/** “Online, Velp”; of a fictional profile who runs it. */
function Whereabouts({ profile }: { profile: ChatProfile }) {
  const t = useTranslations('chat');
  const m = useTranslations('members');
  const { name: site } = useSettings();
  if (profile.deleted) return null;
  if (profile.fictional)
    return (
      // Where both do not fit on one line the second gives way as a whole: the notice below says the same.
      <p className="flex h-6 min-w-0 flex-wrap gap-x-2 overflow-hidden text-ink-2 text-t13 *:flex *:h-6 *:items-center">
        <span>
          <FictionalLabel fictional />
        </span>
        <span>{t('thread.runBy', { site })}</span>
      </p>
    );
  const place = [profile.online && m('online'), profile.city].filter(Boolean).join(', ');
  return (
    <p className="flex min-w-0 items-center gap-2 text-ink-2 text-t13">
      {profile.online && <OnlineDot />}
      <span className="truncate">{place}</span>
    </p>
  );
}
