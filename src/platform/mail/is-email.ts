const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;
/** RFC 1035: octets of a label and of a name, as they are asked for. */
const MAX_LABEL_LENGTH = 63;
const MAX_DOMAIN_LENGTH = 253;
const MAX_LABELS = 10;

const ATOM = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-][\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;
/** Some scripts want one between two letters; where, is for `URL` to say. */
const JOINER = /\u200c|\u200d/g;

export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (text.length > MAX_EMAIL_LENGTH || at < 1 || at > MAX_LOCAL_PART_LENGTH) return false;
  return text.slice(0, at).split('.').every(isAtom) && mailDomain(text.slice(at + 1)) !== null;
}

const isAtom = (atom: string) => ATOM.test(atom);
const isLabel = (label: string) => LABEL.test(label.replaceAll(JOINER, ''));

/** Two to ten labels of ASCII, 63 at most. @returns null for none. @see https://www.unicode.org/reports/tr46/ */
export function mailDomain(domain: string): string | null {
  if (domain.length > MAX_DOMAIN_LENGTH) return null;
  const written = domain.split('.');
  if (written.length < 2 || written.length > MAX_LABELS || !written.every(isLabel)) return null;
  const address = `https://${domain}`;
  const ascii = URL.canParse(address) ? new URL(address).hostname : '';
  const labels = ascii.split('.');
  const last = labels.at(-1) ?? '';
  if (ascii.length > MAX_DOMAIN_LENGTH || last.length < 2 || !/^[a-z]/.test(last)) return null;
  return labels.every((label) => label.length > 0 && label.length <= MAX_LABEL_LENGTH) ? ascii : null;
}
