import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_USERNAME_LENGTH, MIN_PASSWORD_LENGTH, MIN_USERNAME_LENGTH } from '#product/accounts/contract.ts';
import type { SignupIntent } from '#product/accounts/ui/login-wall.ts';
import { useProof } from '#product/accounts/ui/use-proof.ts';
import { isForMen } from '#product/members/contract.ts';
import { enterAs } from '#product/members/user/ui/enter.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { checkSignup, type SignupInput, signUp } from '../contract.ts';
import { dateOfBirth, dateOrder } from './date-of-birth.ts';
import { mayBeSlip } from './may-be-slip.ts';
import { ownRules } from './own-rules.ts';
import { dropDraft } from './signup-draft.ts';
import {
  checkOf,
  fieldErrors,
  fieldsAsked,
  type SignupField,
  type SignupValues,
  type StepName,
  stepOf,
} from './signup-fields.ts';
import type { LiveCheck } from './use-live-check.ts';

const LENGTHS = {
  username_min: MIN_USERNAME_LENGTH,
  username_max: MAX_USERNAME_LENGTH,
  password_min: MIN_PASSWORD_LENGTH,
};

type Wrong = { field: SignupField; message: string };

interface Signup {
  busy: boolean;
  proving: boolean;
  failure: string;
  /** @param sure the year of birth is right. */
  proceed: (sure?: boolean) => Promise<void>;
  doubt: string | null;
  answer: (name: string) => void;
}

interface SignupOptions {
  form: UseFormReturn<SignupValues>;
  live: LiveCheck;
  intent: SignupIntent;
  invite: string | undefined;
  steps: readonly StepName[];
  step: StepName;
  open: (step: StepName, field?: SignupField) => void;
  /** @param email as of `SignupForm`. */
  onDone: (email: string | null) => void | Promise<void>;
}

export function useSignup({ form, live, intent, invite, steps, step, open, onDone }: SignupOptions): Signup {
  const t = useTranslations('signup.form');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const order = dateOrder(useLocale());
  const settings = useSettings();
  const { geoip_selected_country: country, min_age } = settings;
  const genderOf = (values: SignupValues) => (isForMen(settings) ? 'male' : values.gender);
  const invited = invite === undefined ? {} : { invite };
  const [busy, setBusy] = useState(false);
  const { proving, proved } = useProof();
  const [failure, setFailure] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const doubt = asked === form.getValues('year').trim() ? asked : null;

  const show = (wrong: Wrong[]) => {
    for (const { field, message } of wrong) form.setError(field, { message });
    const [first] = wrong;
    if (first) open(stepOf(first.field), first.field);
  };
  const unanswered = (values: SignupValues): Wrong[] => {
    const missing = (['gender', 'sexuality'] as const).filter((field) =>
      field === 'gender' ? !genderOf(values) : !values[field],
    );
    if (missing.length) return missing.map((field) => ({ field, message: t('who.missing') }));
    const fields = Object.entries(ownRules(step, values)).map(([field, rule]) => [
      field,
      t(`rules.${rule}`, { min_age, ...LENGTHS }),
    ]);
    const wrong = fieldErrors(Object.fromEntries(fields), values, order);
    if (wrong.length) return wrong;
    const needsWords = step === 'message' && intent.kind === 'message' && !values.signup_message.trim();
    return needsWords ? [{ field: 'signup_message', message: t('message.missing') }] : [];
  };
  const check = async (values: SignupValues) => {
    const reply = await transport.call(checkSignup, { ...checkOf(step, values), ...invited });
    const wrong = fieldErrors(reply.fields, values, order).filter(({ field }) => stepOf(field) === step);
    const next = steps[steps.indexOf(step) + 1];
    if (wrong.length) show(wrong);
    else if (next) open(next);
  };
  const submit = async (values: SignupValues) => {
    const { sexuality } = values;
    const gender = genderOf(values);
    if (!gender || !sexuality) return;
    const input = { ...inputOf(values, intent, country), ...invited, gender, sexuality };
    const reply = await proved((captcha) => transport.call(signUp, { ...input, ...captcha }));
    dropDraft(sessionStorage);
    if (!reply.user) return onDone(values.email.trim());
    await enterAs(queryClient, reply.user);
    // What fails now is no failure of the sign-up.
    const words = { name: t('saved.name'), done: t('saved.done'), failed: t('saved.failed') };
    await intent.onJoined?.(words).catch(() => undefined);
    await onDone(null);
  };
  const isDoubtful = ({ year }: SignupValues) => {
    const now = { minAge: min_age, thisYear: new Date().getFullYear(), store: sessionStorage };
    return step === 'name' && mayBeSlip(year.trim(), now);
  };
  const proceed = async (sure = false) => {
    if (busy) return;
    const values = form.getValues();
    form.clearErrors();
    setFailure('');
    const wrong = unanswered(values);
    if (wrong.length) return show(wrong);
    if (doubt !== null && !sure) return;
    if (isDoubtful(values)) return setAsked(values.year.trim());
    setAsked(null);
    setBusy(true);
    try {
      if (step === steps.at(-1)) await submit(values);
      else await check(values);
    } catch (error) {
      const refused = isApiError(error) ? error : null;
      if (refused?.code === 'email_taken' || refused?.code === 'account_deleted') live.noteAccount();
      // Among several mistakes the code does not say which it is of the address.
      else if (refused?.fields?.email) live.leave('email');
      const wrongFields = fieldErrors(refused?.fields ?? {}, values, order);
      if (wrongFields.length) show(wrongFields);
      else setFailure(refused?.status === 0 ? t('offline') : refused?.message || t('failed'));
    } finally {
      setBusy(false);
    }
  };
  const answer = (name: string) => {
    form.clearErrors(fieldsAsked(name));
    setFailure('');
    if (fieldsAsked(name).includes('year')) setAsked(null);
    live.write(name);
  };
  return { busy, proving, failure, doubt, proceed, answer };
}

function inputOf(
  values: SignupValues,
  intent: SignupIntent,
  country: string,
): Omit<SignupInput, 'gender' | 'sexuality'> {
  const { name, email, password, terms, sexuality_consent } = values;
  const message = values.signup_message.trim();
  return {
    date_of_birth: dateOfBirth(values),
    name,
    email,
    password,
    terms,
    sexuality_consent,
    country,
    ...(intent.member && {
      recipient_id: intent.member.id,
      like_recipient: intent.kind === 'like',
      ...(message && { signup_message: message }),
    }),
  };
}
