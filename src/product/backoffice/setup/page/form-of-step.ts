import { LOCALES } from '#platform/i18n/locales.ts';
import { describeTotp } from '#product/accounts/totp/totp.ts';
import type { SetupDraft } from '../draft.ts';
import { PACKAGE_ROWS, type Words } from '../read-form.ts';
import type { StepName } from '../steps.ts';
import type { SetupTexts } from '../texts-in.ts';
import { button, escaped, type InputField, input, paragraph, select } from './input.ts';

export interface FormState {
  texts: SetupTexts;
  draft: SetupDraft;
  words: Words;
  wrong: Readonly<Record<string, string>>;
}

export const fieldsOf =
  ({ words, wrong }: FormState, kept: Readonly<Record<string, unknown>> = {}) =>
  (field: Omit<InputField, 'value' | 'wrong'>): string =>
    input({ ...field, value: words[field.name] ?? String(kept[field.name] ?? ''), wrong: wrong[field.name] });

export const formOfStep = (step: Exclude<StepName, 'provider' | 'end'>, state: FormState): string => FORMS[step](state);

const FORMS: Record<Exclude<StepName, 'provider' | 'end'>, (state: FormState) => string> = {
  you: youForm,
  codes: codesForm,
  company: companyForm,
  site: siteForm,
  packages: packagesForm,
  mail: mailForm,
};

function youForm(state: FormState): string {
  const { texts, draft, wrong } = state;
  const field = fieldsOf(state, { email: draft.you?.email });
  const secret = (name: string, label: string, hint?: string) =>
    input({ name, label, hint, type: 'password', autocomplete: 'new-password', most: 200, wrong: wrong[name] });
  return [
    paragraph(texts('backoffice.setup')('youNote'), 'note'),
    field({
      name: 'email',
      label: texts('backoffice.setup')('email'),
      type: 'email',
      most: 254,
      autocomplete: 'username',
    }),
    secret('password', texts('backoffice.setup')('password')),
    secret('repeat', texts('backoffice.setup')('repeat')),
  ].join('');
}

function codesForm(state: FormState): string {
  const { texts, draft } = state;
  const secret = Buffer.from(draft.totp?.secret ?? '', 'base64');
  const app = describeTotp(secret, { issuer: texts('backoffice.setup')('issuer'), label: draft.you?.email ?? '' });
  const field = fieldsOf(state);
  return [
    paragraph(texts('backoffice.setup')('codesNote'), 'note'),
    `<div class="qr" role="img" aria-label="${escaped(texts('backoffice.setup')('qr'))}">${app.qr}</div>`,
    paragraph(texts('backoffice.setup')('byHand')),
    `<code>${escaped(app.secret.match(/.{1,4}/g)?.join(' ') ?? app.secret)}</code>`,
    field({
      name: 'code',
      label: texts('backoffice.setup')('sixDigits'),
      most: 10,
      inputmode: 'numeric',
      autocomplete: 'one-time-code',
    }),
  ].join('');
}

function companyForm(state: FormState): string {
  const { texts, draft } = state;
  const { company } = draft;
  const t = texts('backoffice.companies');
  const field = fieldsOf(state, { ...company, vat_numbers: company?.vat_numbers.join(' ') });
  return [
    paragraph(texts('backoffice.setup')('companyNote'), 'note'),
    field({ name: 'name', label: t('name'), most: 200 }),
    field({ name: 'address', label: t('address'), most: 200 }),
    `<div class="pair">${field({ name: 'city', label: t('city'), most: 100 })}${field({ name: 'country', label: t('country'), hint: texts('backoffice.setup')('countryHint'), most: 2 })}</div>`,
    field({ name: 'kvk', label: t('kvk'), most: 60 }),
    field({ name: 'vat_numbers', label: t('vat_numbers'), required: false, most: 400 }),
    field({ name: 'statement_text', label: t('statement_text'), hint: t('statementHint'), required: false, most: 22 }),
  ].join('');
}

