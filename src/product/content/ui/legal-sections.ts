import type { Messages } from 'use-intl/core';

type LegalPageName = 'terms' | 'privacy';
type Sections<Page extends LegalPageName> = Messages[Page]['sections'];
type Part<Section> = Exclude<keyof Section & string, 'title'>;

/** The sections of a legal page, each with its parts in their order: paragraphs (p) and items of lists (i). */
export type LegalSections<Page extends LegalPageName> = {
  readonly [Id in keyof Sections<Page>]: readonly Part<Sections<Page>[Id]>[];
};

type Id<Page extends LegalPageName> = keyof Sections<Page> & string;
type TitleKey<Page extends LegalPageName> = `sections.${Id<Page>}.title`;
type PartKey<Page extends LegalPageName> = {
  [Name in Id<Page>]: `sections.${Name}.${Part<Sections<Page>[Name]>}`;
}[Id<Page>];

/** Where the texts of each section are. */
export function legalSections<Page extends LegalPageName>(sections: LegalSections<Page>) {
  return Object.entries<readonly string[]>(sections).map(([id, parts]) => ({
    id,
    title: `sections.${id}.title` as TitleKey<Page>,
    parts: parts.map((name) => ({ name, key: `sections.${id}.${name}` as PartKey<Page> })),
  }));
}
