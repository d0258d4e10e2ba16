import type { SignupIntent } from '#product/accounts/ui/login-wall.ts';

export function loginSearch({ kind, member }: SignupIntent, here: string): { next?: string; wish?: 'like' } {
  if (!member) return here.startsWith('/signup') ? {} : { next: here };
  const profile = `/members/${member.id}`;
  if (kind === 'like') return { next: profile, wish: 'like' };
  return { next: kind === 'message' ? `${profile}/chat` : profile };
}
