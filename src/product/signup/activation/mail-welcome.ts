import type { WriteCall } from '#platform/call.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { welcomeMail } from '../mails/mails.ts';
import { nameOf } from './queries.ts';

interface Opened {
  id: number;
  kind: string;
  email: string | null;
  language: Locale;
  notifications_disabled: readonly string[];
}

export async function mailWelcome(call: WriteCall, account: Opened): Promise<void> {
  const { tx, site } = call;
  const { id, kind, email, language } = account;
  if (kind !== 'member' || !email || account.notifications_disabled.length > 0) return;
  const { origin } = site;
  await call.mail(welcomeMail, {
    account: id,
    to: email,
    siteId: site.id,
    locale: language,
    params: {
      name: (await nameOf.one(tx, { member: id }))?.name ?? '',
      ...{ url: `${origin}/members`, profile_url: `${origin}/profile`, settings_url: `${origin}/notifications` },
    },
  });
}
