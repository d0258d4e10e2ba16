import type { SignupValues, StepName } from '#product/signup/ui/signup-fields.ts';
import { type Choice, sexualityOf } from '../contract.ts';

export interface PostedAnswers {
  values: Partial<SignupValues>;
  answered: StepName[];
}

const GENDERS: readonly (SignupValues['gender'] & Choice['value'])[] = ['female', 'male'];
const LIKES: readonly Choice['value'][] = ['female', 'male', 'both'];
/** Characters of a field that are kept; the sign-up itself says what is too long for it. */
const MAX_FIELD_LENGTH = 4000;

/** What no lander asks, or with a value that none offers, is left out. */
export function readPosted(form: URLSearchParams): PostedAnswers {
  const text = (name: string) => (form.get(name) ?? '').trim().slice(0, MAX_FIELD_LENGTH);
  const gender = GENDERS.find((one) => one === form.get('who'));
  const like = LIKES.find((one) => one === form.get('like'));
  const words = text('line') || text('words');
  const typed = { name: text('name'), signup_message: words, ...dateIn(form) };
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  return {
    values: { ...filled, ...(gender && { gender }), ...(gender && like && { sexuality: sexualityOf(gender, like) }) },
    answered: [...(gender && like ? (['who'] as const) : []), ...(words ? (['message'] as const) : [])],
  };
}

function dateIn(form: URLSearchParams) {
  const part = (name: string) => /^\d{1,4}$/.exec(form.get(name)?.trim() ?? '')?.[0] ?? '';
  return { day: part('day'), month: part('month'), year: part('year') };
}
