import type { WarningKind } from './contract.ts';
import { warningsIn } from './policy.ts';

interface Mark {
  from: number;
  to: number;
  kind: WarningKind;
}

const MAX_WORDS = 10;

export function marksIn(body: string): Mark[] {
  const words = [...body.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({ from: index, to: index + word.length }));
  const marks: Mark[] = [];
  const isMarked = (from: number, to: number) => marks.some((mark) => mark.from < to && from < mark.to);
  let left = warningsIn(body);
  for (let length = 1; length <= Math.min(MAX_WORDS, words.length) && left.length > 0; length += 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (!first || !last || isMarked(first.from, last.to)) continue;
      const [kind] = warningsIn(body.slice(first.from, last.to)).filter((one) => left.includes(one));
      if (kind) marks.push({ from: first.from, to: last.to, kind });
    }
    left = left.filter((kind) => !marks.some((mark) => mark.kind === kind));
  }
  return marks.toSorted((one, other) => one.from - other.from);
}
