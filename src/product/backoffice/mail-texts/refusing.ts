import { AppError } from '#platform/errors.ts';
import type { MailTextProblem, MailTexts } from '#product/content/mail-texts/contract.ts';
import { MailTextError } from '#product/content/mail-texts/judge-text.ts';
import { MailTextsError } from '#product/content/mail-texts/put-mail-texts.ts';
import type { SaveMailInput } from './contract.ts';

export const textsByName = (texts: SaveMailInput['texts']): MailTexts =>
  Object.fromEntries(texts.map(({ name, text }) => [name, text]));

/** @throws AppError */
export async function refusing<Result>(act: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof MailTextsError) throw refusedTexts(error);
    if (!(error instanceof MailTextError)) throw error;
    throw new AppError<MailTextProblem>(error.problem, error.problem === 'mail_text_changed_meanwhile' ? 409 : 422);
  }
}

/** The first problem is the answer, with the fields of all texts that have the same one. */
function refusedTexts({ problems }: MailTextsError): AppError<MailTextProblem> {
  const [first] = problems.values();
  if (!first) throw new Error('Nothing is wrong with these texts.');
  const { problem, word } = first;
  const same = [...problems].filter(([, one]) => one.problem === problem && one.word === word);
  return new AppError<MailTextProblem>(
    problem,
    422,
    { word },
    Object.fromEntries(same.map(([name]) => [name, problem])),
  );
}
