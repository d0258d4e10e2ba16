import type { ReactNode } from 'react';

/** Words with a dot that stays on the line of the last of them: lines may break beside a dot, whatever blank is there. */
export function DotAtEnd({ words, dot }: { words: string; dot: ReactNode }) {
  if (!dot) return words;
  const last = words.lastIndexOf(' ') + 1;
  return (
    <>
      {words.slice(0, last)}
      <span className="whitespace-nowrap">
        {words.slice(last)} {dot}
      </span>
    </>
  );
}
