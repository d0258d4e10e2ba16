import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { counterOf } from '../metrics/metrics.ts';

export interface Translated {
  text: string;
  /** Language of the original, ISO 639; null where the translator does not tell. */
  source: string | null;
}

export interface Translator {
  /** @throws when there is no answer, not in time, or one that is none: the same text may succeed later. */
  translate(text: string, language: string): Promise<Translated>;
}

const TRANSLATOR_TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 200_000;

const Answer = z.object({
  translatedText: z.string(),
  detectedLanguage: z.optional(z.object({ language: z.string() })),
});
const CODE = /^[a-z]{2,3}$/;

const count = counterOf<'translated' | 'failed'>(
  'translations_total',
  'Texts given to the translator, by what came of it.',
  'result',
);

export const translatorOf = ({ translate }: Pick<Config, 'translate'>): Translator | null =>
  translate && libreTranslate(translate);

/** One that speaks LibreTranslate's API: https://docs.libretranslate.com/guides/api_usage. It is told the text, and not whose it is. */
function libreTranslate({ url, key }: NonNullable<Config['translate']>): Translator {
  const address = `${url.replace(/\/+$/, '')}/translate`;
  const ask = async (q: string, target: string): Promise<Translated> => {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TRANSLATOR_TIMEOUT_MS),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ q, source: 'auto', target, format: 'text', ...(key && { api_key: key }) }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The translator answered ${response.status}.`);
    }
    const { translatedText: text, detectedLanguage } = z.parse(Answer, JSON.parse(await bodyOf(response)));
    const source = detectedLanguage?.language ?? '';
    return { text, source: CODE.test(source) ? source : null };
  };
  return {
    async translate(text, language) {
      try {
        const translated = await ask(text, language);
        count('translated');
        return translated;
      } catch (error) {
        count('failed');
        throw error;
      }
    },
  };
}

/** An answer that has no end is not waited for. */
async function bodyOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error(`The translator answered more than ${MAX_ANSWER_BYTES} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
