import type { Locale } from '#platform/i18n/locales.ts';
import type { PushOrder } from './jobs.ts';

export interface Shown {
  kind: PushOrder['kind'];
  title: string;
  body: string;
  url: string;
  tag: string;
}

interface PayloadContext {
  origin: string;
  language: Locale;
  /** Unread messages and new likes, for the badge of the installed app, which no open page may be there to set. */
  badge: number;
}

/** Bytes of a push service's message that our words may take. */
const MAX_PAYLOAD_BYTES = 2890;
/** Bytes of title and body: of the longest that fits. */
const LENGTHS = [
  { title: 320, body: 640 },
  { title: 240, body: 320 },
];
const SHORT = { title: 120, body: 0 };
/** Of RFC 8030: says to browsers that read it that the notification is declared. */
const WEB_PUSH = 8030;

/**
 * With what browsers show without a worker: https://www.w3.org/TR/push-api/#declarative-push-message. One wrong type
 * there, and such a browser shows nothing. @param short for a service that found it too large.
 */
export function payloadOf(shown: Shown, context: PayloadContext, short = false): string {
  if (!short)
    for (const lengths of LENGTHS) {
      const payload = build(shown, context, lengths);
      if (Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES) return payload;
    }
  return build(shown, context, SHORT);
}

function build(shown: Shown, { origin, language: lang, badge }: PayloadContext, lengths: typeof SHORT): string {
  const { kind, url, tag } = shown;
  const title = cut(shown.title, lengths.title) || new URL(origin).host;
  const body = cut(shown.body, lengths.body);
  const icon = '/brand/mark.png';
  const always = kind === 'test';
  return JSON.stringify({
    ...{ web_push: WEB_PUSH, kind, title, body, url, tag, icon, lang, always },
    // WebKit reads these two within the notification, the standard's text beside it.
    ...{ app_badge: badge, mutable: true },
    notification: {
      ...{ title, navigate: new URL(url, origin).href, lang, dir: 'auto', body, tag, icon: new URL(icon, origin).href },
      ...{ app_badge: badge, mutable: true, data: { kind, url, always } },
    },
  });
}

/** By what readers count as characters. */
function cut(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  let kept = '';
  let left = bytes - Buffer.byteLength('…');
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= Buffer.byteLength(segment);
    if (left < 0) break;
    kept += segment;
  }
  return kept && `${kept}…`;
}
