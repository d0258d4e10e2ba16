import { type Language, TEXTS } from './languages.ts';
import { random } from './random.ts';
import { type Gender, spoken } from './texts/texts.ts';

export type DemoLine = { from: 'starter' | 'other'; text: string };

export function demoThread(seed: number, language: Language, starter: Gender, other: Gender): DemoLine[] {
  const lines = random(seed).pick(TEXTS[language].threads);
  return lines.map((line, at) =>
    at % 2 === 0
      ? { from: 'starter', text: spoken(line, starter, other) }
      : { from: 'other', text: spoken(line, other, starter) },
  );
}

export function demoOpener(seed: number, language: Language, writer: Gender, reader: Gender): string {
  return spoken(random(seed).pick(TEXTS[language].openers), writer, reader);
}

export function demoReply(seed: number, turn: number, language: Language, writer: Gender, reader: Gender): string {
  const replies = random(seed).sample(TEXTS[language].replies, TEXTS[language].replies.length);
  return spoken(replies[turn % replies.length] ?? '', writer, reader);
}
