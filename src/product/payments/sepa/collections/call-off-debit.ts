import type { WriteCall } from '#platform/call.ts';
import { callOffDebit as callOff } from './queries.ts';

/** The payment is locked. @returns false where the bank was told: then the money goes back by a transfer. */
export const callOffDebit = async ({ tx, now }: WriteCall, attempt: number): Promise<boolean> =>
  (await callOff.one(tx, { attempt, now })) !== null;
