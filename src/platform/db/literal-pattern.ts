/** What somebody typed as a part of a pattern of `like`: it means itself, wildcards too. */
export const literalPattern = (words: string): string => words.replace(/[\\%_]/g, '\\$&');
