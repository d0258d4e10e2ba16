/** The first bytes as a text, one character a byte. */
const headOf = (bytes: Uint8Array): string => latin(bytes.subarray(0, 16));
const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** JPEG, PNG, WebP or AVIF by the first bytes, whatever name or type somebody gave the file. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = headOf(bytes);
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    head.slice(4, 12) === 'ftypavif'
  );
}

/** A picture of the kind that iPhones take, which nothing here can read. */
export const isHeic = (bytes: Uint8Array): boolean => /^.{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s.test(headOf(bytes));

/** Bytes at each end of a file that are searched for something else: browsers look at fewer, and an archive ends in the last of them. */
const SEARCHED = 65_557;
/** Letters of a tag that are read. */
const TAG = 1000;

/**
 * What a browser or a reader of documents takes for its own. Five million bytes of a photo are as good as random: what is as short as
 * `<svg ` stands in one of four thousand by chance, so more of it has to be there. What follows is read up to the next `<`, so that
 * no byte is read twice, however often a file says it begins.
 */
const DOCUMENTS: readonly [begins: string, goesOn: (tag: string) => boolean][] = [
  ['<script', () => true],
  ['<!doctype html', () => true],
  ['<html', (tag) => tag.startsWith('>') || (isSpace(tag) && plainStart(tag).includes('>'))],
  ['<svg', (tag) => isSpace(tag) && plainStart(tag).includes('xmlns')],
  ['<?php', (tag) => isSpace(tag) && plainStart(tag).length > 4],
  ['%pdf-', (tag) => isDigit(tag[0]) && tag[1] === '.' && isDigit(tag[2])],
];

const isDigit = (letter = '') => letter >= '0' && letter <= '9';
const isSpace = (tag: string) => ' \t\n\v\f\r'.includes(tag[0] ?? '-');

/** As far as it is what somebody can have written. */
function plainStart(text: string): string {
  let length = 0;
  while (length < text.length && text.charCodeAt(length) >= 9 && text.charCodeAt(length) < 127) length += 1;
  return text.slice(0, length);
}

/** How an archive ends. */
const ARCHIVE_END = 'PK\x05\x06';
/** Bytes of that end, after which the comment comes, and where in it two numbers of disks stand: of an archive in one file. */
const ARCHIVE_END_SIZE = 22;
const ARCHIVE_DISKS = 4;
const ONE_FILE = [0, 0xffff_ffff];

/**
 * A file that is a picture and at the same time a page, a program, a document or an archive was made to deceive. What cameras
 * add behind a picture, such as a film of a second, is no such thing. A second belt: what is kept is drawn anew.
 */
export function isSomethingElseToo(bytes: Uint8Array): boolean {
  const end = bytes.subarray(-SEARCHED);
  const ends = bytes.length <= SEARCHED ? [end] : [bytes.subarray(0, SEARCHED), end];
  return ends.some((part) => beginsADocument(latin(part).toLowerCase())) || endsAnArchive(Buffer.from(end));
}

const beginsADocument = (text: string): boolean =>
  DOCUMENTS.some(([begins, goesOn]) => {
    for (let at = text.indexOf(begins); at >= 0; at = text.indexOf(begins, at + 1)) {
      const follows = text.slice(at + begins.length, at + begins.length + TAG);
      if (goesOn(follows.split('<', 1)[0] ?? '')) return true;
    }
    return false;
  });

function endsAnArchive(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(ARCHIVE_END, 0, 'latin1'); at >= 0; at = bytes.indexOf(ARCHIVE_END, at + 1, 'latin1'))
    if (at + ARCHIVE_END_SIZE <= bytes.length && ONE_FILE.includes(bytes.readUInt32LE(at + ARCHIVE_DISKS))) return true;
  return false;
}
