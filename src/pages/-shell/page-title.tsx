import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useBadges } from '#product/likes/ui/badges.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';

export function PageTitle() {
  const t = useTranslations('pages.shell');
  const settings = useSettings();
  const loggedIn = Boolean(useUser()?.profile);
  const { unread_messages: messages, new_likes: likes } = useBadges(loggedIn);
  const own = useRouterState({
    select: (state) => state.matches.flatMap((match) => match.meta ?? []).findLast((entry) => entry?.title)?.title,
  });
  const title = own ?? settings.index_title;
  const full = messages || likes ? t('title', { messages, likes, title }) : title;
  useEffect(() => {
    document.title = full;
  }, [full]);
  useEffect(() => {
    const total = messages + likes;
    // Only installed apps on some systems have a badge; elsewhere the call does not exist or is refused.
    if (total) navigator.setAppBadge?.(total).catch(() => {});
    else navigator.clearAppBadge?.().catch(() => {});
  }, [messages, likes]);
  return null;
}
