import { type AuthenticatedControllerCall, controller, raw, read, write } from '#platform/http/route.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_AGE_SECONDS } from '#platform/i18n/locales.ts';
import { type Module, onJob } from '#platform/module.ts';
import { chooseLanguage } from './accounts.ts';
import { appealBan, showBan } from './bans/appeal-ban.ts';
import { liftOver } from './bans/bans.ts';
import * as bansContract from './bans/contract.ts';
import { forgetSignals } from './bans/traces/note-signals.ts';
import { sealBanKeyAnew } from './bans/traces/trace-keys.ts';
import { keepTraces } from './bans/traces/traces.ts';
import { cleanUpAccounts } from './clean-up-accounts.ts';
import * as contract from './contract.ts';
import { captchaChallenge, liveEvents, logOut, saveLanguage } from './contract.ts';
import * as deletionContract from './deletion/contract.ts';
import { deleteAccount, deletedAccount, mailReactivation, reactivateAccount } from './deletion/contract.ts';
import { deleteOwnAccount, reactivate } from './deletion/deletion.ts';
import { eraseDeleted } from './deletion/erase-deleted.ts';
import { deletedHere, mailAgain } from './deletion/mail-again.ts';
import * as exportsContract from './exports/contract.ts';
import { downloadExport, openExport, orderExport, showExport } from './exports/contract.ts';
import { orderOwnExport, ownExport } from './exports/exports.ts';
import { exportJob, unusedExportJob } from './exports/jobs.ts';
import { makeExport, removeExport, removeOldExports } from './exports/make-export.ts';
import { giveTicket, sendExport } from './exports/send-export.ts';
import { confirmMailChange, showMailChange } from './mail-change/confirm-mail-change.ts';
import * as mailChangeContract from './mail-change/contract.ts';
import { askForMailChange, cancelMailChange, showOwnEmail } from './mail-change/mail-change.ts';
import { revertMailChange } from './mail-change/revert-mail-change.ts';
import * as mailTokensContract from './mail-tokens/contract.ts';
import { showMailLink } from './mail-tokens/contract.ts';
import { showLink } from './mail-tokens/show-link.ts';
import * as addressMails from './mails/address-mails.ts';
import * as leavingMails from './mails/leaving-mails.ts';
import { banAppealMail, factorAskedMail, securityMail } from './mails/mails.ts';
import { cleanUpCaptcha, makeChallenge } from './make-challenge.ts';
import * as passkeysContract from './passkeys/contract.ts';
import { addPasskey, askForSignature, beginPasskey, removePasskey } from './passkeys/passkeys.ts';
import * as passwordResetContract from './password-reset/contract.ts';
import { resetAskedJob } from './password-reset/jobs.ts';
import { askForReset, cancelReset, mailAskedReset, resetPassword, showReset } from './password-reset/password-reset.ts';
import { changePassword as changing } from './passwords/change-password.ts';
import * as passwordsContract from './passwords/contract.ts';
import { changePassword } from './passwords/contract.ts';
import { eraseAccountData, exportAccountData } from './personal-data.ts';
import { rememberDevice } from './remember-device.ts';
import * as securityContract from './security/contract.ts';
import { mustHaveProved, proveIdentity } from './security/prove-identity.ts';
import { showSecurity } from './security/security.ts';
import * as sessionsContract from './sessions/contract.ts';
import {
  closeOtherSessions,
  closeSession,
  closeSessionById,
  findSession,
  SESSION_COOKIE,
} from './sessions/sessions.ts';
import { forgetOverResets } from './staff/ask-for-factor-reset.ts';
import { streamOwnEvents } from './stream.ts';
import * as totpContract from './totp/contract.ts';
import { sealSecretsAnew } from './totp/seal-secrets.ts';
import { beginTotp, confirmTotp, renewRecoveryCodes, turnTotpOff } from './totp/totp.ts';

const captchaRoutes = [read(captchaChallenge, makeChallenge)];

const deletionRoutes = [
  controller(deleteAccount, deleteOwnAccount),
  controller(deletedAccount, deletedHere),
  controller(mailReactivation, mailAgain),
  controller(reactivateAccount, reactivate),
];

const exportRoutes = [
  read(showExport, ownExport),
  write(orderExport, orderOwnExport),
  controller(openExport, giveTicket),
  raw(downloadExport, sendExport),
];

const mailChangeRoutes = [
  read(mailChangeContract.showOwnEmail, showOwnEmail),
  controller(mailChangeContract.askForMailChange, askForMailChange),
  write(mailChangeContract.cancelMailChange, cancelMailChange),
  read(mailChangeContract.showMailChange, showMailChange),
  controller(mailChangeContract.confirmMailChange, confirmMailChange),
  controller(mailChangeContract.revertMailChange, revertMailChange),
];

const passwordResetRoutes = [
  controller(passwordResetContract.askForReset, askForReset),
  read(passwordResetContract.showReset, showReset),
  controller(passwordResetContract.resetPassword, resetPassword),
  write(passwordResetContract.cancelReset, cancelReset),
];

