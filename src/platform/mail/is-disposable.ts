import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { mailDomain } from './is-email.ts';

const LABELS = 4;

/** The package makes its set anew at every call. */
let listed: ReadonlySet<string> | undefined;

export function isDisposable(email: string): boolean {
  const domain = mailDomain(email.slice(email.lastIndexOf('@') + 1));
  if (domain === null) return false;
  listed ??= disposableEmailBlocklistSet();
  const labels = domain.split('.').slice(-LABELS);
  for (let from = 0; from < labels.length - 1; from += 1) if (listed.has(labels.slice(from).join('.'))) return true;
  return false;
}
