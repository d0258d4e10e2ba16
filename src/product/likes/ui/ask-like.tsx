import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { MemberCard } from '#product/members/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useLike } from './like-button.tsx';

interface AskLikeProps {
  member: MemberCard;
  asked: boolean;
  onAnswered: () => void;
}

export function AskLike({ member, asked, onAnswered }: AskLikeProps) {
  const t = useTranslations('likes.actions');
  const user = useUser();
  const { liked, toggle } = useLike(member);
  const yes = () => {
    onAnswered();
    toggle();
  };
  return (
    <Dialog
      open={asked && user !== null && user.profile?.id !== member.id && !liked}
      onClose={onAnswered}
      size="s"
      title={t('ask.title', { name: member.name })}
      description={t('ask.text')}
      closeLabel={t('ask.no')}
      footer={
        <>
          <Button variant="outline" onClick={onAnswered}>
            {t('ask.no')}
          </Button>
          <Button onClick={yes}>{t('ask.yes')}</Button>
        </>
      }
    />
  );
}
