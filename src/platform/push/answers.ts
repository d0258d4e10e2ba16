/** `gone`: no such browser. `refused`: never like this. `untrusted`: our key, clock or contact. `silent`: no answer. */
export type PushOutcome = 'accepted' | 'gone' | 'refused' | 'too_large' | 'untrusted' | 'busy' | 'failed' | 'silent';

/** By the answer of a push service (RFC 8030, 8.4). A redirect is no answer: nobody follows it. */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403) return 'untrusted';
  if (status === 413) return 'too_large';
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 ? 'refused' : 'failed';
}

/** Seconds of a `Retry-After`, which is a number or a date; null for anything else. */
export function retryAfterOf(header: string | undefined, now: number): number | null {
  if (!header) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const at = /[a-z]/i.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}
