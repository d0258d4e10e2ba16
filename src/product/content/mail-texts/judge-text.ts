import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { plainText } from '#platform/plain-text.ts';
import { isVisible } from '#platform/visible.ts';
import { COUNTED, type MailTextProblem, type Placeholder, type TextOfMail } from './contract.ts';

/** `word`: of the text, for who wrote it. */
export class MailTextError extends Error {
  readonly problem: MailTextProblem;
  readonly word: string | number;

  constructor(problem: MailTextProblem, word: string | number = '') {
    super(problem);
    this.problem = problem;
    this.word = typeof word === 'string' ? word.slice(0, 60) : word;
  }
}

export const cleanText = (text: string): string =>
  plainText(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** No value makes such a text fail. @throws MailTextError */
export function judgeText(text: string, { placeholders, needed, longest }: TextOfMail): CompiledMessage {
  if (text.length > longest) throw new MailTextError('mail_text_too_long', longest);
  if (!isVisible(text)) throw new MailTextError('mail_text_missing');
  const tag = /<[a-z/!?][^>]{0,60}>?/i.exec(text)?.[0];
  if (tag !== undefined) throw new MailTextError('mail_text_html', tag);
  const elements = elementsOf(text);
  judgeElements(elements, placeholders);
  const lacking = needed.find((name) => !isAlwaysSaid(elements, name));
  if (lacking) throw new MailTextError('mail_text_placeholder_missing', `{${lacking}}`);
  return compile(text);
}

function elementsOf(text: string): MessageFormatElement[] {
  try {
    return parse(text, { shouldParseSkeletons: false });
  } catch (error) {
    throw new MailTextError('mail_text_unreadable', error instanceof Error ? error.message : '');
  }
}

function judgeElements(elements: readonly MessageFormatElement[], known: readonly Placeholder[]): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type !== TYPE.argument && element.type !== TYPE.plural)
      throw new MailTextError('mail_text_unreadable', element.value);
    if (!known.some((name) => name === element.value))
      throw new MailTextError('mail_text_placeholder_unknown', `{${element.value}}`);
    if (element.type === TYPE.argument) continue;
    if (!COUNTED.some((name) => name === element.value) || element.offset !== 0 || element.pluralType !== 'cardinal')
      throw new MailTextError('mail_text_unreadable', element.value);
    for (const { value } of Object.values(element.options)) judgeElements(value, known);
  }
}

/** In each branch, or as the number of the plural. */
const isAlwaysSaid = (elements: readonly MessageFormatElement[], name: Placeholder): boolean =>
  elements.some(
    (element) =>
      (element.type === TYPE.argument && element.value === name) ||
      (element.type === TYPE.plural &&
        (element.value === name || Object.values(element.options).every(({ value }) => isAlwaysSaid(value, name)))),
  );
