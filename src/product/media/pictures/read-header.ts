import type { Kind } from './policy.ts';

export interface Header {
  width: number;
  height: number;
}

/** Parts that are looked at before a file counts as no picture: cameras write some dozens. */
const MAX_PARTS = 1000;

/** Pixels as stored, before EXIF turns them. @returns null when it has none, or hides them behind too many parts. */
export function readHeader(bytes: Uint8Array, kind: Exclude<Kind, 'heic'>): Header | null {
  const header = READERS[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  return header && header.width > 0 && header.height > 0 ? header : null;
}

const READERS: Record<Exclude<Kind, 'heic'>, (bytes: Buffer) => Header | null> = {
  jpeg: ofJpeg,
  png: (bytes) =>
    bytes.length >= 24 && bytes.toString('latin1', 12, 16) === 'IHDR'
      ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
      : null,
  webp: ofWebp,
  avif: ofAvif,
};

const START_OF_SCAN = 0xda;
const END = 0xd9;
/** Markers with the sides: all that begin a frame, without three of the same row that mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers that stand alone; zero says that the byte before is no marker. */
const isAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function ofJpeg(bytes: Buffer): Header | null {
  let parts = 0;
  for (const { marker, at } of partsOf(bytes, MAX_PARTS)) {
    parts += 1;
    if (marker === START_OF_SCAN || parts > MAX_PARTS || at + 8 > bytes.length) return null;
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 4), width: bytes.readUInt16BE(at + 6) };
  }
  return null;
}

/** Pixels are passed over. @param most of those that stand alone, after which it ends: millions are in the pixels. */
function* partsOf(bytes: Buffer, most = bytes.length): Generator<{ marker: number; at: number }> {
  let alone = 0;
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at];
    if (marker === undefined || marker === END) return;
    if (isAlone(marker)) {
      alone += 1;
      if (alone > most) return;
    } else {
      if (at + 3 > bytes.length) return;
      yield { marker, at };
      at += bytes.readUInt16BE(at + 1);
    }
    at += 1;
  }
}

const MAX_SCANS = 100;

/** Whether a JPEG is drawn over so often, or is in so many parts, that to read it takes a minute. Reads all of it. */
export function isDrawnTooOften(bytes: Uint8Array): boolean {
  let [parts, scans] = [0, 0];
  for (const { marker } of partsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))) {
    parts += 1;
    if (marker === START_OF_SCAN) scans += 1;
    if (parts > MAX_PARTS || scans > MAX_SCANS) return true;
  }
  return false;
}

function ofWebp(bytes: Buffer): Header | null {
  if (bytes.length < 30) return null;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const sides = bytes.readUInt32LE(21);
      return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 };
    }
    default:
      return null;
  }
}

function ofAvif(bytes: Buffer): Header | null {
  const properties = inside(inside(boxIn(bytes, 'meta', 4), 'iprp'), 'ipco');
  let largest: Header | null = null;
  for (const { name, content } of boxesOf(properties)) {
    if (name !== 'ispe' || content.length < 12) continue;
    const [width, height] = [content.readUInt32BE(4), content.readUInt32BE(8)];
    if (!largest || width * height > largest.width * largest.height) largest = { width, height };
  }
  return largest;
}

const inside = (bytes: Buffer, name: string) => boxIn(bytes, name, 0);

/** @param skipped bytes of its own before its boxes. */
function boxIn(bytes: Buffer, name: string, skipped: number): Buffer {
  for (const box of boxesOf(bytes)) if (box.name === name) return box.content.subarray(skipped);
  return bytes.subarray(0, 0);
}

function* boxesOf(bytes: Buffer): Generator<{ name: string; content: Buffer }> {
  for (let at = 0, parts = 0; at + 8 <= bytes.length && parts < MAX_PARTS; parts += 1) {
    const said = bytes.readUInt32BE(at);
    const size = said === 0 ? bytes.length - at : said;
    if (size < 8) return;
    yield { name: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + 8, at + size) };
    at += size;
  }
}
