import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError, authenticationRequired } from '#platform/errors.ts';
import type { Completion, PassStepInput } from './contract.ts';
import { stateOf, stepsOf } from './policy.ts';
import { completionRow, insertStep, waitingIntent } from './queries.ts';

/** @throws authentication_required when the account went away since the session was checked. */
export async function completionOf({ sql, actor, site, now }: Authenticated<ReadCall>): Promise<Completion> {
  const row = await completionRow.one(sql, { account: actor.id, now });
  if (!row) throw authenticationRequired();
  const { passed, address, ...there } = row;
  const steps = stepsOf(site.settings).map((step) => ({ step, state: stateOf(there[step], passed.includes(step)) }));
  return { steps, address, waiting: await waitingIntent.one(sql, { account: actor.id }) };
}

/** Two devices may do so at once. @throws invalid_input (400) for a step that the site does not have. */
export async function goOn(call: Authenticated<WriteCall>, { step }: PassStepInput): Promise<Completion> {
  const { tx, actor, site, now } = call;
  if (!stepsOf(site.settings).includes(step)) throw new AppError('invalid_input', 400, {}, { step: 'invalid_input' });
  await insertStep(tx, { account: actor.id, step, now });
  return completionOf(call);
}
