import { Avatar, type AvatarSize } from '#design/avatar.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ChatProfile } from '../contract.ts';

/** The other side's face, with a dot while they are here. The name stands beside it. */
export function ChatAvatar({ profile, size, dot }: { profile: ChatProfile; size: AvatarSize; dot: boolean }) {
  const t = useTranslations('members.list');
  const { cdn_prefix: prefix } = useSettings();
  const name = useChatName()(profile);
  const photo = profile.main_image;
  return (
    <Avatar
      name={name}
      src={photo && prefix + photo.thumb_filename}
      thumbhash={photo?.thumbhash}
      size={size}
      online={dot && profile.online && t('online')}
    />
  );
}

/** The other side's name; of a deleted member only that remains. */
export function useChatName(): (profile: Pick<ChatProfile, 'name' | 'deleted'>) => string {
  const t = useTranslations('chat.thread');
  return (profile) => (profile.deleted ? t('deletedMember') : profile.name);
}
