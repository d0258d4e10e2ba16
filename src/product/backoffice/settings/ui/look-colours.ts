import { contrast, type Oklch, oklchToHex, parseOklch } from '#design/colour.ts';
import { siteTokens } from '#design/site-colours.ts';

type Theme = 'light' | 'dark';
/** What stands in tokens.css, which tests compare with these. */
export const PRODUCT_TOKENS: Record<Theme, Record<string, string>> = {
  light: {
    paper: 'oklch(0.981 0.007 78)',
    primary: 'oklch(0.45 0.165 264)',
    'primary-fill': 'oklch(0.45 0.165 264)',
    'on-primary': 'oklch(0.99 0.004 264)',
    secondary: 'oklch(0.815 0.145 80)',
    'on-secondary': 'oklch(0.27 0.055 62)',
  },
  dark: {
    paper: 'oklch(0.168 0.008 58)',
    primary: 'oklch(0.775 0.102 262)',
    'primary-fill': 'oklch(0.545 0.168 264)',
    'on-primary': 'oklch(0.99 0.004 264)',
    secondary: 'oklch(0.825 0.138 80)',
    'on-secondary': 'oklch(0.24 0.05 62)',
  },
};

/** Contrast of text that WCAG 2 asks for at level AA. */
export const LEAST_CONTRAST = 4.5;

/** `#rrggbb` of a colour as it is typed; null for the product's own; undefined for what is no colour. */
export function hexOf(text: string | null): string | null | undefined {
  if (!text) return null;
  if (/^#[0-9a-f]{6}$/i.test(text)) return text;
  const colour = parseOklch(text);
  return colour ? oklchToHex(colour) : undefined;
}

/** Null where one is no colour. */
export function tokensOf(
  primary: string | null,
  secondary: string | null,
): Record<Theme, Record<string, string>> | null {
  const colours = { primary: hexOf(primary), secondary: hexOf(secondary) };
  return colours.primary === undefined || colours.secondary === undefined ? null : siteTokens(colours);
}

const PAIRS = [
  ['onPrimary', 'light', 'on-primary', 'primary-fill'],
  ['primaryOnPaper', 'light', 'primary', 'paper'],
  ['onPrimaryDark', 'dark', 'on-primary', 'primary-fill'],
  ['primaryOnPaperDark', 'dark', 'primary', 'paper'],
  ['onSecondary', 'light', 'on-secondary', 'secondary'],
] as const;
export type ContrastName = (typeof PAIRS)[number][0];

/** How far text is from what is behind it, 1 to 21, as pages show these colours. */
export function contrastsOf(own: Record<Theme, Record<string, string>>): { name: ContrastName; ratio: number }[] {
  const read = (theme: Theme, token: string): Oklch =>
    parseOklch(own[theme][token] ?? PRODUCT_TOKENS[theme][token] ?? '') ?? [0, 0, 0];
  return PAIRS.map(([name, theme, text, behind]) => ({
    name,
    ratio: contrast(read(theme, text), read(theme, behind)),
  }));
}
