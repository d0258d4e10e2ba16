import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { closeLoginWall, type SignupIntent } from '#product/accounts/ui/login-wall.ts';
import { beginLike } from '#product/likes/ui/begun-like.ts';
import { loginSearch } from './login-search.ts';

interface LoginInsteadProps {
  intent: SignupIntent;
  className: string;
  children: ReactNode;
}

export function LoginInstead({ intent, className, children }: LoginInsteadProps) {
  const here = useRouterState({ select: (state) => state.location.href });
  const goOn = () => {
    if (intent.kind === 'like' && intent.member) beginLike(sessionStorage, intent.member.id);
    closeLoginWall();
  };
  return (
    <Link to="/login" search={loginSearch(intent, here)} onClick={goOn} className={className}>
      {children}
    </Link>
  );
}

export function HaveAccount({ intent }: { intent: SignupIntent }) {
  const t = useTranslations('signup.form');
  return (
    <p className="mt-1 text-center text-t14 short:mt-0 short:[[data-begun]+&]:hidden s:mt-4">
      <LoginInstead
        intent={intent}
        className="inline-flex min-h-11 items-center px-3 font-semibold text-primary hover:underline"
      >
        {t('have')}
      </LoginInstead>
    </p>
  );
}
