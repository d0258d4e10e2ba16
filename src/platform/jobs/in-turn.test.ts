import { expect, test } from 'vitest';
import type { Sql } from '../db/database.ts';
import { inTurn } from './in-turn.ts';

test('of many statements of the queue one at a time stands before a person’s, and one that fails holds up none', async () => {
  const waiting: { text: string; answer: (error?: Error) => void }[] = [];
  const connection = {
    query: ({ text = '' }) =>
      new Promise((resolve, reject) => {
        waiting.push({ text, answer: (error) => (error ? reject(error) : resolve({ rows: [], rowCount: 0 })) });
      }),
  } as Sql;
  const answerNext = (error?: Error) => waiting.shift()?.answer(error);
  const inLine = () => new Promise((resolve) => setImmediate(resolve)).then(() => waiting.map(({ text }) => text));

  const queue = inTurn(connection);
  const [mails, photos, pushes] = ['mails', 'photos', 'pushes'].map((text) => queue.query({ text }));
  const person = connection.query({ text: 'person' });
  expect(await inLine()).toEqual(['person', 'mails']);
  answerNext();
  await person;
  answerNext(new Error('away'));
  await expect(mails).rejects.toThrow('away');
  expect(await inLine()).toEqual(['photos']);
  answerNext();
  expect(await photos).toEqual({ rows: [], rowCount: 0 });
  expect(await inLine()).toEqual(['pushes']);
  answerNext();
  await pushes;
});
