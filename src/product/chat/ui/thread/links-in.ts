/** A stretch of a text; `href` where it is an address. */
export interface Stretch {
  /** Where it begins. */
  at: number;
  text: string;
  href: string | null;
}

/** With http(s), or a name that people type without: a known ending keeps “yes.no” what it is. Each label is read once. */
const ADDRESS =
  /\bhttps?:\/\/[^\s<>"]+|(?<![\p{L}\d-]\.?)(?:www\.[^\s<>"]+|(?:[\p{L}\d-]+\.)+(?:com|net|org|info|biz|io|me|ly|app|link|club|online|site|xyz|ru|eu|dk|de|at|ch|es|fi|fr|it|no|nl|be|pl|se|uk|us)(?:\/[^\s<>"]*)?)(?![\p{L}\d@]|\.\p{L})/giu;
/** What ends a sentence is not the end of an address. */
const TAIL = /[.,;:!?'’”»)\]]+$/;

/** A text in stretches: its addresses, of http and https only, and what is between them. All of it is there, in its order. */
export function linksIn(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let done = 0;
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const found = match.replace(TAIL, '');
    const href = text[index - 1] === '@' ? null : hrefOf(found);
    if (href === null) continue;
    if (index > done) stretches.push({ at: done, text: text.slice(done, index), href: null });
    stretches.push({ at: index, text: found, href });
    done = index + found.length;
  }
  if (done < text.length) stretches.push({ at: done, text: text.slice(done), href: null });
  return stretches;
}

function hrefOf(found: string): string | null {
  try {
    const url = new URL(/^https?:/i.test(found) ? found : `https://${found}`);
    // “https://kind@evil.example” would look like something else.
    url.username = '';
    url.password = '';
    return url.href;
  } catch {
    return null;
  }
}
