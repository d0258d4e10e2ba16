import type { Sql } from '#platform/db/database.ts';
import type { BankAnswer } from './answers-of.ts';
import { type AnswerFate, fateOfAnswer, partNamed } from './policy.ts';
import { answersKnown, debitsByIds, partState } from './queries.ts';

export interface DecidedAnswer {
  readonly fate: AnswerFate;
  readonly answer: BankAnswer;
  readonly debit: number | null;
  readonly batch: { readonly id: number; readonly due: string } | null;
}

/** What is there already, or twice in the file, is left out. */
export function decideAnswers(sql: Sql, account: number): (portion: readonly BankAnswer[]) => Promise<DecidedAnswer[]> {
  const seen = new Set<string>();

  async function decide(portion: readonly BankAnswer[]): Promise<DecidedAnswer[]> {
    const rows = await answersKnown(sql, { account, keys: portion.map(({ key }) => key) });
    const known = new Set(rows.map((row) => row.entry_key));
    const fresh = portion.filter(({ key }) => {
      const isNew = !known.has(key) && !seen.has(key);
      seen.add(key);
      return isNew;
    });
    const ids = fresh.flatMap(({ endToEnd }) => endToEnd || []);
    const found = ids.length > 0 ? await debitsByIds(sql, { account, ids }) : [];
    const debits = new Map(found.map((debit) => [debit.end_to_end_id, debit]));
    const decided: DecidedAnswer[] = [];
    for (const answer of fresh) {
      const debit = debits.get(answer.endToEnd) ?? null;
      if (answer.part) decided.push(await ofPart(answer));
      else decided.push({ fate: fateOfAnswer(answer, debit), answer, debit: debit?.id ?? null, batch: null });
    }
    return decided;
  }

  /** The sum of a day as it was sent, or without what was rejected before: nothing else is taken for it. */
  async function ofPart(answer: BankAnswer): Promise<DecidedAnswer> {
    const named = partNamed(answer.part);
    const part = named && (await partState.one(sql, { account, message: named.messageId, due: named.due }));
    if (!named || !part?.waiting) {
      const fate = part ? 'repeated' : 'unknown';
      return { fate, answer, debit: null, batch: null };
    }
    const batch = { id: part.batch_id, due: named.due };
    const fits = answer.currency === 'EUR' && (answer.amount === part.all || answer.amount === part.sent);
    return { fate: fits ? 'booked' : 'amount', answer, debit: null, batch };
  }

  return decide;
}
