import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReadCall } from '#platform/call.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { WordsOfMail } from '#platform/mail/mail-props.ts';
import type { MailTexts, PushKind } from '#product/content/mail-texts/contract.ts';
import { ownMailTexts } from '#product/content/mail-texts/mail-texts.ts';
import { pushWords } from '#product/notifications/push/push-words.ts';

interface PushSamples {
  kind: PushKind;
  locale: Locale;
  texts: MailTexts;
  /** Address of the site's picture that loads nothing. */
  mark: string;
}

const NAME = 'Joost';
const GROUND: CSSProperties = { margin: 0, padding: 16, background: '#e8e8ed', color: '#1c1c1e' };
const CARD: CSSProperties = {
  ...{ display: 'flex', gap: 12, alignItems: 'flex-start', marginBottom: 10, padding: '12px 14px' },
  ...{ borderRadius: 14, background: '#ffffff', font: '14px/1.4 system-ui, sans-serif' },
};
const HOST: CSSProperties = { color: '#6b6b70', fontSize: 12 };

/** Every push of a kind as a system shows it, about people who do not exist; the other kind in the words that it has. */
export async function pushSamples(call: ReadCall, { kind, locale, texts, mark }: PushSamples): Promise<WordsOfMail> {
  const { name: site } = call.site.settings;
  const other = kind === 'push' ? 'push-notice' : 'push';
  const theirs = await ownMailTexts(call, other, locale);
  const t = pushWords(
    call,
    locale,
    kind === 'push' ? { push: texts, 'push-notice': theirs } : { 'push-notice': texts, push: theirs },
  );
  const body = t('body', { site });
  const look = t('look', { site });
  const count = 3;
  const pushes: [string, string][] =
    kind === 'push'
      ? [
          [t('conversation', { name: NAME }), body],
          [t('message', { name: NAME, count: 1 }), body],
          [t('message', { name: NAME, count }), body],
          [t('like', { name: NAME }), look],
          [t('match', { name: NAME }), look],
          [t('newMembers'), look],
        ]
      : [
          [t('notice.unread', { count }), look],
          [t('notice.weekly', { count }), look],
          ...(['photo', 'photoRefused', 'profile', 'likesBack'] as const).map((about): [string, string] => [
            t(`notice.${about}`, { count }),
            look,
          ]),
        ];
  const html = renderToStaticMarkup(
    <html lang={locale}>
      <body style={GROUND}>
        {pushes.map(([title, below]) => (
          <div key={title} style={CARD}>
            <img src={mark} width={36} height={36} alt="" />
            <div>
              <strong>{title}</strong>
              <div>{below}</div>
              <div style={HOST}>{call.site.host}</div>
            </div>
          </div>
        ))}
      </body>
    </html>,
  );
  return { subject: site, html: `<!doctype html>${html}`, text: pushes.flat().join('\n') };
}
