import type { Catalogue } from '#platform/i18n/sections.ts';

/** The texts that a page comes with: JSON in the document, no script. */
interface PageTexts {
  /** The sections that the page says. */
  sections: Catalogue;
  /** Where the other ones are, by feature. */
  files: Record<string, string>;
}

export const TEXTS_ID = 'texts';

/** @param sections as JSON that is safe inside a script element already. */
export const pageTextsText = (sections: string, files: Readonly<Record<string, string>>): string =>
  `{"sections":${sections},"files":${JSON.stringify(files)}}`;

/** The texts that came with the page. */
export const readPageTexts = (): PageTexts =>
  JSON.parse(document.getElementById(TEXTS_ID)?.textContent ?? '') as PageTexts;
