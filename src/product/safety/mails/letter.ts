import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import type { Translator } from '#platform/i18n/translate.ts';
import type { ReportReason } from '../reports/contract.ts';
import type { Measure } from './mails.ts';

interface Letter {
  headline: string;
  /** Facts, rule, how it was found, and what can be done about it: none of them can be left out. */
  paragraphs: string[];
  redress: string;
}
interface Reader {
  t: Translator<'mails'>;
  formats: FormatLocale;
  site: string;
}

/** Article 17(3) of Regulation (EU) 2022/2065. */
export function restrictionLetter({ t, formats, site }: Reader, params: Measure): Letter {
  const { measure, reason, ground, until, what, words, found } = params;
  const dateOf = (time: string) =>
    new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
  const facts = {
    account: () => t('restriction.account', { reason }),
    photos: () => t('restriction.photos', { site, reason }),
    message: () => t('restriction.message', { date: dateOf(what) }),
    text: () => t('restriction.text', { field: what }),
    words: () => t('restriction.hidden', { field: what }),
    struck: () => t('restriction.hidden', { field: what }),
  };
  const hidden = measure === 'words' || measure === 'struck';
  const written = measure === 'message' || measure === 'text' || hidden;
  const lasts = until ? t('restriction.until', { date: dateOf(until) }) : t('restriction.forGood');
  return {
    headline: t('restriction.headline', { measure }),
    paragraphs: [
      facts[measure](),
      ...(measure === 'account' ? [lasts] : []),
      ...(written ? [t('restriction.written', { reason })] : []),
      ...(measure === 'struck' ? [t('restriction.strike')] : []),
      ...(words ? [words] : []),
      ...(found === 'automated' ? [t(hidden ? 'restriction.pointedText' : 'restriction.pointed')] : []),
      written || found !== 'notice'
        ? t('restriction.decided', { site, ground })
        : t('restriction.basis', { site, ground }),
      t('restriction.object', { measure }),
    ],
    redress: t('restriction.redress'),
  };
}

export const warningLetter = (
  { t, site }: Omit<Reader, 'formats'>,
  { reason, words = '' }: { reason: ReportReason; words?: string | undefined },
): Letter => ({
  headline: t('warning.headline'),
  paragraphs: [t('warning.body', { site, reason }), ...(words ? [words] : []), t('warning.next', { site })],
  redress: t('warning.object'),
});

export const linesOf = ({ headline, paragraphs, redress }: Letter): string[] => [headline, ...paragraphs, redress];
