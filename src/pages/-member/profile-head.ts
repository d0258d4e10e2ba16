import type { ProfileView } from '#product/members/contract.ts';
import { memberQuery } from '#product/members/ui/member-query.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';
import type { SettingsView } from '#product/sites/contract.ts';
import { settingsQuery } from '#product/sites/ui/settings.tsx';
import { type LoadedMatch, NOINDEX, pageHead, socialHead } from '../-shell/page-head.ts';
import type { RouterContext } from '../-shell/router-context.ts';

/** Interests that a card names. */
const MOST_INTERESTS = 5;

/**
 * The head of a page about a member. The label of a fictional profile stands in its title, and so wherever the page is
 * named. To visitors it has a card; search engines leave it out unless it is the profile itself and its member allows it.
 * @param of tells it from the profile itself.
 */
export function profileHead(match: LoadedMatch, id: number, of?: string) {
  const { context } = match;
  const { queryClient, transport, t } = context;
  const profile = queryClient.getQueryData(memberQuery(transport, id).queryKey)?.profile;
  const settings = queryClient.getQueryData(settingsQuery(transport).queryKey)?.settings;
  if (!profile || !settings) return pageHead(match, t('members.title'), of);
  const { name, age, fictional, indexable } = profile;
  const label = fictional ? (settings.fictional_singular ?? t('members.fictional.singular')) : null;
  const head = pageHead(match, joined([t('members.profile.nameAge', { name, age }), label]), of);
  const meta = [...head.meta, ...(indexable && of === undefined ? [] : [NOINDEX])];
  const visitor = queryClient.getQueryData(userQuery(transport).queryKey)?.user === null;
  if (!visitor || of !== undefined) return { meta };
  const { main_image: photo } = profile;
  const title = joined([t('members.profile.nameAge', { name, age }), label]);
  const card = socialHead({
    path: `/members/${id}`,
    title,
    description: joined([label, ...wordsOf(context, profile, settings)]) || settings.description,
    site: settings.name,
    image:
      indexable && photo && !photo.locked
        ? { path: settings.cdn_prefix + photo.filename, width: photo.width, height: photo.height, alt: title }
        : null,
  });
  return { ...card, meta: [...meta, ...card.meta] };
}

/** What a visitor reads on the profile: the place, and facts that the site shows. */
function wordsOf({ t }: RouterContext, profile: ProfileView, { visible_profile_fields }: SettingsView): string[] {
  const { city, region, looking_for, interests } = profile;
  const words = [joined([city, visible_profile_fields.includes('region') ? region : null], ', ')];
  if (looking_for && visible_profile_fields.includes('looking_for'))
    words.push(`${t('profile.fact.looking_for')}: ${t(`profile.value.looking_for.${looking_for}`)}`);
  if (visible_profile_fields.includes('interests'))
    words.push(
      joined(
        interests.slice(0, MOST_INTERESTS).map((interest) => interestName(t, interest)),
        ', ',
      ),
    );
  return words;
}

const interestName = (t: RouterContext['t'], interest: ProfileView['interests'][number]) =>
  t(`profile.value.interests.${interest.replaceAll(' ', '_')}` as 'profile.value.interests.art');

const joined = (parts: readonly (string | null)[], between = ' · ') => parts.filter(Boolean).join(between);
