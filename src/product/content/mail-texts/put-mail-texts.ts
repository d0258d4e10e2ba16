import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { builtInTexts } from './built-in-texts.ts';
import { type MailKind, type MailTexts, textsOfKind } from './contract.ts';
import { cleanText, judgeText, MailTextError } from './judge-text.ts';
import {
  insertMailTexts,
  lockMailTexts,
  newestMailTexts,
  newestMailVersion,
  textsOfMailVersion,
  versionsOfMail,
} from './queries.ts';

export class MailTextsError extends Error {
  readonly problems: ReadonlyMap<string, MailTextError>;

  constructor(problems: ReadonlyMap<string, MailTextError>) {
    super('texts of a mail are refused');
    this.problems = problems;
  }
}

/** @throws MailTextsError */
export function judgeMailTexts(kind: MailKind, given: MailTexts): MailTexts {
  const problems = new Map<string, MailTextError>();
  const cleaned: MailTexts = {};
  for (const rules of textsOfKind(kind)) {
    const text = cleanText(given[rules.name] ?? '');
    cleaned[rules.name] = text;
    try {
      judgeText(text, rules);
    } catch (error) {
      if (!(error instanceof MailTextError)) throw error;
      problems.set(rules.name, error);
    }
  }
  if (problems.size > 0) throw new MailTextsError(problems);
  return cleaned;
}

interface NewTexts {
  kind: MailKind;
  locale: Locale;
  /** Null gives the mail back to the words that come with the product. */
  texts: MailTexts | null;
  author: string;
  /** 0 for none. */
  seen: number;
}

/** The product's own texts are not stored. @throws MailTextsError, MailTextError mail_text_changed_meanwhile */
export async function putMailTexts(
  { tx, site, now }: WriteCall,
  { kind, locale, texts, author, seen }: NewTexts,
): Promise<{ id: number; version: number; isGivenBack: boolean }> {
  const own = texts && ownOf(kind, locale, judgeMailTexts(kind, texts));
  await lockMailTexts(tx, { site: site.id });
  const newest = await newestMailVersion.one(tx, { site: site.id, kind, locale });
  if ((newest?.version ?? 0) !== seen) throw new MailTextError('mail_text_changed_meanwhile');
  const stored = own && JSON.stringify(own);
  const row = await insertMailTexts.one(tx, { site: site.id, kind, locale, texts: stored, author, now });
  if (!row) throw new Error('The texts were not stored.');
  return { ...row, isGivenBack: own === null };
}

function ownOf(kind: MailKind, locale: Locale, texts: MailTexts): MailTexts | null {
  const builtIn = builtInTexts(kind, locale);
  const own = textsOfKind(kind).flatMap(({ name }) => (texts[name] === builtIn[name] ? [] : [[name, texts[name]]]));
  return own.length > 0 ? Object.fromEntries(own) : null;
}

export const writtenMails = ({ sql, site }: ReadCall) => newestMailTexts(sql, { site: site.id });

export const mailVersions = ({ sql, site }: ReadCall, kind: MailKind, locale: Locale) =>
  versionsOfMail(sql, { site: site.id, kind, locale });

/** Null where it was given back, or there is none. */
export const textsOfVersion = async (
  { sql, site }: ReadCall,
  kind: MailKind,
  locale: Locale,
  version: number,
): Promise<MailTexts | null> =>
  (await textsOfMailVersion.one(sql, { site: site.id, kind, locale, version }))?.texts ?? null;
