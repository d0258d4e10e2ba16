import type { Catalogue } from '#platform/i18n/sections.ts';

interface PageTexts {
  sections: Catalogue;
  files: Record<string, string>;
}

export const TEXTS_ID = 'texts';

/** @param sections as JSON that is safe inside a script element already. */
export const pageTextsText = (sections: string, files: Readonly<Record<string, string>>): string =>
  `{"sections":${sections},"files":${JSON.stringify(files)}}`;

export const readPageTexts = (): PageTexts =>
  JSON.parse(document.getElementById(TEXTS_ID)?.textContent ?? '') as PageTexts;
