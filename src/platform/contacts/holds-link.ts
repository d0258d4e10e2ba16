const AT =
  '\\(at\\)|\\[at\\]|\\{at\\}|at|ät|arroba|arobase|chez|chiocciola|apenstaartje|małpa|snabel-?a|krøllalfa|alfakrøll|krullalfa|ät-merkki|miukumauku|klammeraffe';
const DOT = '\\(dot\\)|\\[dot\\]|\\{dot\\}|\\(\\.\\)|\\[\\.\\]|dot|punkt|punktum|prikk|punto|point|piste|punt|kropka';
/** Ends of addresses that are no words, so that a missing space after a full stop makes no link. */
const PLAIN_ENDS =
  'com|net|org|biz|io|xyz|ru|nl|dk|fr|pl|fi|eu|uk|ch|cz|gg|ly|cc|ws|vip|xxx|icu|webcam|dating|chat|date';
const WORD_ENDS =
  'de|es|it|no|se|be|at|me|to|so|is|in|us|la|co|tv|am|live|link|club|site|top|online|shop|app|info|page|fun|love|world';
const PROVIDERS =
  'gmail|googlemail|hotmail|outlook|yahoo|icloud|gmx|protonmail|proton|ziggo|libero|interia|laposte|web\\.de';

const anyOf = (...forms: string[]) => forms.map((form) => new RegExp(form, 'iu'));
const BEFORE = '(?<![\\p{L}\\p{N}@.-])';
const AFTER = '(?![\\p{L}\\p{N}])';
const LABEL = '[\\p{L}\\p{N}-]{1,40}';

const EMAILS = anyOf(
  `[\\p{L}\\p{N}_%+-] ?@ ?${LABEL}(?: ?\\. ?${LABEL}){0,3} ?\\. ?[a-z]{2,10}${AFTER}`,
  `[\\p{L}\\p{N}_%+-](?:@| ?(?:${AT}) ?|@ ?)(?:${PROVIDERS})${AFTER}(?= *(?:\\.|,|$|${DOT}|\\())`,
  `[\\p{L}\\p{N}_%+-] (?:${AT}) ${LABEL} ?(?:${DOT}) ?(?:${PLAIN_ENDS}|de|es|it|no|se|be|at)${AFTER}`,
);

const LINKS = anyOf(
  'h(?:tt|xx)ps?:? ?\\/\\/',
  `${BEFORE}www ?\\. ?${LABEL}`,
  `${BEFORE}${LABEL}(?:\\.${LABEL}){0,3}\\.(?:${PLAIN_ENDS})${AFTER}(?!\\.?@)`,
  `${BEFORE}${LABEL} ?(?:\\.|${DOT}) (?:com|net|org)${AFTER}`,
  `${BEFORE}${LABEL}(?: (?:dot|punkt|punktum|punto|point|piste|punt|kropka) )(?:${PLAIN_ENDS})${AFTER}`,
  `${BEFORE}${LABEL}(?:\\.${LABEL}){0,3}\\.(?:${WORD_ENDS})\\/[\\p{L}\\p{N}_~%?#-]`,
  `${BEFORE}${LABEL}(?:\\.${LABEL}){1,3}\\.(?:${WORD_ENDS})${AFTER}`,
  `${BEFORE}(?=[\\p{L}-]{0,40}[\\d-])${LABEL}\\.(?:${WORD_ENDS})${AFTER}`,
);

const ENDING = new RegExp(`[\\p{L}\\p{N}]{2}\\.(?:${PLAIN_ENDS}|${WORD_ENDS})$`, 'iu');

export const endsLikeDomain = (text: string): boolean => ENDING.test(text);

export const holdsEmail = (text: string): boolean => EMAILS.some((form) => form.test(text));

/** @param text without addresses of mail, whose ends look the same. */
export const holdsLink = (text: string): boolean => {
  const rest = text.replaceAll(/[\p{L}\p{N}._%+-]{1,64} ?@ ?[\p{L}\p{N}.-]{1,80}/giu, ' ');
  return LINKS.some((form) => form.test(rest));
};
