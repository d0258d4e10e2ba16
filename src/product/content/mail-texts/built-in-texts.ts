import { type Messages, readCatalogue } from '#platform/i18n/catalogue.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { MAIL_KINDS, type MailKind, type MailTexts, placeOfKind, textsOfKind } from './contract.ts';

const known = new Map<Locale, Map<MailKind, Required<MailTexts>>>();

export function builtInTexts(kind: MailKind, locale: Locale): MailTexts {
  const read = known.get(locale) ?? readKinds(locale);
  known.set(locale, read);
  return read.get(kind) ?? {};
}

function readKinds(locale: Locale): Map<MailKind, Required<MailTexts>> {
  const catalogue = readCatalogue(locale);
  return new Map(
    MAIL_KINDS.map((kind) => {
      const { namespace, section } = placeOfKind(kind);
      const texts = `${namespace}.${section}`
        .split('.')
        .filter(Boolean)
        .reduce<Messages>((messages, word) => partOf(messages[word]), catalogue);
      return [
        kind,
        Object.fromEntries(textsOfKind(kind).map(({ name }) => [name, texts[name]])) as Required<MailTexts>,
      ];
    }),
  );
}

const partOf = (messages: Messages[string] | undefined): Messages => (typeof messages === 'object' ? messages : {});
