import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DRAWINGS } from './table.ts';

/** All icons as one SVG file of symbols. Line, colour and size come from where one is used. */
export function spriteText(): string {
  const symbols = Object.entries(DRAWINGS).map(([name, Icon]) => {
    const [, inner = ''] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(createElement(Icon))) ?? [];
    if (!inner) throw new Error(`${name} draws nothing.`);
    return `<symbol id="${name}" viewBox="0 0 24 24">${inner.replace(/><\/(path|circle|ellipse|rect|line|polyline|polygon)>/g, '/>')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
