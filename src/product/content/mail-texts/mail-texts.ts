import type { CompiledMessage } from 'icu-minify/format';
import { LRUCache } from 'lru-cache';
import type { ReadCall } from '#platform/call.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import {
  isPushKind,
  MAIL_KINDS,
  type MailKind,
  type MailTexts,
  placeOfKind,
  type TextOfMail,
  textsOfKind,
} from './contract.ts';
import { judgeText } from './judge-text.ts';
import { ownTextsOf } from './queries.ts';

/** Null where its words are fixed. Notices are kinds of their own by what they are about. */
export function kindOfMail(template: string, { about }: Readonly<Record<string, string | number>>): MailKind | null {
  const name = template === 'notice' ? `notice-${about}` : template;
  return MAIL_KINDS.find((kind) => kind === name && !isPushKind(kind)) ?? null;
}

/** In exactly this language; empty where there are none. */
export async function ownMailTexts({ sql, site }: ReadCall, kind: MailKind, locale: Locale): Promise<MailTexts> {
  return (await ownTextsOf.one(sql, { site: site.id, kind, locale }))?.texts ?? {};
}

/** By keys of the namespace. What cannot be read any more is left to the catalogue: it is sent in any case. */
export function messagesOf(
  { log, site }: Pick<ReadCall, 'log' | 'site'>,
  kind: MailKind,
  texts: MailTexts,
): Map<string, CompiledMessage> {
  const messages = new Map<string, CompiledMessage>();
  const { section } = placeOfKind(kind);
  for (const rules of textsOfKind(kind)) {
    const text = texts[rules.name];
    if (text === undefined) continue;
    try {
      messages.set(section ? `${section}.${rules.name}` : rules.name, compiled(kind, text, rules));
    } catch (err) {
      log.error({ err, site: site.id, kind, text: rules.name }, 'an own text of a mail or a push cannot be read');
    }
  }
  return messages;
}

/** Every push of a site needs the same few again. */
const known = new LRUCache<string, CompiledMessage>({ max: 2000 });

/** @throws MailTextError */
function compiled(kind: MailKind, text: string, rules: TextOfMail): CompiledMessage {
  const name = `${kind} ${rules.name} ${text}`;
  const message = known.get(name) ?? judgeText(text, rules);
  known.set(name, message);
  return message;
}
