import type { CaseMessage } from '../contract.ts';

type Marked = Pick<CaseMessage, 'body' | 'marks'>;

export function MarkedText({ body, marks }: Marked) {
  return piecesOf(body, marks).map(({ from, text, marked }) =>
    marked ? (
      <mark key={from} className="bg-transparent font-semibold text-danger underline decoration-2 underline-offset-3">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

function piecesOf(body: string, marks: CaseMessage['marks']): { from: number; text: string; marked: boolean }[] {
  let at = 0;
  const pieces = marks.flatMap(({ from, to }) => {
    const before = { from: at, text: body.slice(at, from), marked: false };
    at = to;
    return [before, { from, text: body.slice(from, to), marked: true }];
  });
  return [...pieces, { from: at, text: body.slice(at), marked: false }].filter(({ text }) => text !== '');
}
