import { fillComposer } from './filling.ts';

let last = { own: '', line: '' };

/** Puts a beginning into the line where the next message is written. */
export const beginWith = (text: string): void => fillComposer((draft) => withBeginning(draft, text));

/** The line with a beginning: instead of one that was chosen before, behind what its member has written. */
export function withBeginning(draft: string, text: string): string {
  const own = draft === last.line ? last.own : draft.trimEnd();
  last = { own, line: own ? `${own} ${text}` : text };
  return last.line;
}
