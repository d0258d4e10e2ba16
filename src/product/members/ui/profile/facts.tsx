import { Chip } from '#design/chip.tsx';
import { FactList } from '#design/fact-list.tsx';
import { InterestIcon } from '#design/interest-icons.tsx';
import { SectionHeading } from '#design/layout.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { REGION_KIND, type RegionKind } from '#product/geo/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ProfileView } from '../../contract.ts';

/** The key of an interest's text: `one night stand` is `one_night_stand`. */
const keyOf = (interest: string) => interest.replaceAll(' ', '_');

export function Interests({ profile }: { profile: ProfileView }) {
  const t = useTranslations('profile');
  if (!profile.interests.length) return null;
  const shared = new Set(profile.shared_interests);
  return (
    <section aria-labelledby="interests">
      <SectionHeading
        id="interests"
        action={shared.size > 0 && <span className="text-ink-2 text-t14">{t('inCommon', { count: shared.size })}</span>}
      >
        {t('interests')}
      </SectionHeading>
      <ul className="flex flex-wrap gap-2">
        {profile.interests.map((interest) => (
          <li key={interest} className="max-w-full">
            <Chip icon={<InterestIcon slug={interest} />} marked={shared.has(interest)} markedLabel={t('shared')}>
              {t(`interest.${keyOf(interest)}`)}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The facts that the site shows, in its order; those a member did not give are left out. A region is called as in its country. */
export function Facts({ profile }: { profile: ProfileView }) {
  const t = useTranslations('profile');
  const members = useTranslations('members');
  const locale = useLocale();
  const { visible_profile_fields: fields } = useSettings();
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const values: Record<string, string | null | undefined> = {
    looking_for: profile.looking_for && t(`lookingFor.${profile.looking_for}`),
    relationship_status: profile.relationship_status && t(`relationshipStatus.${profile.relationship_status}`),
    sexuality: t(`sexuality.${profile.sexuality}`),
    hair_color: profile.hair_color && t(`hairColor.${profile.hair_color}`),
    eye_color: profile.eye_color && t(`eyeColor.${profile.eye_color}`),
    body_type: profile.body_type && t(`bodyType.${profile.body_type}`),
    region: profile.region,
    languages: profile.languages.length
      ? list.format(profile.languages.map((code) => languages.of(code) ?? code))
      : null,
  };
  const kinds: Partial<Record<string, RegionKind>> = REGION_KIND;
  const nameOf = (key: string) =>
    key === 'region' ? members(`region.${kinds[profile.country] ?? 'region'}`) : t(`fact.${key}`);
  const facts = fields.flatMap((key) => {
    const value = values[key];
    return value ? [{ key, name: nameOf(key), value }] : [];
  });
  if (!facts.length) return null;
  const half = Math.ceil(facts.length / 2);
  return (
    <section aria-labelledby="facts">
      <SectionHeading id="facts">{t('facts')}</SectionHeading>
      <div className="grid gap-x-10 gap-y-2.5 m:grid-cols-2">
        <FactList facts={facts.slice(0, half)} />
        <hr className="border-line m:hidden" />
        <FactList facts={facts.slice(half)} />
      </div>
    </section>
  );
}
