import type { CallFacts } from '#platform/call.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { Services } from '#platform/services.ts';
import type { SetupDraft } from './draft.ts';
import type { SetupTexts } from './texts-in.ts';

export const STEPS = ['you', 'codes', 'company', 'site', 'packages', 'provider', 'mail', 'end'] as const;
export type StepName = (typeof STEPS)[number];

/** Of a deployment that has a site, made at a terminal, only its staff is missing. */
const WITH_SITE: readonly StepName[] = ['you', 'codes', 'mail', 'end'];

export const stepsOf = (hasSite: boolean): readonly StepName[] => (hasSite ? WITH_SITE : STEPS);

const isFilled = (step: StepName, draft: SetupDraft): boolean => {
  if (step === 'codes') return draft.totp?.step != null;
  if (step === 'mail') return draft.mail?.proved === true;
  return step !== 'end' && draft[step] !== undefined;
};

export const nextStep = (steps: readonly StepName[], draft: SetupDraft): StepName =>
  steps.find((step) => !isFilled(step, draft)) ?? 'end';

export function stepShown(steps: readonly StepName[], draft: SetupDraft, asked: unknown): StepName {
  const next = nextStep(steps, draft);
  const found = steps.find((step) => step === asked);
  return found && steps.indexOf(found) <= steps.indexOf(next) ? found : next;
}

export interface SetupTools {
  services: Services;
  providers: CallFacts['providers'];
  texts: SetupTexts;
  locale: Locale;
  /** Where the deployment is, such as `https://www.example.com`. */
  address: string;
  /** The caller's address, for the line in which passwords wait. */
  caller: string;
}

export interface Filled {
  kept?: Partial<SetupDraft>;
  /** By field, in words; `` is about the whole. */
  wrong?: Record<string, string>;
  /** What a live check found: the step goes on by a second press. */
  found?: string[];
  stays?: boolean;
}
