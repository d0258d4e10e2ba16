import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { closeLoginWall, type Wish } from '#product/accounts/ui/login-wall.ts';
import { beginLike } from '#product/likes/ui/like-wish.ts';
import { loginSearch } from './login-search.ts';

interface LoginInsteadProps {
  wish: Wish;
  className: string;
  children: ReactNode;
}

/** The way to log in instead, with the wish in the hand. */
export function LoginInstead({ wish, className, children }: LoginInsteadProps) {
  const here = useRouterState({ select: (state) => state.location.href });
  const goOn = () => {
    if (wish.kind === 'like' && wish.member) beginLike(sessionStorage, wish.member.id);
    closeLoginWall();
  };
  return (
    <Link to="/login" search={loginSearch(wish, here)} onClick={goOn} className={className}>
      {children}
    </Link>
  );
}

/** Below the form; where there is little room, until it is begun. */
export function HaveAccount({ wish }: { wish: Wish }) {
  const t = useTranslations('signup.form');
  return (
    <p className="mt-1 text-center text-t14 short:mt-0 short:[[data-begun]+&]:hidden s:mt-4">
      <LoginInstead
        wish={wish}
        className="inline-flex min-h-11 items-center px-3 font-semibold text-primary hover:underline"
      >
        {t('have')}
      </LoginInstead>
    </p>
  );
}
