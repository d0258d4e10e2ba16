import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { isChatPath, safeNextPath } from '#product/accounts/ui/next-path.ts';
import { likeMember } from '#product/likes/contract.ts';
import { afterLogin, takeBegunLike } from '#product/likes/ui/begun-like.ts';
import type { LoginReply } from '#product/members/user/contract.ts';
import type { DemoLoginsReply } from '#product/members/user/ui/demo-logins.tsx';
import { LoginForm } from '#product/members/user/ui/login-form.tsx';
import { LoginScreen } from '#product/members/user/ui/login-screen.tsx';
import { userQuery } from '#product/members/user/ui/user.tsx';
import { settingsQuery } from '#product/sites/ui/settings.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';

interface LoginSearch {
  next?: string;
  /** What to do for the member whose profile `next` is; asked there, unless it was begun in this visit. */
  wish?: 'like';
  ended?: true;
}

function readLoginSearch(raw: Record<string, unknown>): LoginSearch {
  const next = safeNextPath(raw.next);
  return {
    ...(next && { next }),
    ...(raw.wish === 'like' && { wish: 'like' }),
    ...((raw.ended === true || raw.ended === 'true') && { ended: true }),
  };
}

export const Route = createFileRoute('/login')({
  validateSearch: knownSearch(['next', 'wish', 'ended'], readLoginSearch),
  beforeLoad: ({ context }) => context.texts('accounts.login', 'accounts.demo'),
  loaderDeps: ({ search: { next } }) => ({ next }),
  loader: async ({ context: { queryClient, transport }, deps }) => {
    const { user } = await queryClient.ensureQueryData(userQuery(transport));
    if (user) throw redirect({ href: deps.next ?? '/members' });
    const { settings } = await queryClient.ensureQueryData(settingsQuery(transport));
    if (!settings.demo) return { demo: null };
    const reply = await transport.get<DemoLoginsReply>('/api/demo-logins.php').catch(() => null);
    return { demo: reply?.logins ?? null };
  },
  head: ({ match }) => pageHead(match, match.context.t('accounts.login.title')),
  component: LoginPage,
});

function LoginPage() {
  const { next = '/members', wish, ended = false } = Route.useSearch();
  const { demo } = Route.useLoaderData();
  const transport = useTransport();
  const goOn = async ({ secure_first }: LoginReply) => {
    // Staff of a live site have nothing to do elsewhere before they have a passkey or codes.
    if (secure_first) return location.assign('/profile/security');
    const after = afterLogin(next, wish, (member) => takeBegunLike(sessionStorage, member));
    // A like that is no longer possible must not keep anybody out.
    if (after.like !== null) await transport.call(likeMember, { profile_id: after.like }).catch(() => null);
    // A full load: in the member's own language, and with nothing left of the visitor.
    location.assign(after.next);
  };
  return (
    <LoginScreen forChat={isChatPath(next)} ended={ended}>
      <LoginForm demo={demo} onLoggedIn={goOn} onClosed={(page) => location.assign(page)} />
    </LoginScreen>
  );
}
