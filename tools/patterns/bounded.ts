const BUILD = 'paths of files of the build';
const OPERATOR = 'pages that the operator puts in place at the terminal';
const OWN = 'markup that the product made; what people wrote is escaped in it';
const MESSAGE = 'what `warningsIn` reads of a message, 2,500 units, or a name of 120 code points';

/**
 * Regular expressions that are not linear, or that are put together when they run, in which case their module stands here:
 * each with the bound of its input, at which it takes milliseconds.
 */
export const BOUNDED: Readonly<Record<string, string>> = {
  '/\\/product\\/.*\\/contract\\.ts$/': BUILD,
  '/<script>(.*?)<\\/script>/gs': OWN,
  '/<[^>]*>/g': OWN,
  '/(\\p{M}{30})\\p{M}+/gu': 'none: a mark is read thirty times at most',
  '/[\\p{L}\\p{N}._%+-]{1,64} ?@ ?[\\p{L}\\p{N}.-]{1,80}/giu': MESSAGE,
  "/\\d[\\d.,' ]*(?:[€$£%]|(?:eur|euros?|usd|kr|kronor|kroner|sek|nok|dkk|pln|zł|złotych|chf|gbp|km|kg|cm|m²|years?|people|views)\\b)/giu":
    MESSAGE,
  "/'(?:[^']|'')*'|\"[^\"]*\"|--.*|\\/\\*[\\s\\S]*?\\*\\/|::|:([a-z]\\w*)(\\?)?/gi": 'statements of the product itself',
  '/[^\\s,]*, .*is not valid JSON$/s': 'a sentence of V8, which quotes ten characters',
  '/\\bhttps?:\\/\\/[^\\s<>"]+|(?<![\\p{L}\\d-]\\.?)(?:www\\.[^\\s<>"]+|(?:[\\p{L}\\d-]+\\.)+(?:com|net|org|info|biz|io|me|ly|app|link|club|online|site|xyz|ru|eu|dk|de|at|ch|es|fi|fr|it|no|nl|be|pl|se|uk|us)(?:\\/[^\\s<>"]*)?)(?![\\p{L}\\d@]|\\.\\p{L})/giu':
    'a message, of 4,000 code points at most; each label is read once',
  '/\\/+$/': 'an address of the configuration',
  '/<([^>]*)>;\\s*rel="next"/': 'a header of the product itself',
  "/[.,;:!?'’”»)\\]]+$/": 'an address in a message, of 4,000 code points at most',
  '/(=\\d+|\\w+)\\s*\\{([^{}]*)\\}/g': OPERATOR,
  '/^(#{1,6})[ \\t]+(.*?)(?:[ \\t]+\\{#([^}]*)\\})?[ \\t]*$/': OPERATOR,
  '/^(title|description|lead):[ \\t]+(.*?)[ \\t]*$/': OPERATOR,
  '/<(?:[a-z][^>\\s:@]*(?:\\s[^>]*)?\\/?|\\/[a-z][^>]*|![^>]*|\\?[^>]*)>/i': OPERATOR,
  '/(?:\\]\\(\\s*<?|^\\s*\\[[^\\]]+\\]:\\s*<?|<)\\s*((?!https?:|mailto:)[a-z][a-z0-9+.-]*:)/im': OPERATOR,
  '/[\\s._-]*\\d+$/u': 'a name of 120 code points',
  '/=+$/': 'a key whose length its schema gives',
  'src/platform/contacts/holds-link.ts': MESSAGE,
  'src/platform/contacts/holds-messenger.ts': MESSAGE,
  'src/platform/i18n/format-locale.ts': 'a tag of a language; the pattern is anchored',
  'src/platform/joiners.ts': 'none: what is read behind a joiner are the marks before it, once',
  'src/platform/plain-text.ts': 'none: classes of single letters',
  'src/platform/query.ts': 'a list of 1,000 characters; its values are the product’s own, with commas between',
  'src/platform/visible.ts': 'none: classes of single letters',
  'src/platform/words-in.ts': 'a message; fifty words of forty letters, each from its first letter on',
  'src/product/content/pages/render-page.ts': OPERATOR,
  'src/product/content/ui/running-text.tsx': OWN,
};
