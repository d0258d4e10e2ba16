import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { closeLoginWall, type Wish } from '#product/accounts/ui/login-wall.ts';
import { beginLike } from '#product/likes/ui/like-wish.ts';
import { loginSearch } from './login-search.ts';

/** The way to log in instead, with the wish in the hand. */
export function HaveAccount({ wish }: { wish: Wish }) {
  const t = useTranslations('signup');
  const here = useRouterState({ select: (state) => state.location.href });
  const goOn = () => {
    if (wish.kind === 'like' && wish.member) beginLike(sessionStorage, wish.member.id);
    closeLoginWall();
  };
  return (
    <p className="mt-4 text-center text-t14">
      <Link
        to="/login"
        search={loginSearch(wish, here)}
        onClick={goOn}
        className="inline-flex min-h-11 items-center px-3 font-semibold text-primary hover:underline"
      >
        {t('have')}
      </Link>
    </p>
  );
}
