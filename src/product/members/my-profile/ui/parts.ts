import { FIELD_NAMES, type FieldName, PROFILE_FIELDS, type ProfileFields } from '#product/sites/profiles/contract.ts';
import { isShown, type ShownSettings } from '../../contract.ts';
import type { MyProfile } from '../contract.ts';
import { SECTIONS, type Section } from './sections.ts';

export const FACT_NAMES = FIELD_NAMES.filter((name): name is FactName => {
  const { kind, shown } = PROFILE_FIELDS[name];
  return kind === 'choice' && shown === 'fact';
});
export type FactName = {
  [Name in FieldName]: ProfileFields[Name] extends { kind: 'choice'; shown: 'fact' } ? Name : never;
}[FieldName];

export const factsOf = ({ visible_profile_fields: visible }: ShownSettings): FactName[] =>
  visible.flatMap((name) => FACT_NAMES.filter((fact) => fact === name));

export const sectionsOf = (site: ShownSettings): Section[] =>
  SECTIONS.filter((name) => {
    if (name === 'facts') return factsOf(site).length > 0 || isShown('languages', site);
    return name === 'basics' || name === 'home' || isShown(name, site);
  });

const PARTS = ['photo', 'about', 'seeking', 'interests', 'facts', 'languages', 'home'] as const;
export type PartName = (typeof PARTS)[number];

export interface Part {
  name: PartName;
  filled: boolean;
  missing: FactName[];
}

/** @param photos how many wait or are shown. */
export function partsOf(profile: MyProfile, photos: number, site: ShownSettings): Part[] {
  const missing = factsOf(site).filter((name) => profile[name] === null);
  const filled: Record<PartName, boolean> = {
    photo: photos > 0,
    about: profile.texts.about !== null,
    seeking: profile.texts.seeking !== null,
    interests: profile.interests.length > 0,
    facts: missing.length === 0,
    languages: profile.languages.length > 0,
    home: profile.city !== null,
  };
  const shown = (name: PartName): boolean => {
    if (name === 'facts') return factsOf(site).length > 0;
    return name === 'photo' || name === 'home' || isShown(name, site);
  };
  return PARTS.filter(shown).map((name) => ({ name, filled: filled[name], missing: name === 'facts' ? missing : [] }));
}

export const SECTION_OF: Readonly<Record<Exclude<PartName, 'photo'>, Section>> = {
  about: 'about',
  seeking: 'seeking',
  interests: 'interests',
  facts: 'facts',
  languages: 'facts',
  home: 'home',
};
