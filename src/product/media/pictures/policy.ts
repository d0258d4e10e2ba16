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

/**
 * What a browser or a reader of documents takes for its own, wherever in a file it stands. Five million bytes of a photo are as
 * good as random: what is as short as `<svg ` stands in one of four thousand by chance, so more of it has to be there.
 */
const DOCUMENTS =
  /<script|<!doctype html|<html(\s[\t-~]{0,999}?)?>|<svg\s[\t-~]{0,999}?xmlns|<\?php\s[\t-~]{4}|%PDF-\d\.\d/i;
/** How an archive ends, and how far before the end of a file that may be. */
const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_COMMENT = 65_557;
/** Bytes of that end, after which the comment comes, and where in it two numbers of disks stand: of an archive in one file. */
const ARCHIVE_END_SIZE = 22;
const ARCHIVE_DISKS = 4;
const ONE_FILE = [0, 0xffff_ffff];

/**
 * A file that is a picture and at the same time a page, a program, a document or an archive was made to deceive. What cameras
 * add behind a picture, such as a film of a second, is no such thing.
 */
export const isSomethingElseToo = (bytes: Uint8Array): boolean =>
  DOCUMENTS.test(latin(bytes)) || endsAnArchive(Buffer.from(bytes.subarray(-ARCHIVE_COMMENT)));

function endsAnArchive(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(ARCHIVE_END, 0, 'latin1'); at >= 0; at = bytes.indexOf(ARCHIVE_END, at + 1, 'latin1'))
    if (at + ARCHIVE_END_SIZE <= bytes.length && ONE_FILE.includes(bytes.readUInt32LE(at + ARCHIVE_DISKS))) return true;
  return false;
}
