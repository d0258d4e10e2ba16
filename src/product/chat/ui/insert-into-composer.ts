type Change = (draft: string) => string;

let fill: ((change: Change) => void) | null = null;

/** The composer that is on the screen takes texts from elsewhere on it; returns what ends that. */
export function receiveInserts(next: (change: Change) => void): () => void {
  fill = next;
  return () => {
    if (fill === next) fill = null;
  };
}

/** Changes the line where the next message is written, and puts the cursor behind it. Nothing is sent. */
export const fillComposer = (change: Change): void => fill?.(change);

let last = { own: '', line: '' };

/** Puts a beginning into the line where the next message is written. */
export const insertIntoComposer = (text: string): void => fillComposer((draft) => withBeginning(draft, text));

/** The line with a beginning: instead of one that was chosen before, behind what its member has written. */
export function withBeginning(draft: string, text: string): string {
  const own = draft === last.line ? last.own : draft.trimEnd();
  last = { own, line: own ? `${own} ${text}` : text };
  return last.line;
}
