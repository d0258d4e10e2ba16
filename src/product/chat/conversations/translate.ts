import type { Authenticated, AutocommitCall } from '#platform/call.ts';
import { AppError, busy, notFound, type PlatformError } from '#platform/errors.ts';
import { plainText } from '#platform/plain-text.ts';
import { translatorOf } from '#platform/translation/translator.ts';
import type { ChatError } from '../contract.ts';
import { giveMessages } from '../delivery/queries.ts';
import type { TranslateInput, TranslationReply } from './contract.ts';
import { askTranslation, failTranslation, keepTranslation } from './queries.ts';

/** Messages that a member may have translated in an hour; those that were translated before count for nobody. */
const MAX_TRANSLATIONS_PER_HOUR = 60;

/**
 * Given to the translator only when somebody asks, and without a name. @throws not_found (404): the deployment has no
 * translator; message_not_found (404), rate_limited (429), busy (503): it is being translated; translation_failed
 * (503).
 */
export async function translate(
  { sql, actor, now, locale: language, config, log }: Authenticated<AutocommitCall>,
  { message_id: message }: TranslateInput,
): Promise<TranslationReply> {
  const translator = translatorOf(config);
  if (!translator) throw notFound();
  await giveMessages.one(sql, { member: actor.id, messages: [message] });
  const asked = await askTranslation.one(sql, {
    member: actor.id,
    message,
    language,
    now,
    most: MAX_TRANSLATIONS_PER_HOUR,
  });
  switch (asked?.verdict) {
    case 'known':
      return { text: asked.body, source: asked.source };
    case 'limit':
      throw new AppError<PlatformError>('rate_limited', 429);
    case 'busy':
      throw busy();
    case 'asked':
      break;
    default:
      throw new AppError<ChatError>('message_not_found', 404);
  }
  try {
    const { text, source } = await translator.translate(asked.original, language);
    const body = plainText(text);
    await keepTranslation(sql, { message, language, body, source });
    return { text: body, source };
  } catch (err) {
    log.warn({ err }, 'a message was not translated');
    await failTranslation(sql, { message, language });
    throw new AppError<ChatError>('translation_failed', 503);
  }
}
