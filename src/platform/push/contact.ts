/** Names that nobody can write to: reserved ones (RFC 2606, 6761), those of a network at home, and numbers. */
const NOWHERE = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|arpa|test|invalid|example|onion)$/i;
const RESERVED = /(^|\.)example\.(com|net|org)$/i;
const ADDRESS = /^[^\s@<>"(),;:\\[\]]+@((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9])$/i;

/** RFC 8292, 2.1. The origin where its address is made up: Apple answers 403 to a contact that does not exist. */
export function contactOf({ email, host }: { email: string; host: string }): string {
  const [, domain] = ADDRESS.exec(email.trim()) ?? [];
  const real = domain !== undefined && !NOWHERE.test(domain) && !RESERVED.test(domain);
  return real || (domain && !host.includes('.')) ? `mailto:${email.trim()}` : `https://${host}`;
}
