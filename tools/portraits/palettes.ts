import type { Hex } from './colours.ts';

/** The colours one picture is painted with, from its darkest ground to its light. */
export interface Palette {
  deep: Hex;
  middle: Hex;
  pale: Hex;
  ink: Hex;
  light: Hex;
  shade: Hex;
}

export const palettes = {
  dusk: { deep: '#1b2554', middle: '#54509c', pale: '#f2a56d', ink: '#17163a', light: '#ffd2a0', shade: '#2a2570' },
  ember: { deep: '#6a2330', middle: '#cf5f3c', pale: '#f8c885', ink: '#2c1220', light: '#ffe0a8', shade: '#6a1f3a' },
  sea: { deep: '#0e4659', middle: '#3f93a8', pale: '#f4ddb0', ink: '#0e2331', light: '#ffeccb', shade: '#123c63' },
  moss: { deep: '#1f3d38', middle: '#5d8d6e', pale: '#efe0a6', ink: '#13251f', light: '#fff0c0', shade: '#17403c' },
  rose: { deep: '#692a4c', middle: '#c9687f', pale: '#f9d3bb', ink: '#2b1226', light: '#ffe3cd', shade: '#5c1f52' },
  ink: { deep: '#0d1a3f', middle: '#29489a', pale: '#9cc0ff', ink: '#0b1230', light: '#cfe0ff', shade: '#131f66' },
  honey: { deep: '#85520f', middle: '#e2a53a', pale: '#fdecb9', ink: '#2e1a0a', light: '#fff3cc', shade: '#7a3a12' },
  plum: { deep: '#2f1c45', middle: '#7a4a95', pale: '#efb0c4', ink: '#1d1030', light: '#ffd9e2', shade: '#3a1a63' },
  sand: { deep: '#9b7f63', middle: '#d6bd9a', pale: '#f8eedc', ink: '#2c2119', light: '#fff8ea', shade: '#6d4a3c' },
  slate: { deep: '#27333f', middle: '#66809a', pale: '#e3e9e6', ink: '#151d26', light: '#f3f4ea', shade: '#20354f' },
  terra: { deep: '#843a22', middle: '#d5805a', pale: '#fce3cc', ink: '#2d130c', light: '#ffe9d2', shade: '#6b2030' },
  teal: { deep: '#07393d', middle: '#1d8a84', pale: '#c9ecd2', ink: '#06222a', light: '#eaffe0', shade: '#06404f' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

export const paletteNames = Object.keys(palettes) as PaletteName[];
