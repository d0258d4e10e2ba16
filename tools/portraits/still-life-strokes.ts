import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';

/** A scene without a face on 900 x 1200 units: what lies behind, softly blurred, and what it shows. */
export type StillLife = (palette: Palette, random: Random) => { behind: string; subject: string };

/** The inked outline every drawn thing shares. */
export function outline(ink: string, width = 11): string {
  return `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}

/** Draws closed shapes with the inked outline. */
export function shaper(ink: string, width = 11): (path: string, fill: string) => string {
  return (path, fill) => `<path d="${path}" fill="${fill}" ${outline(ink, width)}/>`;
}

/** Draws open lines in ink. */
export function liner(ink: string, width = 9, opacity = 0.8): (path: string) => string {
  return (path) => `<path d="${path}" fill="none" ${outline(ink, width)} opacity="${opacity}"/>`;
}

/** A tall window with a view of two hills and a low sun. */
export function windowView({ pale, middle, deep, light }: Palette, x: number, width: number, height: number): string {
  return `<rect x="${x}" y="-30" width="${width}" height="${height}" fill="${light}"/><circle cx="${x + width * 0.68}" cy="${height * 0.36}" r="${width * 0.13}" fill="${pale}"/><path d="M${x} ${height * 0.7}q${width * 0.3} -${height * 0.16} ${width * 0.55} -20t${width * 0.45} -30V${height - 30}H${x}Z" fill="${middle}" opacity=".75"/><path d="M${x} ${height * 0.84}q${width * 0.4} -70 ${width} 0V${height - 30}H${x}Z" fill="${deep}" opacity=".7"/><path d="M${x + width / 2} -30V${height - 30}M${x} ${height * 0.42}H${x + width}" stroke="${deep}" stroke-width="20"/><rect x="${x}" y="-30" width="${width}" height="${height}" fill="none" stroke="${deep}" stroke-width="28"/><rect x="${x - 40}" y="${height - 40}" width="${width + 80}" height="36" fill="${deep}"/>`;
}
