import * as z from 'zod/mini';
import { LOCALES } from '#platform/i18n/locales.ts';
import { MAIL_JOB } from '#platform/mail/mail-definition.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import type { Services } from '#platform/services.ts';
import { noteRefusedAddress } from '#product/accounts/mail-stops/mail-stops.ts';
import { wantsMail } from '#product/notifications/preferences/preferences.ts';
import type { Sites } from '#product/sites/sites.ts';
import { siteCalls } from './calls.ts';
import { makeMailParts } from './mail-parts.ts';
import { idOf, senderOf } from './mail-sender.ts';
import type { renderMail } from './mails.tsx';
import { modules } from './modules.ts';
import { writtenMail } from './written-mail.ts';

const Params = z.record(z.string(), z.union([z.string(), z.number()]));
const Parts = z.optional(z.array(z.object({ name: z.string(), params: Params })));
const Order = z.object({
  id: z.optional(z.uuid()),
  to: z.string(),
  locale: z.enum(LOCALES),
  siteId: z.number(),
  template: z.string(),
  params: Params,
  documents: Parts,
  attachments: Parts,
});

const mails = new Map(modules.flatMap(({ mails = [] }) => mails).map((mail) => [mail.name, mail]));

/** What the mail's definition says that its template is given. @throws when nobody defines it, or it was something else. */
function paramsOf(name: string, params: unknown): Record<string, string | number> {
  const mail = mails.get(name);
  if (!mail) throw new Error(`No noun has a mail named ${name}.`);
  return z.parse(mail.params, params);
}

/** Whether the receiver's server said for good that it takes no mail for this address (RFC 5321, 4.2.1). */
const isRefusedAddress = (error: unknown): boolean => {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode !== undefined && [550, 551, 553].includes(responseCode);
};

/** Writes and sends what was ordered; a failure is tried again by the job queue. */
export async function handleMailJobs(
  services: Services,
  sites: Sites,
  render: typeof renderMail,
  send: MailTransport,
): Promise<void> {
  await services.jobs.handle(
    MAIL_JOB,
    (data) => z.parse(Order, data),
    async (order) => {
      const site = await sites.byId(order.siteId);
      const params = paramsOf(order.template, order.params);
      const call = siteCalls(services, sites, site).read;
      // Switched off between the order and now, or before another try.
      if (typeof params.under === 'string' && params.under !== '' && !(await wantsMail(call, order.to, params.under)))
        return;
      const { documents, attachments } = await makeMailParts(call, order);
      const { template, locale } = order;
      const files = attachments.map(({ filename }) => filename);
      const mail = await writtenMail(call, render, { template, locale, params, documents, files });
      const sent = send({
        to: order.to,
        ...mail,
        ...(await senderOf(call, { id: idOf(order), template, locale }, params)),
        attachments,
      });
      await sent.catch(async (error: unknown) => {
        if (!isRefusedAddress(error)) throw error;
        // Nobody is there: to try again would only tell their provider that we do not listen.
        await services.db.transaction((tx) => noteRefusedAddress({ tx, site }, order.to, 'bounce'));
      });
    },
    // Links in mails activate and log in.
    { secret: true, slow: true },
  );
}
