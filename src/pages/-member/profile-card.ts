import type { ProfileView } from '#product/members/contract.ts';
import type { SettingsView } from '#product/sites/contract.ts';
import type { RouterContext } from '../-shell/router-context.ts';
import { memberCardPath, socialHead } from '../-shell/social-head.ts';

const MAX_INTERESTS = 5;

/** @param title with the label of a fictional one. */
export function profileCard({ t }: RouterContext, profile: ProfileView, settings: SettingsView, title: string) {
  const { id, main_image: photo, indexable, fictional } = profile;
  const label = fictional ? (settings.fictional_singular ?? t('members.list.fictional.singular')) : null;
  return socialHead({
    path: `/members/${id}`,
    title,
    description: joined([label, ...wordsOf(t, profile, settings)]) || settings.description,
    site: settings.name,
    image: indexable && photo && !photo.locked ? { path: memberCardPath(id), alt: title } : null,
  });
}

function wordsOf(t: RouterContext['t'], profile: ProfileView, settings: SettingsView): string[] {
  const { visible_profile_fields, description } = settings;
  const { city, region, looking_for, interests } = profile;
  const words = [joined([city, visible_profile_fields.includes('region') ? region : null], ', ')];
  if (!profile.indexable) return [...words, description];
  if (looking_for && visible_profile_fields.includes('looking_for'))
    words.push(`${t('members.profile.fact.looking_for')}: ${t(`members.profile.value.looking_for.${looking_for}`)}`);
  if (visible_profile_fields.includes('interests'))
    words.push(
      joined(
        interests.slice(0, MAX_INTERESTS).map((interest) => interestName(t, interest)),
        ', ',
      ),
    );
  return words;
}

const interestName = (t: RouterContext['t'], interest: ProfileView['interests'][number]) =>
  t(`members.profile.value.interests.${interest.replaceAll(' ', '_')}` as 'members.profile.value.interests.art');

const joined = (parts: readonly (string | null)[], between = ' · ') => parts.filter(Boolean).join(between);
