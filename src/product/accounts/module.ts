import { type Module, onJob } from '#platform/module.ts';
import { liftOver } from './bans/bans.ts';
import * as bans from './bans/contract.ts';
import { sealBanKeyAnew } from './bans/traces/trace-keys.ts';
import { keepTraces } from './bans/traces/traces.ts';
import { cleanUpCaptcha } from './captcha/captcha.ts';
import * as captcha from './captcha/contract.ts';
import { captchaRoutes } from './captcha/routes.ts';
import { cleanUpAccounts } from './clean-up/clean-up.ts';
import * as contract from './contract.ts';
import * as deletion from './deletion/contract.ts';
import { eraseDeleted } from './deletion/erase-deleted.ts';
import * as exports from './exports/contract.ts';
import { exportJob, unusedExportJob } from './exports/jobs.ts';
import { makeExport, removeExport, removeOldExports } from './exports/make-export.ts';
import * as identity from './identity/contract.ts';
import * as mailChange from './mail-change/contract.ts';
import * as mailTokens from './mail-tokens/contract.ts';
import * as addressMails from './mails/address-mails.ts';
import * as leavingMails from './mails/leaving-mails.ts';
import { banAppealMail, securityMail } from './mails/mails.ts';
import * as passkeys from './passkeys/contract.ts';
import * as passwordReset from './password-reset/contract.ts';
import { resetAskedJob } from './password-reset/jobs.ts';
import { mailAskedReset } from './password-reset/password-reset.ts';
import * as passwords from './passwords/contract.ts';
import { eraseAccountData, exportAccountData } from './personal-data/personal-data.ts';
import { accountsRoutes } from './routes.ts';
import * as security from './security/contract.ts';
import * as sessions from './sessions/contract.ts';
import * as totp from './totp/contract.ts';
import { sealSecretsAnew } from './totp/seal-secrets.ts';

export const accounts: Module = {
  name: 'accounts',
  about: 'Sessions, ways to log in, languages, leaving, and live events of the logged-in person',
  contracts: [
    contract,
    mailTokens,
    passwords,
    passwordReset,
    mailChange,
    captcha,
    security,
    sessions,
    identity,
    passkeys,
    totp,
    bans,
    deletion,
    exports,
  ],
  routes: [...accountsRoutes, ...captchaRoutes],
  jobs: [
    onJob(resetAskedJob, mailAskedReset),
    onJob(exportJob, makeExport),
    onJob(unusedExportJob, ({ services: { storage } }, { id, attempts }) => removeExport(storage, id, attempts)),
  ],
  mails: [...Object.values(addressMails), ...Object.values(leavingMails), securityMail, banAppealMail],
  schedules: [
    {
      name: 'accounts-clean-up',
      cron: '17 * * * *',
      run: ({ services }) => cleanUpAccounts({ sql: services.db, now: services.now() }),
    },
    {
      name: 'accounts-captcha-clean-up',
      cron: '27 * * * *',
      run: ({ services }) => cleanUpCaptcha({ sql: services.db, now: services.now() }),
    },
    {
      name: 'accounts-seal-anew',
      cron: '37 * * * *',
      run: async ({ services: { db, keys } }) => {
        await sealSecretsAnew({ sql: db, keys });
        await sealBanKeyAnew({ sql: db, keys });
      },
    },
    { name: 'accounts-ban-traces', cron: '37 * * * *', run: keepTraces },
    { name: 'accounts-bans-over', cron: '*/5 * * * *', run: liftOver },
    { name: 'accounts-erase-deleted', cron: '*/15 * * * *', run: eraseDeleted },
    { name: 'accounts-exports-over', cron: '29 * * * *', run: removeOldExports },
  ],
  erase: eraseAccountData,
  export: exportAccountData,
};
