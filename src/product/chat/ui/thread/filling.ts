type Change = (draft: string) => string;

let fill: ((change: Change) => void) | null = null;

/** The composer that is on the screen takes texts from elsewhere on it; returns what ends that. */
export function takeTexts(next: (change: Change) => void): () => void {
  fill = next;
  return () => {
    if (fill === next) fill = null;
  };
}

/** Changes the line where the next message is written, and puts the cursor behind it. Nothing is sent. */
export const fillComposer = (change: Change): void => fill?.(change);
