import { fileURLToPath } from 'node:url';
import { getCallSites } from 'node:util';

/** A statement as its module made it. */
export interface Recorded {
  path: string;
  line: number;
  written: string;
}

export const recorded: Recorded[] = [];

/** Stands in for the one of `statement.ts` while modules are loaded to be described: keeps the text and who wrote it. */
export function statement(written: string) {
  const caller = getCallSites(2)[1];
  const path = caller?.scriptName ?? '';
  recorded.push({
    path: path.startsWith('file:') ? fileURLToPath(path) : path,
    line: caller?.lineNumber ?? 0,
    written,
  });
  return Object.assign(() => {}, { one: () => {}, text: written, names: [] });
}
