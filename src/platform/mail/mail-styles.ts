import type { CSSProperties } from 'react';
import type { MailColour, MailColours } from './mail-colours.ts';
import { MAIL_WIDTH } from './outlook.ts';

const SANS = 'Figtree, "Helvetica Neue", Arial, sans-serif';
const SERIF = 'Fraunces, Georgia, "Times New Roman", serif';

export interface MailLooks {
  headline: Pick<CSSProperties, 'fontFamily' | 'fontStyle' | 'fontWeight'>;
  /** Pixels, of the sheet and of buttons. */
  corners: { sheet: number; button: number };
}

const FACES = {
  serif: { fontFamily: SERIF, fontWeight: 600 },
  serif_italic: { fontFamily: SERIF, fontWeight: 600, fontStyle: 'italic' },
  sans_light: { fontFamily: SANS, fontWeight: 400 },
  sans_heavy: { fontFamily: SANS, fontWeight: 800 },
} as const satisfies Record<string, MailLooks['headline']>;
const CORNERS = {
  round: { sheet: 16, button: 26 },
  soft: { sheet: 12, button: 12 },
  square: { sheet: 6, button: 6 },
} as const satisfies Record<string, MailLooks['corners']>;

export const mailLooks = (face: keyof typeof FACES, shape: keyof typeof CORNERS): MailLooks => ({
  headline: FACES[face],
  corners: CORNERS[shape],
});

type Styles = Record<
  | (
      | 'page'
      | 'pageCell'
      | 'container'
      | 'mark'
      | 'brand'
      | 'sheet'
      | 'sheetCell'
      | 'heading'
      | 'paragraph'
      | 'note'
      | 'button'
      | 'link'
      | 'footer'
    )
  | ('part' | 'section' | 'list' | 'item'),
  CSSProperties
>;

export function mailStyles({ light }: MailColours, looks = mailLooks('serif', 'round')): Styles {
  const headline: CSSProperties = { ...looks.headline, color: light.ink };
  const paragraph: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: '24px', color: light.ink };
  return {
    page: { backgroundColor: light.paper },
    pageCell: { padding: '24px 12px', fontFamily: SANS },
    container: { maxWidth: MAIL_WIDTH, margin: '0 auto' },
    mark: { display: 'inline-block', verticalAlign: 'middle', marginRight: 12 },
    brand: { ...headline, fontSize: 22, lineHeight: '40px', verticalAlign: 'middle', textDecoration: 'none' },
    sheet: {
      margin: '20px 0',
      backgroundColor: light.surface,
      border: `1px solid ${light.line}`,
      borderRadius: looks.corners.sheet,
      borderCollapse: 'separate',
    },
    sheetCell: { padding: '32px 28px' },
    heading: { ...headline, margin: '0 0 16px', fontSize: 28, lineHeight: '34px', wordBreak: 'break-word' },
    paragraph,
    note: { ...paragraph, margin: '16px 0 0', fontSize: 14, lineHeight: '21px', color: light['ink-2'] },
    button: {
      margin: '8px 0',
      padding: '12px 28px',
      borderRadius: looks.corners.button,
      backgroundColor: light['primary-fill'],
      color: light['on-primary'],
      fontSize: 16,
      lineHeight: '20px',
      fontWeight: 600,
      textAlign: 'center',
    },
    link: { color: light.primary, wordBreak: 'break-word' },
    part: {
      ...headline,
      margin: '28px 0 12px',
      paddingTop: 24,
      borderTop: `1px solid ${light.line}`,
      fontSize: 20,
      lineHeight: '26px',
    },
    section: { margin: '20px 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600, color: light.ink },
    list: { margin: '0 0 16px', paddingInlineStart: 20, color: light.ink },
    item: { margin: '0 0 8px', fontSize: 16, lineHeight: '24px', color: light.ink },
    footer: { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: light['ink-3'] },
  };
}

const CLASSES = {
  'm-paper': { 'background-color': 'paper' },
  'm-surface': { 'background-color': 'surface', 'border-color': 'line' },
  'm-ink': { color: 'ink' },
  'm-rule': { color: 'ink', 'border-color': 'line' },
  'm-ink-2': { color: 'ink-2' },
  'm-ink-3': { color: 'ink-3' },
  'm-link': { color: 'primary' },
  'm-button': { 'background-color': 'primary-fill', color: 'on-primary' },
} as const satisfies Record<string, Record<string, MailColour>>;

export type MailClass = keyof typeof CLASSES;

/** Outlook's apps tell the dark by attributes: `data-ogsc` where they have changed a text, `data-ogsb` a ground. */
export function mailSheet({ light, dark }: MailColours): string {
  const rules = (before: string) =>
    Object.entries<Partial<Record<string, MailColour>>>(CLASSES).map(([name, looks]) => {
      const parts = Object.entries(looks).map(
        ([property, colour]) => colour && `${property}:${dark[colour]}!important`,
      );
      return `${before}.${name}{${parts.join(';')}}`;
    });
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `body.m-paper{background-color:${light.paper}}`,
    `@media (prefers-color-scheme:dark){${rules('').join('')}}`,
    ...rules('[data-ogsc] '),
    ...rules('[data-ogsb] '),
  ].join('');
}
