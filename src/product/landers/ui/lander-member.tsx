import { FictionalIcon, useFictionalWord } from '#product/members/ui/fictional-label.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { LanderMember } from '../contract.ts';

/** Widths in pixels of the stored pictures. */
const CARD_WIDTH = 480;
const THUMB_WIDTH = 96;

interface LanderPhotoProps {
  member: LanderMember;
  sizes: string;
  className?: string;
  first?: boolean;
}

export function LanderPhoto({
  member: { name, main_image: photo },
  sizes,
  className,
  first = false,
}: LanderPhotoProps) {
  const { cdn_prefix: prefix } = useSettings();
  if (!photo) return null;
  const card = prefix + photo.thumb_filename;
  const large = photo.width > CARD_WIDTH ? `, ${prefix}${photo.filename} ${photo.width}w` : '';
  return (
    <img
      src={card}
      srcSet={`${card.replace('/card.', '/thumb.')} ${THUMB_WIDTH}w, ${card} ${CARD_WIDTH}w${large}`}
      sizes={sizes}
      alt={name}
      width={3}
      height={4}
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      className={className}
    />
  );
}

export function LanderLabel({ member }: { member: LanderMember }) {
  const word = useFictionalWord();
  if (!member.fictional) return null;
  return (
    <span className="lander-fictional">
      <FictionalIcon />
      {word}
    </span>
  );
}
