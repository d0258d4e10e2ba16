import { handleMailJobs } from '#app/mail-jobs.ts';
import { renderMail } from '#app/mails.tsx';
import { MAIL_JOB } from '#platform/mail/mail-definition.ts';
import type { MailTransport, RenderedMail } from '#platform/mail/transport.ts';
import type { MailOrder } from '#platform/services.ts';
import type { TestApp } from './harness.ts';

/** Writes mails that a test's product ordered, as they are sent. */
export interface MailSender {
  /** Hands a mail over as the queue does. @throws what the transport throws. */
  send(order: MailOrder | undefined): Promise<RenderedMail>;
}

/** Lets a test's product send what it orders. @param transport what is done with each mail besides keeping it. */
export async function sendMailsOf(
  { app, services }: TestApp,
  transport: MailTransport = async () => {},
): Promise<MailSender> {
  const sent: RenderedMail[] = [];
  const tasks: ((data: unknown) => Promise<void>)[] = [];
  const handle = async <Data>(name: string, check: (data: unknown) => Data, work: (data: Data) => Promise<void>) => {
    if (name === MAIL_JOB) tasks.push((data) => work(check(data)));
  };
  await handleMailJobs({ ...services, jobs: { ...services.jobs, handle } }, app.sites, renderMail, async (mail) => {
    await transport(mail);
    sent.push(mail);
  });
  return {
    async send(order) {
      for (const run of tasks) await run(JSON.parse(JSON.stringify(order)));
      const mail = sent.at(-1);
      if (!mail) throw new Error('No mail was sent.');
      return mail;
    },
  };
}
