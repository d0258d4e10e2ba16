import { useState } from 'react';
import { type Choice, choicesOf, type Niche } from '../contract.ts';
import type { Answers } from './next-steps.tsx';
import { readWho } from './who-question.tsx';

type Row = 'who' | 'like';
const ROWS: readonly Row[] = ['who', 'like'];

const DOUBLE_PRESS_MS = 400;

interface WhoQuestions {
  row: Row;
  choices: readonly Choice[];
  given: Partial<Record<Row, string>>;
  read: (form: FormData) => Answers | null;
}

export function useWhoQuestions(niche: Niche, first: Row): WhoQuestions {
  const rows = { who: choicesOf(niche).who, like: choicesOf(niche).like };
  const [chosen, setChosen] = useState<{ row: Row; value: string; at: number }>();
  const second = ROWS.find((row) => row !== first) ?? first;
  const asked = [first, second].filter((row) => rows[row].length > 1);
  const row = asked.find((one) => one !== chosen?.row) ?? first;
  const given = Object.fromEntries(
    ROWS.filter((one) => one !== row).flatMap((one) => {
      const value = chosen?.row === one ? chosen.value : rows[one].length === 1 ? rows[one][0]?.value : undefined;
      return value === undefined ? [] : [[one, value]];
    }),
  );
  const read = (form: FormData) => {
    if (chosen && performance.now() - chosen.at < DOUBLE_PRESS_MS) return null;
    const answers = readWho(form);
    const value = form.get(row);
    if (!answers && typeof value === 'string') setChosen({ row, value, at: performance.now() });
    return answers;
  };
  return { row, choices: rows[row], given, read };
}
