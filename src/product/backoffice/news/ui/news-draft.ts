import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import type { SendNewsInput } from '../contract.ts';

export type NewsWords = { subject: string; text: string };

export interface NewsDraft {
  site: number;
  kind: SendNewsInput['kind'];
  path: string;
  code: string;
  texts: Partial<Record<Locale, NewsWords>>;
  /** As the field for a date and time has it, in the browser's own time; empty for now. */
  starts: string;
}

export const isWritten = (words: NewsWords | undefined): boolean =>
  words !== undefined && (words.subject.trim() !== '' || words.text.trim() !== '');

export const writtenIn = ({ texts }: NewsDraft): Locale[] => LOCALES.filter((locale) => isWritten(texts[locale]));

export function inputOf(draft: NewsDraft): Omit<SendNewsInput, 'key'> {
  const { site, kind, path, starts } = draft;
  return {
    ...{ site, kind, path },
    code: codeOf(draft),
    texts: writtenIn(draft).map((locale) => ({ locale, subject: '', text: '', ...draft.texts[locale] })),
    starts: starts === '' ? null : new Date(starts).getTime(),
  };
}

export const codeOf = ({ kind, code }: NewsDraft): string | null =>
  kind === 'promotions' && code.trim() !== '' ? code.trim().toUpperCase() : null;
