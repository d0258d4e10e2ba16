import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { noMoreAutoLikes } from '#product/likes/ui/auto-like-memory.ts';
import { NewLikeModal } from '#product/likes/ui/new-like-modal.tsx';
import type { MemberCard } from '#product/members/contract.ts';

interface NewLikeProps {
  profile: MemberCard;
  open: boolean;
  onClose: () => void;
}

export function NewLike({ profile, open, onClose }: NewLikeProps) {
  const shell = useTranslations('pages.shell');
  const navigate = useNavigate();
  if (!useTexts('likes.new')) return null;
  const toMember = (id: number) => {
    onClose();
    navigate({ to: '/members/$id', params: { id: String(id) } });
  };
  return (
    <NewLikeModal
      open={open}
      onClose={onClose}
      closeLabel={shell('close')}
      profile={profile}
      onPhoto={toMember}
      onButton={toMember}
      onRealOnly={() => {
        noMoreAutoLikes(localStorage);
        onClose();
        navigate({ to: '/members', search: { real_only: true } });
      }}
    />
  );
}
