export const capital = (text: string, language: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
};
