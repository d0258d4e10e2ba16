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

/** What a browser or a reader of documents takes for its own, wherever in a file it stands. */
const DOCUMENTS = /<script|<!doctype html|<html[\s>]|<svg[\s>]|<\?php|%PDF-\d\.\d/i;
/** How an archive ends, and how far before the end of a file that may be. */
const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_COMMENT = 65_557;

/**
 * A file that is a picture and at the same time a page, a program, a document or an archive was made to deceive. What cameras
 * add behind a picture, such as a film of a second, is no such thing.
 */
export const isSomethingElseToo = (bytes: Uint8Array): boolean =>
  DOCUMENTS.test(latin(bytes)) || latin(bytes.subarray(-ARCHIVE_COMMENT)).includes(ARCHIVE_END);
