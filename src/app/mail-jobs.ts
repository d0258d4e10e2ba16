import * as z from 'zod/mini';
import type { ReadCall } from '#platform/call.ts';
import type { Tx } from '#platform/db/database.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { MAIL_JOB } from '#platform/mail/mail-definition.ts';
import { MailFailure, type MailTransport } from '#platform/mail/transport.ts';
import type { MailOrder, Services } from '#platform/services.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import { beginDelivery, type Delivery, departureOf, noteFailure, noteState } from '#product/deliveries/deliveries.ts';
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
  ordered_at: z.optional(z.string()),
  tries: z.optional(z.int()),
  has_slot: z.optional(z.boolean()),
  account: z.optional(z.int()),
  to: z.string(),
  locale: z.enum(LOCALES),
  siteId: z.number(),
  template: z.string(),
  params: Params,
  documents: Parts,
  attachments: Parts,
  texts: z.optional(z.record(z.string(), z.string())),
});

const mails = new Map(modules.flatMap(({ mails = [] }) => mails).map((mail) => [mail.name, mail]));

/** @throws when nobody defines it, or it was something else. */
function paramsOf(name: string, params: unknown): Record<string, string | number> {
  const mail = mails.get(name);
  if (!mail) throw new Error(`No feature has a mail named ${name}.`);
  return z.parse(mail.params, params);
}

/** What a server did not take is ordered again, until the time of its kind is over. */
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
      const calls = siteCalls(services, sites, site);
      const reader = await readerOf(calls.read, order);
      if (!reader) return;
      const mail = deliveryOf({ ...order, to: reader.to }, params, services.now());
      const ordered_at = mail.orderedAt.toISOString();
      const sendAgain = (tx: Tx, after: Date, tries: number, has_slot: boolean) =>
        services.jobs.enqueue(tx, MAIL_JOB, { ...order, ordered_at, tries, has_slot }, { after });

      const departure = await departureOf(calls.read, mail, Math.random());
      if (departure === 'never') return noteState(services.db, mail.id, 'expired');
      if (departure !== 'now')
        return services.db.transaction((tx) => sendAgain(tx, departure.at, mail.tries, departure.hasSlot));

      const call = calls.read;
      const { documents, attachments } = await makeMailParts(call, order);
      const { template, texts } = order;
      const { to, locale } = reader;
      const files = attachments.map(({ filename }) => filename);
      const written = await writtenMail(call, render, { template, locale, params, documents, files, texts });
      const sender = await senderOf(call, { id: mail.id, template, locale }, params);
      // The last look: switched off between the order and now, or before another try.
      if (typeof params.under === 'string' && params.under !== '' && !(await wantsMail(call, to, params.under))) return;
      if (!(await beginDelivery(calls.read, mail))) return;
      try {
        await send({ to, ...written, ...sender, attachments });
      } catch (error) {
        if (!(error instanceof MailFailure)) {
          await noteState(services.db, mail.id, 'waiting');
          throw error;
        }
        await calls.transaction(async (within) => {
          const again = await noteFailure(within, mail, error, Math.random());
          if (again) await sendAgain(within.tx, again, mail.tries + 1, false);
        });
        return;
      }
      await noteState(services.db, mail.id, 'sent');
    },
    // Links in mails activate and log in. A server may take ten minutes to say that it has a mail.
    { secret: true, slow: true },
  );
}

async function readerOf(
  call: ReadCall,
  { account, to, locale }: z.output<typeof Order>,
): Promise<Pick<MailOrder, 'to' | 'locale'> | null> {
  if (account === undefined) return { to, locale };
  const now = await findAccount(call, account);
  return now?.email ? { to: now.email, locale: now.language } : null;
}

const deliveryOf = (order: z.output<typeof Order>, params: z.output<typeof Params>, now: Date): Delivery => ({
  id: idOf(order),
  address: order.to,
  template: order.template,
  isSubscribed: typeof params.unsubscribe_url === 'string',
  orderedAt: order.ordered_at === undefined ? now : new Date(order.ordered_at),
  tries: order.tries ?? 0,
  hasSlot: order.has_slot ?? false,
});
