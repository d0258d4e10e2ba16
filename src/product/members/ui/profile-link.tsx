import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { stringifyPlainSearch } from '#platform/http/plain-search.ts';
import { FROM_LIST, type ListContext } from './list-context/list-context.ts';

interface ProfileLinkProps {
  id: number;
  listContext?: ListContext;
  className?: string;
  children?: ReactNode;
}

/**
 * A link to a member's profile. On the server it is the plain anchor that the router's link draws: that one looks up
 * its route for every card, to know what the browser needs when it is hovered or pressed.
 */
export function ProfileLink({ id, listContext = {}, ...rest }: ProfileLinkProps) {
  if (typeof window === 'undefined') return <a {...rest} href={`/members/${id}${stringifyPlainSearch(listContext)}`} />;
  return (
    <Link
      {...rest}
      to="/members/$id"
      params={{ id: String(id) }}
      search={listContext}
      {...(listContext.list && { state: FROM_LIST })}
    />
  );
}
