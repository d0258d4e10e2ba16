/** A text that begins with a capital, as the language makes it: what Intl names it writes as inside a sentence. */
export const capital = (text: string, language: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
};
