import { AppError } from '#platform/errors.ts';
import { MAX_ASPECT_RATIO, MAX_PIXELS, type MediaError, MIN_SIDE_PIXELS } from '../contract.ts';

/** `heic` is what iPhones take, which nothing here can read. */
export type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** What a picture is, whatever name or type somebody gave the file; null for what is none. */
export function kindOf(bytes: Uint8Array): Kind | null {
  const head = latin(bytes.subarray(0, 256));
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  return head.slice(4, 8) === 'ftyp' ? kindOfBrands(head) : null;
}

const OTHER_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'msf1', 'avis'];

/** Who wrote the file says first which brand it is, and then with which others it goes; the box ends where it says. */
function kindOfBrands(head: string): Kind | null {
  const size = Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE();
  if (size < 16 || size > head.length) return null;
  const major = head.slice(8, 12);
  if (major.startsWith('hei') || major.startsWith('hev')) return 'heic';
  const brands = [major];
  for (let at = 16; at + 4 <= size; at += 4) brands.push(head.slice(at, at + 4));
  if (brands.includes('avif')) return OTHER_BRANDS.includes(major) ? null : 'avif';
  return brands.some((brand) => brand.startsWith('hei') || brand.startsWith('hev')) ? 'heic' : null;
}

interface Sides {
  width: number;
  height: number;
}

/** @param least pixels of the shorter side. @throws photo_too_many_pixels, photo_too_narrow, photo_too_small (422) */
export function refuseSides(
  { width, height }: Sides,
  { least = MIN_SIDE_PIXELS, ratio = MAX_ASPECT_RATIO } = {},
): void {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const refused = (code: MediaError, params: Record<string, number>) => new AppError<MediaError>(code, 422, params);
  const pixels = width * height;
  if (pixels > MAX_PIXELS)
    throw refused('photo_too_many_pixels', { megapixels: Math.ceil(pixels / 1e6), max: MAX_PIXELS / 1e6 });
  if (long > short * ratio) throw refused('photo_too_narrow', { max: ratio });
  if (short < least) throw refused('photo_too_small', { width, height, min: least });
}

/** Bytes at each end of a file that are searched for something else: browsers look at fewer, and an archive ends in the last of them. */
const SEARCHED_BYTES = 65_557;
const TAG = 1000;

/** Short ones stand in one photo of four thousand by chance, so more has to follow; no byte is read twice. */
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

function plainStart(text: string): string {
  let length = 0;
  while (length < text.length && text.charCodeAt(length) >= 9 && text.charCodeAt(length) < 127) length += 1;
  return text.slice(0, length);
}

const ARCHIVE_END = 'PK\x05\x06';
/** Bytes of that end, after which the comment comes, and where in it two numbers of disks stand: of an archive in one file. */
const ARCHIVE_END_BYTES = 22;
const ARCHIVE_DISKS = 4;
const ONE_FILE = [0, 0xffff_ffff];

/** What cameras add behind a picture is no such thing. A second belt: what is kept is drawn anew. */
export function isSomethingElseToo(bytes: Uint8Array): boolean {
  const end = bytes.subarray(-SEARCHED_BYTES);
  const ends = bytes.length <= SEARCHED_BYTES ? [end] : [bytes.subarray(0, SEARCHED_BYTES), end];
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
    if (at + ARCHIVE_END_BYTES <= bytes.length && ONE_FILE.includes(bytes.readUInt32LE(at + ARCHIVE_DISKS)))
      return true;
  return false;
}
