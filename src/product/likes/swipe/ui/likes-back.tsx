import type { QueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { closeToast, toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { playSwipe } from '../contract.ts';

export function sayLikesAreBack(queryClient: QueryClient): void {
  queryClient.invalidateQueries({ queryKey: keyOf(playSwipe) });
  if (window.location.pathname === '/swipe-game') return;
  const id: number = toast({ tone: 'like', title: <LikesBack onLeave={() => closeToast(id)} />, lasts: null });
}

function LikesBack({ onLeave }: { onLeave: () => void }) {
  return useTexts('likes.swipe') ? <Said onLeave={onLeave} /> : null;
}

function Said({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('likes.swipe');
  return (
    <>
      {t('back')}{' '}
      <Link to="/swipe-game" search={{}} onClick={onLeave} className="underline">
        {t('play')}
      </Link>
    </>
  );
}
