import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ButtonLook, LinkButton } from '#design/button.tsx';
import { askToJoin } from './login-wall.ts';

interface JoinLinkProps extends ButtonLook {
  plain?: boolean;
  className?: string;
  children: ReactNode;
}

export function JoinLink({ plain = false, children, ...look }: JoinLinkProps) {
  return (
    <LinkButton
      {...look}
      render={
        <Link
          to="/signup"
          onClick={(event) => {
            if (plain || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            askToJoin({ kind: 'join' });
          }}
        />
      }
    >
      {children}
    </LinkButton>
  );
}
