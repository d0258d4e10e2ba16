/** One answer that a browser received, as it came over the wire: compressed, with its headers. */
export interface Transfer {
  path: string;
  kind: 'script' | 'style' | 'font' | 'image' | 'page' | 'other';
  bytes: number;
}

/** Everything that a browser without any file of ours received for one page. */
export interface Received {
  page: string;
  transfers: Transfer[];
}

/** Bytes and requests that one page may cost. */
export interface Limits {
  scriptBytes: number;
  scriptRequests: number;
  /** Of whatever is no picture. */
  otherBytes: number;
}

/** What visitors open first, before they know whether they stay. */
export const VISITORS_PAGE: Limits = { scriptBytes: 150_000, scriptRequests: 12, otherBytes: 280_000 };
/** What members open with the application on its way already. */
export const MEMBERS_PAGE: Limits = { scriptBytes: 190_000, scriptRequests: 16, otherBytes: 280_000 };

/** What staff open, charts included. */
export const STAFF_PAGE: Limits = { scriptBytes: 190_000, scriptRequests: 24, otherBytes: 300_000 };

export interface Weight {
  scriptBytes: number;
  scriptRequests: number;
  /** Of whatever is no picture, scripts included. */
  otherBytes: number;
}

/** @throws when the page received no script at all: then nothing was measured. */
export function weightOf({ page, transfers }: Received): Weight {
  const scripts = transfers.filter(({ kind }) => kind === 'script');
  if (scripts.length === 0) throw new Error(`${page} received no script: it was not the page that was measured.`);
  const sum = (list: Transfer[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  return {
    scriptBytes: sum(scripts),
    scriptRequests: scripts.length,
    otherBytes: sum(transfers.filter(({ kind }) => kind !== 'image')),
  };
}

/** What is over a page's limits, in words; empty when nothing is. */
export function overBudget(received: Received, limits: Limits): string[] {
  const weight = weightOf(received);
  const found: string[] = [];
  if (weight.scriptBytes > limits.scriptBytes)
    found.push(`${kilobytes(weight.scriptBytes)} of scripts, of ${kilobytes(limits.scriptBytes)}`);
  if (weight.scriptRequests > limits.scriptRequests)
    found.push(`${weight.scriptRequests} requests for scripts, of ${limits.scriptRequests}`);
  if (weight.otherBytes > limits.otherBytes)
    found.push(`${kilobytes(weight.otherBytes)} without pictures, of ${kilobytes(limits.otherBytes)}`);
  return found;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