function siteForm(state: FormState): string {
  const { texts, draft, words, wrong } = state;
  const { host, settings } = draft.site ?? { host: undefined, settings: undefined };
  const { countries, domain_language: language, ...kept } = settings ?? {};
  const field = fieldsOf(state, {
    ...{ country: draft.company?.country, ...kept, host },
    countries: Array.isArray(countries) ? countries.join(' ') : '',
  });
  const names = new Intl.DisplayNames([texts.formats], { type: 'language' });
  return [
    field({
      name: 'host',
      label: texts('backoffice.setup')('host'),
      hint: texts('backoffice.setup')('hostHint'),
      most: 253,
    }),
    field({ name: 'name', label: texts('backoffice.setup')('siteName'), most: 60 }),
    field({
      name: 'description',
      label: texts('backoffice.setup')('description'),
      hint: texts('backoffice.setup')('descriptionHint'),
      most: 300,
    }),
    `<div class="pair">${field({ name: 'country', label: texts('backoffice.companies')('country'), hint: texts('backoffice.setup')('countryHint'), most: 2 })}${field({ name: 'countries', label: texts('backoffice.setup')('alsoIn'), hint: texts('backoffice.companies')('registeredHint'), required: false, most: 200 })}</div>`,
    select({
      ...{ name: 'language', label: texts('backoffice.setup')('language'), wrong: wrong.language },
      value: words.language ?? String(language ?? texts.formats.slice(0, 2)),
      options: LOCALES.map((locale) => ({ value: locale, label: names.of(locale) ?? locale })),
    }),
    field({
      name: 'support_email',
      label: texts('backoffice.setup')('support'),
      hint: texts('backoffice.setup')('supportHint'),
      type: 'email',
      most: 254,
    }),
  ].join('');
}

const USUAL = { credits0: 25, price0: '9.95', credits1: 60, price1: '19.95', credits2: 150, price2: '39.95' };

function packagesForm(state: FormState): string {
  const { texts, draft } = state;
  const kept = draft.packages?.prices.flatMap(({ credits, amount }, at) => [
    [`credits${at}`, credits] as const,
    [`price${at}`, (amount / 100).toFixed(2)] as const,
  ]);
  const field = fieldsOf(state, {
    currency: draft.packages?.currency ?? 'EUR',
    ...(kept ? Object.fromEntries(kept) : USUAL),
  });
  const rows = Array.from(
    { length: PACKAGE_ROWS },
    (_, at) =>
      `<div class="pair">${field({ name: `credits${at}`, label: texts('backoffice.setup')('credits', { row: at + 1 }), inputmode: 'numeric', required: at === 0, most: 5 })}${field({ name: `price${at}`, label: texts('backoffice.setup')('price', { row: at + 1 }), inputmode: 'decimal', required: at === 0, most: 9 })}</div>`,
  );
  return [
    paragraph(texts('backoffice.setup')('packagesNote'), 'note'),
    field({
      name: 'currency',
      label: texts('backoffice.setup')('currency'),
      hint: texts('backoffice.setup')('currencyHint'),
      most: 3,
    }),
    ...rows,
  ].join('');
}

function mailForm(state: FormState): string {
  const { texts, draft } = state;
  const address = draft.you?.email ?? '';
  if (!draft.mail?.code)
    return (
      paragraph(texts('backoffice.setup')('mailNote', { address }), 'note') +
      button(texts('backoffice.setup')('send'), 'send')
    );
  const field = fieldsOf(state);
  return [
    paragraph(texts('backoffice.setup')('mailSent', { address }), 'note'),
    field({
      name: 'code',
      label: texts('backoffice.setup')('sixDigits'),
      most: 10,
      inputmode: 'numeric',
      autocomplete: 'one-time-code',
    }),
    `<div class="buttons">${button(texts('backoffice.setup')('next'), 'check')}${button(texts('backoffice.setup')('sendAgain'), 'send', true)}</div>`,
  ].join('');
}
