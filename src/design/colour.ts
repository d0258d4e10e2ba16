/** Lightness 0..1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];
type Triple = readonly [number, number, number];

/** Reads `oklch(.45 .165 264)`; `undefined` for anything else, and for colours with an alpha. */
export function parseOklch(text: string): Oklch | undefined {
  const found = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/i.exec(text.trim());
  if (!found) return undefined;
  const lightness = Number(found[1]) / (found[2] ? 100 : 1);
  return [lightness, Number(found[3]), Number(found[4])];
}

export function formatOklch([lightness, chroma, hue]: Oklch): string {
  const short = (value: number) => String(Math.round(value * 1000) / 1000);
  return `oklch(${short(lightness)} ${short(chroma)} ${short(hue)})`;
}

/** @throws RangeError for anything but `#rrggbb` */
export function hexToOklch(hex: string): Oklch {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex.trim());
  if (!found) throw new RangeError(`A colour is written #rrggbb, not ${JSON.stringify(hex)}`);
  const channel = (index: number) => linear(Number.parseInt(found[index] ?? '0', 16) / 255);
  const [r, g, b] = [channel(1), channel(2), channel(3)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, bb), ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360];
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function toLinearRgb(colour: Oklch): Triple {
  const [lightness, a, b] = inLab(colour);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (value: number) => Math.min(1, Math.max(0, value));
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

export function oklchToHex(colour: Oklch): string {
  const encode = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
  return `#${toLinearRgb(colour)
    .map((value) =>
      Math.round(encode(value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function distance(one: Oklch, other: Oklch): number {
  const [a, b] = [inLab(one), inLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function inLab([lightness, chroma, hue]: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** WCAG 2 contrast, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const luminance = (colour: Oklch) => {
    const [r, g, b] = toLinearRgb(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05);
}
