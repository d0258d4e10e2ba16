import type { CallFacts } from '#platform/call.ts';
import type { SetupDraft } from '../draft.ts';
import type { Words } from '../read-form.ts';
import type { Filled } from '../steps.ts';
import { nextStep, type StepName } from '../steps.ts';
import type { SetupTexts } from '../texts-in.ts';
import { type FormState, formOfStep } from './form-of-step.ts';
import { framePage } from './frame-page.ts';
import { button, escaped, input, paragraph } from './input.ts';
import { choiceOf, providerForm } from './provider-form.ts';

export const codePage = (texts: SetupTexts, wrong?: string): string =>
  framePage({
    texts,
    heading: texts('backoffice.setup')('codeTitle'),
    body: `${paragraph(texts('backoffice.setup')('codeNote'), 'note')}<form method="post"><input type="hidden" name="step" value="code">${input(
      {
        name: 'code',
        label: texts('backoffice.setup')('code'),
        hint: texts('backoffice.setup')('codeHint'),
        most: 40,
        wrong,
      },
    )}<div class="buttons">${button(texts('backoffice.setup')('next'))}</div></form>`,
  });

export const closedPage = (texts: SetupTexts): string =>
  framePage({ texts, heading: texts('backoffice.setup')('closed'), body: '' });

interface StepPage {
  texts: SetupTexts;
  draft: SetupDraft;
  all: readonly StepName[];
  shown: StepName;
  providers: CallFacts['providers'];
  chosen?: string | undefined;
  words?: Words;
  filled?: Filled;
}

const OWN_BUTTONS: readonly StepName[] = ['mail', 'provider'];

export function stepPage({ texts, draft, all, shown, providers, chosen, words = {}, filled = {} }: StepPage): string {
  const { wrong = {}, found = [] } = filled;
  const state: FormState = { texts, draft, words, wrong };
  const steps = { all, shown, next: nextStep(all, draft) };
  const heading = texts('backoffice.setup')(`headings.${shown}`);
  const isChoosing = shown === 'provider' && (chosen === '' || (!words.provider && !chosen && !isChosen(draft)));
  const form = shown === 'end' ? summary(state, all) : shown === 'provider' ? '' : formOfStep(shown, state);
  const body = isChoosing
    ? chooser(texts, providers)
    : `<form method="post"><input type="hidden" name="step" value="${shown}">${
        wrong[''] ? paragraph(wrong[''], 'wrong') : ''
      }${foundBy(texts, found, filled.stays)}${shown === 'provider' ? providerForm(state, providers, chosen) : form}${
        OWN_BUTTONS.includes(shown)
          ? ''
          : `<div class="buttons">${button(texts('backoffice.setup')(shown === 'end' ? 'finish' : 'next'))}</div>`
      }</form>`;
  return framePage({ texts, heading, steps, body });
}

const isChosen = ({ provider }: SetupDraft) => provider !== undefined && provider !== 'later';

const chooser = (texts: SetupTexts, providers: CallFacts['providers']) =>
  `<form method="get"><input type="hidden" name="step" value="provider">${choiceOf({ texts }, providers)}<div class="buttons">${button(
    texts('backoffice.setup')('next'),
  )}</div></form><form method="post"><input type="hidden" name="step" value="provider"><div class="buttons">${button(
    texts('backoffice.setup')('later'),
    'later',
    true,
  )}</div>${paragraph(texts('backoffice.setup')('laterNote'), 'note')}</form>`;

function foundBy(texts: SetupTexts, found: readonly string[], stays = false): string {
  if (!found.length) return '';
  const press = stays
    ? ''
    : `<label class="check"><input type="checkbox" name="despite" value="yes"> ${escaped(texts('backoffice.setup')('despite'))}</label>`;
  return `<div class="found" role="status">${found.map((line) => paragraph(line)).join('')}${press}</div>`;
}

function summary({ texts, draft }: FormState, all: readonly StepName[]): string {
  const { you, company, site, packages, provider } = draft;
  const account = provider === 'later' || !provider ? null : provider;
  const told: Partial<Record<StepName, string | undefined>> = {
    you: you?.email,
    company: company && `${company.name}, ${company.city}`,
    site: site && `${String(site.settings.name)}, ${site.host}`,
    packages: packages?.prices
      .map(({ credits, amount }) => `${credits}: ${packages.currency} ${(amount / 100).toFixed(2)}`)
      .join(' · '),
    provider: account
      ? `${account.provider}, ${texts('backoffice.providers')(`modes.${account.mode}`)}`
      : texts('backoffice.setup')('later'),
  };
  const rows = all.flatMap((step) => {
    const value = told[step];
    return value
      ? [`<div><dt>${escaped(texts('backoffice.setup')(`steps.${step}`))}</dt><dd>${escaped(value)}</dd></div>`]
      : [];
  });
  return `${paragraph(texts('backoffice.setup')('endNote'), 'note')}<dl>${rows.join('')}</dl>`;
}

/** Recovery codes are told once, here. */
export function donePage(
  texts: SetupTexts,
  { login, email, recoveryCodes }: { login: string; email: string; recoveryCodes: readonly string[] },
): string {
  return framePage({
    texts,
    heading: texts('backoffice.setup')('doneTitle'),
    body: [
      paragraph(texts('backoffice.setup')('doneCodes')),
      `<ul class="codes">${recoveryCodes.map((code) => `<li>${escaped(code)}</li>`).join('')}</ul>`,
      paragraph(texts('backoffice.setup')('doneNext', { email })),
      paragraph(texts('backoffice.setup')('donePasskey'), 'note'),
      `<p><a class="button" href="${escaped(login)}">${escaped(texts('backoffice.setup')('doneLogin'))}</a></p>`,
    ].join(''),
  });
}
