import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import { StartError } from '#platform/start-error.ts';

export const HELP = `npm run pages -- list                                        all versions, without their texts
npm run pages -- show terms --locale de > terms.md           the newest text of a page
npm run pages -- put terms terms.md --locale de --author "Kim Vos"
npm run pages -- put about about.md --locale en --author "Kim Vos" --from 2027-01-01
npm run pages -- give-back terms --locale de --author "Kim Vos"

--site host    of which site; the default one if not given
--from date    from when it counts, at 00:00 UTC; from now if not given
A page of the law (terms, privacy, faq ...) is at /pages/<name>, any other at /<name>. Every version stays. Given back, a page of
the law has the text again that comes with the product, and any other is gone. docs/operations.md says how a text is written.`;

type Page = { slug: string; locale: Locale };
export type Order = { site: string | undefined } & (
  | { what: 'help' }
  | { what: 'list' }
  | ({ what: 'show' } & Page)
  | ({ what: 'put'; file: string; author: string; from: Date | null } & Page)
  | ({ what: 'give-back'; author: string; from: Date | null } & Page)
);

/** @throws StartError with what is wrong. */
export function parseCommand(given: string[]): Order {
  const { values, positionals } = parsed(given);
  const { site, author = '' } = values;
  const [what = 'help', slug = '', file = '', ...more] = positionals;
  if (what === 'help' || (what === 'list' && !slug)) return { what, site };
  if (more.length || !slug || (file !== '') !== (what === 'put')) throw new StartError(HELP);
  const page = { site, slug, locale: localeIn(values.locale) };
  if (what === 'show') return { what, ...page };
  if (what !== 'put' && what !== 'give-back') throw new StartError(HELP);
  if (!author.trim()) throw new StartError('Say who writes it: --author "Kim Vos".');
  const from = dateIn(values.from);
  return what === 'put' ? { what, ...page, file, author, from } : { what, ...page, author, from };
}

function parsed(given: string[]) {
  const word = { type: 'string' } as const;
  try {
    return parseArgs({
      args: given,
      allowPositionals: true,
      options: { site: word, locale: word, author: word, from: word },
    });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

function localeIn(text: string | undefined): Locale {
  const locale = LOCALES.find((one) => one === text);
  if (!locale) throw new StartError('Say in which language: --locale en, da, de, es, fi, fr, it, nb, nl, pl or sv.');
  return locale;
}

function dateIn(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : Number.NaN);
  if (Number.isNaN(date.getTime())) throw new StartError('--from is a day such as 2027-01-01.');
  return date;
}
