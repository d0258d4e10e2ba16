import { isDisposableEmailDomain } from 'disposable-email-domains-js';

/** An address of a service that gives them out for minutes, or of a domain below one of its. */
export function isDisposable(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.slice(0, -1).some((_, from) => isDisposableEmailDomain(labels.slice(from).join('.')));
}
