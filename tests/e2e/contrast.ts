import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Rgb = readonly [red: number, green: number, blue: number];

/** One line of words as it stands on the page. */
interface Line {
  words: string;
  /** CSS pixels from the start of the document. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** 0 to 255. */
  colour: Rgb;
  /** 0 to 1: of the colour itself and of everything that the line stands in. */
  opacity: number;
  /** 3 for large words, else 4.5. */
  least: number;
}

/** Share of a line's ground that may be less readable: the point of a star behind a letter. */
const SPARED = 0.05;

/**
 * Which words of these elements are too dim for what is painted behind them, photos and gradients included: the page's
 * own pixels without its words, against the colour of the words.
 * @param selectors CSS, of elements whose own texts are looked at; those that nobody sees are left out.
 */
export async function dimWords(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return [];
  const { lines, picture } = await linesOn(page, selectors);
  if (lines.length === 0) return [];
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lines.flatMap((line) => {
    const reached = contrastOf(line, data, info);
    if (reached >= line.least) return [];
    return [`“${line.words}” has a contrast of ${reached.toFixed(2)} instead of ${line.least} with what is behind it`];
  });
}

/** Lines where they are in the picture: what a late font or photo moves meanwhile is looked at again. */
async function linesOn(page: Page, selectors: readonly string[]): Promise<{ lines: Line[]; picture: Buffer }> {
  for (let turn = 1; ; turn += 1) {
    const lines = await page.evaluate(linesOf, selectors);
    const picture = await withoutWords(page);
    const after = await page.evaluate(linesOf, selectors);
    if (turn === 3 || JSON.stringify(lines) === JSON.stringify(after)) return { lines, picture };
  }
}

/** The whole page as a picture in CSS pixels; icons and everything else stay. */
async function withoutWords(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const bare = new CSSStyleSheet();
    bare.replaceSync(
      '*, ::placeholder { -webkit-text-fill-color: transparent !important; text-shadow: none !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, bare];
  });
  // At this quality no colour moves by more than a step or two, in half of the time.
  const whole = { fullPage: true, scale: 'css', animations: 'disabled', type: 'jpeg', quality: 100 } as const;
  const picture = await page.screenshot(whole);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return picture;
}

/** What all but the worst twentieth of the line's ground has as contrast with its words. */
function contrastOf(line: Line, pixels: Buffer, picture: { width: number; height: number }): number {
  const found: number[] = [];
  const right = Math.min(picture.width, Math.floor(line.left + line.width));
  const bottom = Math.min(picture.height, Math.floor(line.top + line.height));
  for (let y = Math.max(0, Math.ceil(line.top)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.ceil(line.left)); x < right; x += 1) {
      const at = (y * picture.width + x) * 3;
      const ground: Rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      found.push(contrast(over(line.colour, line.opacity, ground), ground));
    }
  }
  found.sort((one, other) => one - other);
  return found[Math.floor(found.length * SPARED)] ?? Number.POSITIVE_INFINITY;
}

const over = (colour: Rgb, opacity: number, ground: Rgb): Rgb => {
  const part = (index: 0 | 1 | 2) => colour[index] * opacity + ground[index] * (1 - opacity);
  return [part(0), part(1), part(2)];
};

/** WCAG 2, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Runs in the page. */
function linesOf(selectors: readonly string[]): Line[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (colour: string) => {
    canvas?.clearRect(0, 0, 1, 1);
    if (canvas) canvas.fillStyle = colour;
    canvas?.fillRect(0, 0, 1, 1);
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])];
  };
  const above = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) all.push(at);
    return all;
  };
  const covers = [...document.querySelectorAll('body *')].filter(
    (element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility(),
  );
  /** What of a box is not cut off by what it scrolls in, nor under a bar or a dialog; null where nothing is left. */
  const seen = (element: Element, box: DOMRect) => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (const around of above(element)) {
      const { overflowX, overflowY, display, textOverflow, paddingRight } = getComputedStyle(around);
      if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
      if (around === document.body || around === document.documentElement) continue;
      const edge = around.getBoundingClientRect();
      const free = textOverflow === 'ellipsis' ? Number.parseFloat(paddingRight) : 0;
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right - free), Math.min(bottom, edge.bottom)];
    }
    if (right - left < 2 || bottom - top < 4) return null;
    const covered = covers.some((cover) => {
      const edge = cover.getBoundingClientRect();
      const apart = edge.right <= left || edge.left >= right || edge.bottom <= top || edge.top >= bottom;
      return !apart && !cover.contains(element) && getComputedStyle(cover).pointerEvents !== 'none';
    });
    // A card below the one on top shows no more than its edge.
    const on =
      element.closest('[aria-hidden="true"]') && document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (on && !on.contains(element) && !element.contains(on)) return null;
    return covered ? null : { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top };
  };
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    // Letters of a drawing are drawn, like the rest of it.
    if (element.closest('svg[aria-hidden="true"]')) return [];
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 255] = rgba(style.color);
    const opacity = above(element).reduce((all, one) => all * Number(getComputedStyle(one).opacity), alpha / 255);
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const tilted = above(element).some((one) => !/^(none|0deg)$/.test(getComputedStyle(one).rotate));
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
    return texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].flatMap((box) => {
        // The box around a tilted line has corners that the line is not in.
        const corner = tilted ? Math.max(0, box.height - size * 1.2) / 2 : 0;
        const inner = new DOMRect(
          box.x + corner,
          box.y + corner,
          Math.max(0, box.width - 2 * corner),
          Math.max(0, box.height - 2 * corner),
        );
        const part = seen(element, inner);
        const words = text.textContent?.trim().slice(0, 40) ?? '';
        return part ? [{ words, ...part, colour: [red, green, blue] as const, opacity, least: large ? 3 : 4.5 }] : [];
      });
    });
  });
}
