import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { wayBack } from '#product/accounts/ui/next-path.ts';
import { usePage } from './use-page.ts';

const PREMIUM = '/premium';

interface PricesLinkProps {
  className?: string;
  children?: ReactNode;
  onClick?: () => void;
}

export function PricesLink(props: PricesLinkProps) {
  const { routesByPath } = useRouter();
  const { path } = usePage();
  const next = useRouterState({ select: ({ location }) => wayBack(location.pathname) });
  const to: string = PREMIUM in routesByPath && path !== PREMIUM ? PREMIUM : '/credits';
  return <Link {...props} to={to as '/credits'} search={next ? { next } : {}} />;
}
