import type { ReadCall } from '#platform/call.ts';
import { escapeHtml } from '#platform/http/escape-html.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { WordsOfMail } from '#platform/mail/mail-props.ts';
import type { MailTexts, PushKind } from '#product/content/mail-texts/contract.ts';
import { ownMailTexts } from '#product/content/mail-texts/mail-texts.ts';
import { pushWords } from '#product/notifications/push/push-words.ts';

interface PushSamples {
  kind: PushKind;
  locale: Locale;
  texts: MailTexts;
  mark: string;
}

const NAME = 'Joost';
const GROUND = 'margin:0;padding:16px;background:#e8e8ed;color:#1c1c1e;font:14px/1.4 system-ui,sans-serif';
const CARD = 'display:flex;gap:12px;margin-bottom:10px;padding:12px 14px;border-radius:14px;background:#ffffff';
const HOST = 'color:#6b6b70;font-size:12px';

export async function pushSamples(call: ReadCall, { kind, locale, texts, mark }: PushSamples): Promise<WordsOfMail> {
  const { host, settings } = call.site;
  const site = settings.name;
  const other = kind === 'push' ? 'push-notice' : 'push';
  const theirs = await ownMailTexts(call, other, locale);
  const own = kind === 'push' ? { push: texts, 'push-notice': theirs } : { push: theirs, 'push-notice': texts };
  const t = pushWords(call, locale, own);
  const body = t('body', { site });
  const look = t('look', { site });
  const name = NAME;
  const count = 3;
  const notices = ['unread', 'weekly', 'photo', 'photoRefused', 'profile', 'likesBack'] as const;
  const pushes =
    kind === 'push'
      ? [
          [t('conversation', { name }), body],
          [t('message', { name, count: 1 }), body],
          [t('message', { name, count }), body],
          [t('like', { name }), look],
          [t('match', { name }), look],
          [t('newMembers'), look],
        ]
      : notices.map((about) => [t(`notice.${about}`, { count }), look]);
  const cards = pushes.map(([title = '', below = '']) => {
    const words = `<strong>${escapeHtml(title)}</strong><div>${escapeHtml(below)}</div><div style="${HOST}">${escapeHtml(host)}</div>`;
    return `<div style="${CARD}"><img src="${mark}" width="36" height="36" alt=""><div>${words}</div></div>`;
  });
  const html = `<!doctype html><html lang="${locale}"><body style="${GROUND}">${cards.join('')}</body></html>`;
  return { subject: site, html, text: pushes.flat().join('\n') };
}
