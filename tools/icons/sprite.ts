import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DRAWINGS, STAFF_DRAWINGS } from './table.ts';

/** The files of icons, each with what is drawn in it. No member loads that of the staff. */
export const SPRITES: Readonly<Record<string, Readonly<Record<string, ComponentType>>>> = {
  'src/design/icons.svg': DRAWINGS,
  'src/product/backoffice/desk/ui/icons.svg': STAFF_DRAWINGS,
};

/** Icons as one SVG file of symbols. Line, colour and size come from where one is used. */
export function spriteText(drawings: Readonly<Record<string, ComponentType>>): string {
  const symbols = Object.entries(drawings).map(([name, Icon]) => {
    const [, inner = ''] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(createElement(Icon))) ?? [];
    if (!inner) throw new Error(`${name} draws nothing.`);
    return `<symbol id="${name}" viewBox="0 0 24 24">${inner.replace(/><\/(path|circle|ellipse|rect|line|polyline|polygon)>/g, '/>')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
