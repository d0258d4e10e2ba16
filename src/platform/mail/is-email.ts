const EMAIL_MAX = 254;
const LOCAL_PART_MAX = 64;
/** RFC 1035: octets of a label and of a name, as they are asked for. */
const LABEL_MAX = 63;
const DOMAIN_MAX = 253;
/** Many times what any provider of mail has. */
const LABELS_MAX = 10;

const ATOM = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-][\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;
/** Some scripts want one between two letters; where, is for `URL` to say. */
const JOINER = /\u200c|\u200d/g;

/** An address that mail can be sent to, as far as its form tells. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (text.length > EMAIL_MAX || at < 1 || at > LOCAL_PART_MAX) return false;
  return text.slice(0, at).split('.').every(isAtom) && mailDomain(text.slice(at + 1)) !== null;
}

const isAtom = (atom: string) => ATOM.test(atom);
const isLabel = (label: string) => LABEL.test(label.replaceAll(JOINER, ''));

/**
 * A domain in letters of ASCII, as it is asked for: two to ten labels of 63 at most, the last of them no number.
 * @returns null for what is none.
 * @see https://www.unicode.org/reports/tr46/
 */
export function mailDomain(domain: string): string | null {
  if (domain.length > DOMAIN_MAX) return null;
  const written = domain.split('.');
  if (written.length < 2 || written.length > LABELS_MAX || !written.every(isLabel)) return null;
  const address = `https://${domain}`;
  const ascii = URL.canParse(address) ? new URL(address).hostname : '';
  const labels = ascii.split('.');
  const last = labels.at(-1) ?? '';
  if (ascii.length > DOMAIN_MAX || last.length < 2 || !/^[a-z]/.test(last)) return null;
  return labels.every((label) => label.length > 0 && label.length <= LABEL_MAX) ? ascii : null;
}
