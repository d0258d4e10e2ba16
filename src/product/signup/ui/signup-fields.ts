import type { GENDERS } from '#product/members/contract.ts';
import type { SEXUALITIES } from '#product/sites/profiles/contract.ts';
import type { SignupCheckInput } from '../contract.ts';
import { type DatePart, dateOfBirth, firstBlank } from './date-of-birth.ts';

export interface SignupValues {
  gender: (typeof GENDERS)[number] | '';
  sexuality: (typeof SEXUALITIES)[number] | '';
  day: string;
  month: string;
  year: string;
  name: string;
  signup_message: string;
  email: string;
  password: string;
  terms: boolean;
  sexuality_consent: boolean;
}
export type SignupField = keyof SignupValues;

export const EMPTY: SignupValues = {
  gender: '',
  sexuality: '',
  day: '',
  month: '',
  year: '',
  name: '',
  signup_message: '',
  email: '',
  password: '',
  terms: false,
  sexuality_consent: false,
};

export type StepName = 'who' | 'name' | 'message' | 'account';

const FIELDS: Record<StepName, readonly SignupField[]> = {
  who: ['gender', 'sexuality'],
  name: ['day', 'month', 'year', 'name'],
  message: ['signup_message'],
  account: ['email', 'password', 'terms', 'sexuality_consent'],
};

/** Without a member nobody is there to write to. @param answered asked already by the page; the last always stays. */
export function stepsFor(withMember: boolean, answered: readonly StepName[] = []): [StepName, ...StepName[]] {
  const before = (withMember ? (['who', 'name', 'message'] as const) : (['who', 'name'] as const)).filter(
    (step) => !answered.includes(step),
  );
  const [first, ...others] = before;
  return first ? [first, ...others, 'account'] : ['account'];
}

export function stepOf(field: SignupField): StepName {
  const found = (Object.keys(FIELDS) as StepName[]).find((step) => FIELDS[step].includes(field));
  return found ?? 'account';
}

const DATE: readonly SignupField[] = ['day', 'month', 'year'];

export function fieldsAsked(name: string): SignupField[] {
  if (DATE.some((part) => part === name)) return [...DATE];
  return Object.values(FIELDS)
    .flat()
    .filter((field) => field === name);
}

/** What the form does not ask is left out; that about the date stands at its first blank field. */
export function fieldErrors(
  fields: Record<string, string>,
  values: SignupValues,
  order: readonly DatePart[],
): { field: SignupField; message: string }[] {
  const named: Record<string, string | undefined> = { ...fields, [firstBlank(values, order)]: fields.date_of_birth };
  return Object.values(FIELDS)
    .flat()
    .flatMap((field) => {
      const message = named[field];
      return message ? [{ field, message }] : [];
    });
}

export function checkOf(step: StepName, values: SignupValues): SignupCheckInput {
  switch (step) {
    case 'who':
      return {
        ...(values.gender && { gender: values.gender }),
        ...(values.sexuality && { sexuality: values.sexuality }),
      };
    case 'name':
      return { date_of_birth: dateOfBirth(values), name: values.name };
    case 'message':
      return { signup_message: values.signup_message };
    case 'account':
      return {
        email: values.email,
        password: values.password,
        terms: values.terms,
        sexuality_consent: values.sexuality_consent,
      };
  }
}

export function isBegun(values: SignupValues): boolean {
  return Object.values(values).some((value) => value !== '' && value !== false);
}
