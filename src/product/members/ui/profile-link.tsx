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

/** On the server a plain anchor: the router's link would look up its route for every card. */
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
