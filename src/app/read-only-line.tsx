import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator, type Messages } from 'use-intl/core';
import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import { OfflineLine, READ_ONLY_ID } from '../pages/-shell/offline-bar.tsx';

/** Landers have styles of their own, without those of the line, and colours that are none of the theme's. */
const ON_LANDER: CSSProperties = {
  ...{ position: 'fixed', insetInline: 12, insetBlockEnd: 12, zIndex: 40, maxInlineSize: 420 },
  ...{ margin: '0 auto', padding: '12px 16px', borderRadius: 12 },
  ...{ background: '#1d1712', color: '#ffffff', fontSize: 14, lineHeight: 1.5, textAlign: 'start' },
};

export function readOnlyLine(messages: object, formats: FormatLocale, isLander: boolean): string {
  const t = createTranslator({ locale: formats, messages: messages as Messages, namespace: 'pages.shell' });
  const text = t('read_only');
  return renderToStaticMarkup(
    <div id={READ_ONLY_ID} role="status">
      {isLander ? <p style={ON_LANDER}>{text}</p> : <OfflineLine what="read_only">{text}</OfflineLine>}
    </div>,
  );
}
