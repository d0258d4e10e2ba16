import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/**
 * A link to a member's profile. On the server it is the plain anchor that the router's link draws: that one looks up
 * its route for every card, to know what the browser needs when it is hovered or pressed.
 */
export function ProfileLink({ id, ...rest }: { id: number; className?: string; children?: ReactNode }) {
  if (typeof window === 'undefined') return <a {...rest} href={`/members/${id}`} />;
  return <Link {...rest} to="/members/$id" params={{ id: String(id) }} />;
}
