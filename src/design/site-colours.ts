import { contrast, distance, formatOklch, hexToOklch, type Oklch } from './colour.ts';

export type SiteColours = {
  primary?: string | null | undefined;
  secondary?: string | null | undefined;
};

type Tokens = Record<string, string>;
const WHITE: Oklch = [0.99, 0.004, 264];
export const UNREAD_DISTANCE = 0.08;
const EMBER: Record<Theme, Oklch> = { light: [0.735, 0.172, 52], dark: [0.765, 0.16, 54] };
/** The amber of sites whose secondary looks like the ember; twice as far from it, so that one of the two always stands out. */
const SUN: Record<Theme, Oklch> = { light: [0.86, 0.17, 90], dark: [0.89, 0.165, 94] };

type Theme = 'light' | 'dark';

/** Lightness is moved until text keeps a contrast of 4.5. @throws RangeError for anything but `#rrggbb` */
export function siteTokens({ primary, secondary }: SiteColours): Record<Theme, Tokens> {
  const light: Tokens = {};
  const dark: Tokens = {};
  if (primary) {
    const base = hexToOklch(primary);
    Object.assign(light, lightPrimary(base));
    Object.assign(dark, darkPrimary(base));
  }
  if (secondary) {
    const base = hexToOklch(secondary);
    Object.assign(light, honey(base, 'light'), unread(honeyFill(base), 'light'));
    Object.assign(dark, honey(base, 'dark'), unread(honeyFill(base), 'dark'));
  }
  return { light, dark };
}

/** @returns CSS to put after the theme's, or an empty string when nothing is replaced */
export function siteColourStyles(colours: SiteColours): string {
  const { light, dark } = siteTokens(colours);
  if (Object.keys(light).length === 0) return '';
  const rules = (tokens: Tokens) =>
    Object.entries(tokens)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  return (
    `:root,[data-theme=light]{${rules(light)}}[data-theme=dark]{${rules(dark)}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${rules(dark)}}}`
  );
}

function readable(colour: Oklch, against: Oklch, step: number, least = 4.6): Oklch {
  let [lightness, chroma, hue] = colour;
  while (contrast([lightness, chroma, hue], against) < least && lightness > 0.05 && lightness < 0.97) {
    lightness += step;
    if (lightness < 0.2 || lightness > 0.9) chroma *= 0.9;
  }
  return [lightness, chroma, hue];
}

function lightPrimary([lightness, chroma, hue]: Oklch): Tokens {
  const tint: Oklch = [0.953, Math.min(chroma, 0.021), hue];
  const fill = readable([Math.min(lightness, 0.56), chroma, hue], tint, -0.01, 5);
  return {
    primary: formatOklch(fill),
    'primary-fill': formatOklch(fill),
    'primary-hover': formatOklch([fill[0] > 0.2 ? fill[0] - 0.055 : fill[0] + 0.1, fill[1] * 0.94, hue]),
    'on-primary': formatOklch([WHITE[0], Math.min(chroma, 0.004), hue]),
    'primary-tint': formatOklch(tint),
    'primary-line': formatOklch([0.86, Math.min(chroma, 0.055), hue]),
  };
}

function darkPrimary([, chroma, hue]: Oklch): Tokens {
  const tint: Oklch = [0.268, Math.min(chroma, 0.05), hue];
  const fill = readable([0.56, chroma, hue], WHITE, -0.01);
  return {
    primary: formatOklch(readable([0.775, Math.min(chroma, 0.102), hue], tint, 0.01, 5)),
    'primary-fill': formatOklch(fill),
    'primary-hover': formatOklch([fill[0] - 0.04, fill[1], hue]),
    'on-primary': formatOklch([WHITE[0], Math.min(chroma, 0.004), hue]),
    'primary-tint': formatOklch(tint),
    'primary-line': formatOklch([0.4, Math.min(chroma, 0.085), hue]),
  };
}

const onHoney = ([, chroma, hue]: Oklch): Oklch => [0.25, Math.min(chroma, 0.052), hue];
const honeyFill = (base: Oklch): Oklch => readable([Math.max(base[0], 0.7), base[1], base[2]], onHoney(base), 0.01);

function unread(secondary: Oklch, theme: Theme): Tokens {
  if (distance(secondary, EMBER[theme]) >= UNREAD_DISTANCE) return {};
  const sun = SUN[theme];
  const [, , hue] = sun;
  return {
    unread: formatOklch(sun),
    'on-unread': formatOklch([0.22, 0.05, hue]),
    'unread-tint': formatOklch(theme === 'light' ? [0.958, 0.043, hue] : [0.272, 0.04, hue]),
  };
}

function honey(base: Oklch, theme: Theme): Tokens {
  const [, chroma, hue] = base;
  const on = onHoney(base);
  const fill = honeyFill(base);
  const light = theme === 'light';
  const tint: Oklch = light ? [0.958, Math.min(chroma, 0.043), hue] : [0.272, Math.min(chroma, 0.04), hue];
  return {
    secondary: formatOklch(fill),
    'secondary-hover': formatOklch([fill[0] + 0.035, chroma, hue]),
    'on-secondary': formatOklch(on),
    'secondary-tint': formatOklch(tint),
    'secondary-ink': formatOklch(
      light
        ? readable([0.46, Math.min(chroma, 0.095), hue], tint, -0.01, 5)
        : readable([0.84, Math.min(chroma, 0.11), hue], tint, 0.01, 5),
    ),
    'secondary-line': formatOklch(light ? [0.86, Math.min(chroma, 0.09), hue] : [0.42, Math.min(chroma, 0.07), hue]),
  };
}
