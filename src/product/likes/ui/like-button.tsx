import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { IconButton } from '#design/icon-button.tsx';
import { IconHeart } from '#design/icons.tsx';
import { HeartSymbol } from '#design/symbols.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { askToJoin } from '#product/accounts/ui/login-wall.ts';
import type { MemberCard } from '#product/members/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { changeLike } from './change-like.ts';

export function useLike(member: MemberCard): { liked: boolean; toggle: () => void } {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const user = useUser();
  const t = useTranslations('likes.actions');
  const toggle = () => {
    if (user) {
      changeLike({ queryClient, transport, failed: t('failed') }, member, !member.liked);
      return;
    }
    const image = member.main_image?.thumb_filename ?? null;
    askToJoin({ kind: 'like', member: { id: member.id, name: member.name, image, fictional: member.fictional } });
  };
  return { liked: member.liked, toggle };
}

export function LikeButton({ member }: { member: MemberCard }) {
  const { liked, toggle } = useLike(member);
  const t = useTranslations('likes.actions');
  return (
    <IconButton
      label={t(liked ? 'unlikeName' : 'likeName', { name: member.name })}
      variant={liked ? 'paper' : 'glass'}
      aria-pressed={liked}
      onClick={toggle}
    >
      {liked ? <HeartSymbol className="fill-current" /> : <HeartSymbol />}
    </IconButton>
  );
}

export function LikeAction({ member, compact = false }: { member: MemberCard; compact?: boolean }) {
  const { liked, toggle } = useLike(member);
  const t = useTranslations('likes.actions');
  const heart = <IconHeart className={cx(liked && 'fill-current text-primary')} />;
  if (compact) {
    return (
      <IconButton
        label={t(liked ? 'unlikeName' : 'likeName', { name: member.name })}
        variant="outline"
        size="l"
        aria-pressed={liked}
        onClick={toggle}
      >
        {heart}
      </IconButton>
    );
  }
  return (
    <Button variant="outline" wide icon={heart} aria-pressed={liked} onClick={toggle}>
      {t(liked ? 'liked' : 'like')}
    </Button>
  );
}