const accountsRoutes = [
  controller(saveLanguage, async (call: AuthenticatedControllerCall, input) => {
    const done = await call.transaction((within) => chooseLanguage(within, input));
    call.http.setCookie(LOCALE_COOKIE, input.language, {
      path: '/',
      maxAge: LOCALE_COOKIE_AGE_SECONDS,
      sameSite: 'lax',
    });
    return done;
  }),
  controller(logOut, async (call) => {
    const token = call.http.cookies[SESSION_COOKIE];
    if (token) await closeSession(call, token);
    call.http.header('cache-control', 'no-store');
    call.http.clearCookie(SESSION_COOKIE, { path: '/' });
    return { ok: true } as const;
  }),
  raw(liveEvents, streamOwnEvents),
  read(showMailLink, showLink),
  controller(changePassword, changing),
  ...passwordResetRoutes,
  ...mailChangeRoutes,
  controller(securityContract.showSecurity, showSecurity),
  controller(securityContract.proveIdentity, async (call, input) => {
    await proveIdentity(call, input);
    return { ok: true } as const;
  }),
  controller(sessionsContract.endSession, async (call, { id }) => {
    const own = await findSession(call, call.actor.id, call.http.cookies[SESSION_COOKIE]);
    if (own?.id !== id) await mustHaveProved(call);
    await closeSessionById(call, call.actor.id, id);
    return { ok: true } as const;
  }),
  controller(sessionsContract.endOtherSessions, async (call) => {
    await mustHaveProved(call);
    await closeOtherSessions(call, call.actor.id, call.http.cookies[SESSION_COOKIE] ?? '');
    await rememberDevice(call, call.actor.id);
    return { ok: true } as const;
  }),
  controller(passkeysContract.askForPasskey, askForSignature),
  controller(passkeysContract.beginPasskey, beginPasskey),
  controller(passkeysContract.addPasskey, addPasskey),
  controller(passkeysContract.removePasskey, removePasskey),
  controller(totpContract.beginTotp, beginTotp),
  controller(totpContract.confirmTotp, confirmTotp),
  controller(totpContract.turnTotpOff, turnTotpOff),
  controller(totpContract.renewRecoveryCodes, renewRecoveryCodes),
  controller(bansContract.showBan, showBan),
  controller(bansContract.appealBan, appealBan),
  ...deletionRoutes,
  ...exportRoutes,
];

export const accounts: Module = {
  name: 'accounts',
  about: 'Sessions, ways to log in, languages, leaving, and live events of the logged-in person',
  contracts: [
    contract,
    mailTokensContract,
    passwordsContract,
    passwordResetContract,
    mailChangeContract,
    securityContract,
    sessionsContract,
    passkeysContract,
    totpContract,
    bansContract,
    deletionContract,
    exportsContract,
  ],
  routes: [...accountsRoutes, ...captchaRoutes],
  jobs: [
    onJob(resetAskedJob, mailAskedReset),
    onJob(exportJob, makeExport),
    onJob(unusedExportJob, ({ services: { storage } }, { id, attempts }) => removeExport(storage, id, attempts)),
  ],
  mails: [...Object.values(addressMails), ...Object.values(leavingMails), securityMail, factorAskedMail, banAppealMail],
  schedules: [
    {
      name: 'accounts-clean-up',
      cron: '17 * * * *',
      does: 'deletes sessions, links of mails, half log-ins and failed ones that are over',
      run: ({ services }) => cleanUpAccounts({ sql: services.db, now: services.now() }),
    },
    {
      name: 'accounts-captcha-clean-up',
      cron: '27 * * * *',
      does: 'deletes challenges that are over',
      run: ({ services }) => cleanUpCaptcha({ sql: services.db, now: services.now() }),
    },
    {
      name: 'accounts-seal-anew',
      cron: '37 * * * *',
      does: 'encrypts secrets with the newest key',
      run: async ({ services: { db, keys } }) => {
        await sealSecretsAnew({ sql: db, keys });
        await sealBanKeyAnew({ sql: db, keys });
      },
    },
    {
      name: 'accounts-signals-old',
      cron: '17 4 * * *',
      does: 'deletes hashes of networks and browsers, after 90 days',
      run: forgetSignals,
    },
    {
      name: 'accounts-ban-traces',
      cron: '37 * * * *',
      does: 'keeps what banned people are recognised by, and deletes what is over',
      run: keepTraces,
    },
    { name: 'accounts-bans-over', cron: '*/5 * * * *', does: 'ends bans whose time is over', run: liftOver },
    {
      name: 'accounts-erase-deleted',
      cron: '*/15 * * * *',
      does: 'erases accounts that were deleted 14 days ago',
      run: eraseDeleted,
    },
    {
      name: 'accounts-factor-resets-over',
      cron: '23 * * * *',
      does: 'deletes requests to take a second factor away that nobody approved in time',
      run: forgetOverResets,
    },
    {
      name: 'accounts-exports-over',
      cron: '29 * * * *',
      does: 'removes exports, after seven days',
      run: removeOldExports,
    },
  ],
  erase: eraseAccountData,
  export: exportAccountData,
};
