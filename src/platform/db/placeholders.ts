/** A statement as PostgreSQL takes it, with the names of its values in the order of `$1`, `$2`, ... */
export interface Placed {
  text: string;
  names: string[];
  /** Names that are written with a question mark: these values may be null. */
  nullable: string[];
}

// Strings, quoted names, comments and casts come first, so that no colon in them is taken for a name.
const TOKENS = /'(?:[^']|'')*'|"[^"]*"|--.*|\/\*[\s\S]*?\*\/|::|:([a-z]\w*)(\?)?/gi;

export function placed(written: string): Placed {
  const names: string[] = [];
  const nullable: string[] = [];
  const text = written.replace(TOKENS, (whole, name: string | undefined, mark: string | undefined) => {
    if (name === undefined) return whole;
    if (!names.includes(name)) names.push(name);
    if (mark && !nullable.includes(name)) nullable.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names, nullable };
}
