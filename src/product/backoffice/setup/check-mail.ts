import { createHash, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { MailFailure, smtpTransport } from '#platform/mail/transport.ts';
import { lookAtSenderOf } from '#product/upkeep/examination/look-at-mail.ts';
import type { SetupDraft } from './draft.ts';
import { firstSite } from './queries.ts';
import type { Words } from './read-form.ts';
import type { Filled, SetupTools } from './steps.ts';

const MAX_MAILS = 5;
const MAX_TRIES = 5;
/** For a mail server to take the mail, and for the DNS to answer. */
const MAIL_TIMEOUT_MS = 20_000;
const DNS_TIMEOUT_MS = 4_000;

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

export async function sendTestMail(tools: SetupTools, draft: SetupDraft): Promise<Filled> {
  const { services, texts } = tools;
  const { you, mail } = draft;
  const sender = await senderOf(tools, draft);
  const sent = mail?.sent ?? 0;
  if (!you || !sender || !services.config.smtpUrl) return { wrong: { '': texts('backoffice.setup')('mailOff') } };
  if (sent >= MAX_MAILS) return { wrong: { '': texts('backoffice.setup')('mailTooOften') } };
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const words = texts('backoffice.setup')('mailText', { code });
  const failure = await sendWithin(smtpTransport(services.config.smtpUrl), {
    to: you.email,
    from: sender,
    subject: texts('backoffice.setup')('mailSubject', { name: sender.name }),
    text: words,
    html: `<p>${words}</p>`,
  });
  if (failure !== null) return { wrong: { '': texts('backoffice.setup')('mailFailed', { code: failure }) } };
  const missing = await missingRecords(sender.address);
  return {
    kept: { mail: { code: hashOf(code), sent: sent + 1, tries: 0, proved: false } },
    ...(missing.length && { found: [texts('backoffice.setup')('recordsMissing', { records: missing.join(', ') })] }),
    stays: true,
  };
}

/** @returns null where it left, else what the server said as a number, or nothing. */
async function sendWithin(
  transport: ReturnType<typeof smtpTransport>,
  mail: Parameters<ReturnType<typeof smtpTransport>>[0],
): Promise<string | null> {
  const sending = transport(mail).then(
    () => null,
    (error: unknown) => `${(error instanceof MailFailure && (error.code ?? error.cause)) || '–'}`,
  );
  return Promise.race([sending, wait(MAIL_TIMEOUT_MS, '–', { ref: false })]);
}

async function senderOf({ services }: SetupTools, { site }: SetupDraft) {
  const { settings } = site ?? (await firstSite.one(services.db)) ?? { settings: null };
  const { name, support_email } = (settings ?? {}) as { name?: string; support_email?: string };
  return name && support_email ? { name, address: support_email } : null;
}

/** Nothing where the DNS says nothing in time. */
async function missingRecords(address: string): Promise<string[]> {
  const looked = await Promise.race([lookAtSenderOf(address, null), wait(DNS_TIMEOUT_MS, [], { ref: false })]);
  return looked.flatMap(({ says, mend }) => (mend === null ? [] : [says.split(':', 1)[0] ?? says]));
}

export function checkMailCode({ texts }: SetupTools, { code = '' }: Words, { mail }: SetupDraft): Filled {
  if (!mail?.code || mail.tries >= MAX_TRIES) return { wrong: { code: texts('backoffice.setup')('mailAgain') } };
  const isRight = hashOf(code.replaceAll(/\D/g, '')) === mail.code;
  if (isRight) return { kept: { mail: { ...mail, code: '', proved: true } } };
  return {
    kept: { mail: { ...mail, tries: mail.tries + 1 } },
    wrong: { code: texts('errors')('code_wrong') },
  };
}
