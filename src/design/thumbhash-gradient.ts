type Rgb = readonly [red: number, green: number, blue: number];

const KNOWN = new Map<string, string>();
const MAX_KNOWN = 2000;

/** @param hash thumbhash, base64. @returns a CSS `background` value, or `undefined` when the hash cannot be read. */
export function thumbhashGradient(hash: string): string | undefined {
  const known = KNOWN.get(hash);
  if (known) return known;
  const colourAt = readThumbhash(hash);
  if (!colourAt) return undefined;
  const rows = [0.06, 0.36, 0.64, 0.94].map((y) => `${css(colourAt(0.5, y))} ${Math.round(y * 100)}%`);
  const sides = ([0, 1] as const).flatMap((x) =>
    [0.2, 0.75].map((y) => {
      const at = `${x * 100}% ${y * 100}%`;
      return `radial-gradient(70% 60% at ${at},${css(colourAt(x, y))},transparent)`;
    }),
  );
  const background = `${sides.join(',')},linear-gradient(${rows.join(',')})`;
  if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
  KNOWN.set(hash, background);
  return background;
}

const css = ([r, g, b]: Rgb) => `rgb(${r} ${g} ${b})`;

/** Decodes the format of https://evanw.github.io/thumbhash/ into a colour for any point (0..1) of the photo. */
export function readThumbhash(hash: string): ((x: number, y: number) => Rgb) | undefined {
  const bytes = decodeBase64(hash);
  if (!bytes || bytes.length < 5) return undefined;
  const at = (index: number) => bytes[index] ?? 0;
  const header24 = at(0) | (at(1) << 8) | (at(2) << 16);
  const header16 = at(3) | (at(4) << 8);
  const hasAlpha = header24 >> 23 !== 0;
  const landscape = header16 >> 15 !== 0;
  const short = header16 & 7;
  const lx = Math.max(3, landscape ? (hasAlpha ? 5 : 7) : short);
  const ly = Math.max(3, landscape ? short : hasAlpha ? 5 : 7);
  let nibble = 0;
  const start = hasAlpha ? 6 : 5;
  const channel = (nx: number, ny: number, scale: number) => {
    const waves: Array<{ cx: number; cy: number; factor: number }> = [];
    for (let cy = 0; cy < ny; cy++) {
      for (let cx = cy ? 0 : 1; cx * ny < nx * (ny - cy); cx++) {
        const value = (at(start + (nibble >> 1)) >> ((nibble & 1) << 2)) & 15;
        nibble++;
        waves.push({ cx, cy, factor: (value / 7.5 - 1) * scale });
      }
    }
    return waves;
  };
  const light = channel(lx, ly, ((header24 >> 18) & 31) / 31);
  const yellow = channel(3, 3, (((header16 >> 3) & 63) / 63) * 1.25);
  const red = channel(3, 3, (((header16 >> 9) & 63) / 63) * 1.25);
  const sum = (mean: number, waves: typeof light, x: number, y: number) =>
    waves.reduce(
      (all, { cx, cy, factor }) => all + 2 * factor * Math.cos(Math.PI * cx * x) * Math.cos(Math.PI * cy * y),
      mean,
    );
  return (x, y) => {
    const l = sum((header24 & 63) / 63, light, x, y);
    const p = sum(((header24 >> 6) & 63) / 31.5 - 1, yellow, x, y);
    const q = sum(((header24 >> 12) & 63) / 31.5 - 1, red, x, y);
    const b = l - (2 / 3) * p;
    const r = (3 * l - b + q) / 2;
    return [byte(r), byte(r - q), byte(b)];
  };
}

const byte = (value: number) => Math.round(255 * Math.min(1, Math.max(0, value)));

function decodeBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
