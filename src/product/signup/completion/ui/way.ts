import type { Completion, CompletionStep } from '../contract.ts';

export type Steps = Completion['steps'];

export const stepsHere = (steps: Steps, pushPossible: boolean): Steps =>
  pushPossible ? steps : steps.filter(({ step }) => step !== 'push');

const isOpen = ({ state }: Steps[number]) => state === 'open';

const firstOpen = (steps: Steps): CompletionStep | null => steps.find(isOpen)?.step ?? null;

export function nextAfter(steps: Steps, step: CompletionStep): CompletionStep | null {
  const at = steps.findIndex((one) => one.step === step);
  return firstOpen([...steps.slice(at + 1), ...steps.slice(0, Math.max(at, 0))]);
}

export const stepBefore = (steps: Steps, step: CompletionStep): CompletionStep | null =>
  steps[steps.findIndex((one) => one.step === step) - 1]?.step ?? null;

/** Null leads on to what comes after the sign-up: nothing is open, and what was asked for is done. */
export function stepToShow(steps: Steps, asked: CompletionStep | undefined): CompletionStep | null {
  const open = firstOpen(steps);
  const wanted = steps.find(({ step }) => step === asked);
  return wanted && (open || wanted.state !== 'done') ? wanted.step : open;
}
