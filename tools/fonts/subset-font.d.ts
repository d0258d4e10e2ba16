/** The package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    /** Of a variable font: one value for good, or the part of the range that stays. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** @param text with every letter that stays. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
