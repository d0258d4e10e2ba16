import { Avatar, type AvatarSize } from '#design/avatar.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { MemberCard } from '../contract.ts';

export function MemberAvatar({ member, size }: { member: Pick<MemberCard, 'name' | 'main_image'>; size: AvatarSize }) {
  const { cdn_prefix: prefix } = useSettings();
  const { name, main_image: photo } = member;
  return <Avatar name={name} src={photo && prefix + photo.thumb_filename} thumbhash={photo?.thumbhash} size={size} />;
}
