import type { ReadCall } from '#platform/call.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { withOwnMessages } from '#platform/i18n/own-messages.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { Translator } from '#platform/i18n/translate.ts';
import type { MailTexts, PushKind } from '#product/content/mail-texts/contract.ts';
import { messagesOf } from '#product/content/mail-texts/mail-texts.ts';

const textsOf = serverText('notifications.push');

export function pushWords(
  call: Pick<ReadCall, 'log' | 'site'>,
  language: Locale,
  own: Record<PushKind, MailTexts | null>,
): Translator<'notifications.push'> {
  const { name, country } = call.site.settings;
  const formats = formatLocaleOf(language, country);
  const t = textsOf(formats);
  const written = (['push', 'push-notice'] as const).flatMap((kind) => {
    const texts = own[kind];
    return texts ? [...messagesOf(call, kind, texts)] : [];
  });
  return written.length > 0 ? withOwnMessages(t, { messages: new Map(written), formats, values: { site: name } }) : t;
}
