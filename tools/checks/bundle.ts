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
  /** Photos, fonts and data included; only for the page that most people see first. */
  totalBytes?: number;
}

/** Bytes of all scripts of a page. */
const SCRIPT_BYTES = 150_000;
const SCRIPT_REQUESTS = 12;
/** Bytes of all that the member list receives on a phone in its first ten seconds. */
const LIST_BYTES = 350_000;
const LIST = '/members';

export const limitsOf = (page: string): Limits => ({
  scriptBytes: SCRIPT_BYTES,
  scriptRequests: SCRIPT_REQUESTS,
  ...(page === LIST && { totalBytes: LIST_BYTES }),
});

export interface Weight {
  scriptBytes: number;
  scriptRequests: number;
  totalBytes: number;
  totalRequests: number;
}

/** @throws when the page received no script at all: then nothing was measured. */
export function weightOf({ page, transfers }: Received): Weight {
  const scripts = transfers.filter(({ kind }) => kind === 'script');
  if (scripts.length === 0) throw new Error(`${page} received no script: it was not the page that was measured.`);
  const sum = (list: Transfer[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  return {
    scriptBytes: sum(scripts),
    scriptRequests: scripts.length,
    totalBytes: sum(transfers),
    totalRequests: transfers.length,
  };
}

/** What is over a page's limits, in words; empty when nothing is. */
export function overBudget(received: Received, limits: Limits = limitsOf(received.page)): string[] {
  const weight = weightOf(received);
  const found: string[] = [];
  if (weight.scriptBytes > limits.scriptBytes)
    found.push(`${kilobytes(weight.scriptBytes)} of scripts, of ${kilobytes(limits.scriptBytes)}`);
  if (weight.scriptRequests > limits.scriptRequests)
    found.push(`${weight.scriptRequests} requests for scripts, of ${limits.scriptRequests}`);
  if (limits.totalBytes !== undefined && weight.totalBytes > limits.totalBytes)
    found.push(`${kilobytes(weight.totalBytes)} in all, of ${kilobytes(limits.totalBytes)}`);
  return found;
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
