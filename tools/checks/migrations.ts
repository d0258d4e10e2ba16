import type { Check, Finding } from './project.ts';

/** Migrations are numbered from 1 without a gap and with the same number of digits, so that their order is never in doubt. */
export const checkMigrations: Check = (project) => {
  const found: Finding[] = [];
  const numbers: { path: string; number: string }[] = [];
  for (const path of project.paths.filter((candidate) => candidate.startsWith('migrations/'))) {
    const number = /^migrations\/(\d+)[-_][a-z0-9]+(?:[-_][a-z0-9]+)*\.sql$/.exec(path)?.[1];
    if (number) numbers.push({ path, number });
    else found.push({ path, says: 'is not named like 0001_what_it_does.sql' });
  }
  const digits = numbers[0]?.number.length;
  numbers.forEach(({ path, number }, index) => {
    if (number.length !== digits)
      found.push({ path, says: `has ${number.length} digits where the first has ${digits}` });
    else if (Number(number) !== index + 1)
      found.push({ path, says: `should be number ${index + 1}: no gap, no double` });
  });
  return found;
};
