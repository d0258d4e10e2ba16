import { createHash } from 'node:crypto';

/**
 * What a statement is called on the server, in logs and in metrics: what it does, to which table or function, and a
 * hash of its text, so that a changed text never meets a plan of the old one. For example `insert_likes_3fa2b1c09d`.
 */
export function statementName(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const lower = text.replace(/'(?:[^']|'')*'/g, "''").toLowerCase();
  const name = nameOf(withoutBrackets(lower)) ?? nameOf(lower) ?? /[a-z]+/.exec(lower)?.[0] ?? 'statement';
  return `${name.slice(0, 50)}_${hash}`;
}

const WRITES =
  /\b(insert) into\s+(\w+)|\b(delete) from\s+(\w+)|^\s*(?:with\b.*?\s)?(update)\s+(?!set\b|of\b|skip\b|nowait\b)(\w+)/s;

/** The verb and the table, or the function that is called instead of one. */
function nameOf(text: string): string | undefined {
  const write = WRITES.exec(text)
    ?.slice(1)
    .filter((part) => part !== undefined);
  if (write) return write.join('_');
  const from = /\bfrom\s+(\w+)/.exec(text)?.[1] ?? /\bselect\s+(\w+)/.exec(text)?.[1];
  return from && `select_${from}`;
}

function withoutBrackets(text: string): string {
  const less = text.replace(/\([^()]*\)/g, ' ');
  return less === text ? text : withoutBrackets(less);
}
