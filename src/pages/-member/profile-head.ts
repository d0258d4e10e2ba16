import { memberQuery } from '#product/members/ui/member-query.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';
import { settingsQuery } from '#product/sites/ui/settings.tsx';
import { type LoadedMatch, NOINDEX, pageHead } from '../-shell/page-head.ts';

/** Search engines leave it out unless it is the profile and its member allows it. @param of tells it from that. */
export function profileHead(match: LoadedMatch, id: number, of?: string) {
  const { context } = match;
  const { queryClient, transport, t } = context;
  const profile = queryClient.getQueryData(memberQuery(transport, id).queryKey)?.profile;
  const settings = queryClient.getQueryData(settingsQuery(transport).queryKey)?.settings;
  if (!profile || !settings) return pageHead(match, t('members.list.title'), of);
  const name = t('members.list.profile.nameAge', { name: profile.name, age: profile.age });
  const label = settings.fictional_singular ?? t('members.list.fictional.singular');
  const title = profile.fictional ? `${name} · ${label}` : name;
  const head = pageHead(match, title, of);
  // The rest is for who reads the document alone: the browser draws nothing of it.
  if (typeof window !== 'undefined') return head;
  const meta = [...head.meta, ...(profile.indexable && of === undefined ? [] : [NOINDEX])];
  const visitor = queryClient.getQueryData(userQuery(transport).queryKey)?.user === null;
  if (!visitor || of !== undefined) return { meta };
  return import('./profile-card.ts').then(({ profileCard }) => {
    const card = profileCard(context, profile, settings, title);
    return { ...card, meta: [...meta, ...card.meta] };
  });
}
