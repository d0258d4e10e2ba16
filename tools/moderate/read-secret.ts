import { readFile } from 'node:fs/promises';
import { type ProvenStaff, provenStaff } from '#product/audit/staff.ts';
import type { Operator } from '../operator/operator.ts';
import type { Outcome } from './service.ts';

/** Who has the secret in a file: whoever only types a name moves no money. Null for nobody. */
export async function staffBySecretFile({ db: sql }: Pick<Operator, 'db'>, path: string): Promise<ProvenStaff | null> {
  const secret = await readFile(path, 'utf8').catch(() => '');
  return secret ? provenStaff({ sql }, secret) : null;
}

export const UNPROVEN: Outcome = {
  lines: ['--secret-file holds no secret of anybody of the staff. See: staff'],
  done: false,
};
