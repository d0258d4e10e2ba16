/** What could move the cursor, colour or hide text, or write it backwards: controls, and marks of direction and joining. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/gu;
const FORMAT = /[\p{Cf}\u{e0000}-\u{e0fff}]/gu;

/** What somebody wrote as one line that does nothing to a terminal. Line breaks become ` / `. */
export const plain = (text: string): string =>
  text
    .trim()
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, ' / ')
    .replaceAll('\t', ' ')
    .replaceAll(CONTROL, '\ufffd')
    .replaceAll(FORMAT, '');

/** What somebody wrote, each of its lines in front of a bar. */
export const quoted = (text: string): string[] =>
  text
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `    | ${plain(line)}`);

/** 2026-11-22 14:05 UTC */
export const timeOf = (time: Date | string): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
