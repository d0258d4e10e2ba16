import { isShown, type ShownSettings } from '#product/members/contract.ts';
import { FIELD_NAMES, PROFILE_FIELDS, type ProfileField } from '#product/sites/profiles/contract.ts';
import { COMPLETION_STEPS, type CompletionStep, type StepState } from './contract.ts';

export const FACTS = FIELD_NAMES.filter((name) => {
  const { kind, required }: ProfileField = PROFILE_FIELDS[name];
  return kind !== 'text' && required === undefined;
});

export const stepsOf = (site: ShownSettings): CompletionStep[] =>
  COMPLETION_STEPS.filter((step) => {
    if (step === 'about') return isShown('about', site);
    return step !== 'facts' || FACTS.some((name) => isShown(name, site));
  });

/** @param there what the step asks for is there, wherever the member gave it. */
export function stateOf(there: boolean, passed: boolean): StepState {
  if (there) return 'done';
  return passed ? 'skipped' : 'open';
}
