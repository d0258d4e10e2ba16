import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { JobTools } from '#platform/module.ts';
import type { Site } from '#product/sites/contract.ts';
import type { CodeMessage } from '../jobs.ts';
import { codePlace } from './phone-codes.ts';
import { codeToSend } from './queries.ts';

const texts = serverText('payments.phone-codes');

/** Tried again it is the same message. @throws where the sender did not take it. */
export async function sendCodeMessage(
  { services, onSite }: JobTools,
  { code: id, site: siteId, sealed, country, locale }: CodeMessage,
): Promise<void> {
  const row = await codeToSend.one(services.db, { id, now: services.now() });
  if (!row || !services.sms) return;
  const { site } = (await onSite(siteId)).read;
  const code = services.keys.open(codePlace(id), sealed).toString();
  const text = texts(formatLocaleOf(locale, site.settings.country))('text', { code, site: site.settings.name });
  await services.sms.send({ to: row.phone, text, sender: senderOf(site, country), key: `phone code ${site.id} ${id}` });
}

/** Some countries let registered names through only. */
const senderOf = ({ settings }: Site, country: string): string =>
  settings.sms_senders[country] ?? (settings.name.replace(/[^A-Za-z0-9]/g, '').slice(0, 11) || 'Code');
