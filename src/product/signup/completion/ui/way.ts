import type { Completion, CompletionStep } from '../contract.ts';

export type Steps = Completion['steps'];

/** The steps of this browser, which may not be able to be pushed to. */
export const stepsHere = (steps: Steps, pushPossible: boolean): Steps =>
  pushPossible ? steps : steps.filter(({ step }) => step !== 'push');

const isOpen = ({ state }: Steps[number]) => state === 'open';

/** Where to go on: the first step that was neither done nor skipped; null when there is none. */
const firstOpen = (steps: Steps): CompletionStep | null => steps.find(isOpen)?.step ?? null;

/** The next open step after one, and after the last those before it that were left open; null when there is none. */
export function nextAfter(steps: Steps, step: CompletionStep): CompletionStep | null {
  const at = steps.findIndex((one) => one.step === step);
  return firstOpen([...steps.slice(at + 1), ...steps.slice(0, Math.max(at, 0))]);
}

/** The step before one, whatever became of it; null before the first. */
export const stepBefore = (steps: Steps, step: CompletionStep): CompletionStep | null =>
  steps[steps.findIndex((one) => one.step === step) - 1]?.step ?? null;

/**
 * The step to show: the one that was asked for, if this site has it, else the first open one. Null leads on to what comes
 * after the sign-up: nothing is open, and what was asked for is done.
 */
export function stepToShow(steps: Steps, asked: CompletionStep | undefined): CompletionStep | null {
  const open = firstOpen(steps);
  const wanted = steps.find(({ step }) => step === asked);
  return wanted && (open || wanted.state !== 'done') ? wanted.step : open;
}
