import { isEmail } from '#platform/mail/is-email.ts';
import { MIN_PASSWORD_LENGTH } from '#product/accounts/contract.ts';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import { wrongNewPassword } from '#product/accounts/staff/add-first-staff.ts';
import { makeTotpSecret, stepOfFirstCode } from '#product/accounts/totp/totp.ts';
import { tryAccount } from '#product/payments/payment-accounts/try-account.ts';
import { newSiteProblem } from '#product/sites/editing/editing.ts';
import { checkHost } from './check-host.ts';
import { checkMailCode, sendTestMail } from './check-mail.ts';
import type { SetupDraft } from './draft.ts';
import { readFormOfCompany, readFormOfPackages, readFormOfProvider, readFormOfSite, type Words } from './read-form.ts';
import type { Filled, SetupTools, StepName } from './steps.ts';

type Fill = (tools: SetupTools, words: Words, draft: SetupDraft) => Promise<Filled> | Filled;

export const fillStep = (tools: SetupTools, step: StepName, words: Words, draft: SetupDraft): Promise<Filled> =>
  Promise.resolve(FILLS[step](tools, words, draft));

const FILLS: Record<StepName, Fill> = {
  you: fillYou,
  codes: fillCodes,
  company: (tools, words) => {
    const read = readFormOfCompany(words);
    return 'company' in read ? { kept: { company: read.company } } : wrongFields(tools, read.wrong);
  },
  site: fillSite,
  packages: (tools, words) => {
    const packages = readFormOfPackages(words);
    return packages ? { kept: { packages } } : { wrong: { '': tools.texts('backoffice.setup')('packagesWrong') } };
  },
  provider: fillProvider,
  mail: async (tools, words, draft) =>
    words.act === 'check' ? checkMailCode(tools, words, draft) : sendTestMail(tools, draft),
  end: () => ({}),
};

const wrongFields = ({ texts }: SetupTools, names: readonly string[]): Filled => ({
  wrong: Object.fromEntries(names.map((name) => [name, texts('backoffice.setup')('wrongField')])),
});

async function fillYou({ texts, locale, caller }: SetupTools, words: Words, draft: SetupDraft): Promise<Filled> {
  const { email = '', password = '', repeat = '' } = words;
  const faults = await wrongNewPassword({ password, repeat }, [email]);
  const wrong = Object.fromEntries(
    Object.entries(faults).map(([name, code]) => [name, texts('errors')(code, { password_min: MIN_PASSWORD_LENGTH })]),
  );
  if (!isEmail(email)) wrong.email = texts('errors')('new_email_invalid');
  if (Object.keys(wrong).length) return { wrong };
  const totp = draft.totp ?? { secret: makeTotpSecret().toString('base64'), step: null };
  const you = { email, passwordHash: await hashPassword(password, caller), locale };
  // Another address has to be proved anew.
  const { mail } = email === draft.you?.email ? draft : { mail: undefined };
  return { kept: { you, totp, ...(mail ? { mail } : { mail: NO_MAIL }) } };
}

const NO_MAIL = { code: '', sent: 0, tries: 0, proved: false };

function fillCodes({ services, texts }: SetupTools, { code = '' }: Words, { totp }: SetupDraft): Filled {
  const step = totp && stepOfFirstCode(Buffer.from(totp.secret, 'base64'), code, services.now());
  if (!totp || step == null) return { wrong: { code: texts('errors')('code_wrong') } };
  return { kept: { totp: { ...totp, step } } };
}

async function fillSite(tools: SetupTools, words: Words): Promise<Filled> {
  const { texts } = tools;
  const { host, settings } = readFormOfSite(words);
  const problem = newSiteProblem(host, settings);
  if (problem?.problem === 'wrong_host') return { wrong: { host: texts('errors')('host_wrong') } };
  if (problem?.problem === 'country_not_among_countries') return wrongFields(tools, ['countries']);
  if (problem)
    return wrongFields(
      tools,
      problem.names.map((name) => FIELD_OF[name] ?? name),
    );
  if (!isEmail(words.support_email ?? '')) return wrongFields(tools, ['support_email']);
  const found = words.despite ? [] : await checkHost(tools, host);
  return found.length ? { found } : { kept: { site: { host, settings } } };
}

const FIELD_OF: Readonly<Record<string, string>> = {
  index_title: 'name',
  mail_name: 'name',
  domain_language: 'language',
};

async function fillProvider(tools: SetupTools, words: Words, draft: SetupDraft): Promise<Filled> {
  const { services, providers, texts } = tools;
  if (words.act === 'later') return { kept: { provider: 'later' } };
  const account = readFormOfProvider(words);
  const kind = providers.get(account.provider)?.kind;
  if (!kind) return { wrong: { '': texts('errors')('provider_unknown') } };
  if ((kind.testAccount !== null) !== (account.secret !== ''))
    return {
      wrong: { secret: texts('errors')(kind.testAccount ? 'provider_secret_needed' : 'provider_secret_not_taken') },
    };
  if (kind.forTrials && account.mode === 'live') return wrongFields(tools, ['mode']);
  if (words.despite) return { kept: { provider: account } };
  const country = String(draft.site?.settings.country ?? 'NL');
  const currency = draft.packages?.currency ?? 'EUR';
  const { config } = services;
  const tried = await tryAccount({ config, providers }, { id: 0, company_id: 0, ...account }, { country, currency });
  if (tried.outcome === 'answers' || tried.outcome === 'nothing_to_call') return { kept: { provider: account } };
  const says = texts('backoffice.providers')(`outcomes.${tried.outcome}`);
  return tried.outcome === 'settings_wrong' ? { wrong: { '': says } } : { found: [says] };
}
