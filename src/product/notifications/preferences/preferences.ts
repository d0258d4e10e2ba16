import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { AppError } from '#platform/errors.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { MailStop } from '#product/accounts/contract.ts';
import { findMailToken, ownerOfToken } from '#product/accounts/mail-tokens/mail-tokens.ts';
import { resumeMails, stopMails } from '#product/accounts/stop-mails.ts';
import { giveConsent, withdrawConsent } from '../announcements/queries.ts';
import { type DismissibleAlert, NOTIFICATIONS, type Notification } from '../contract.ts';
import { localTime, nextWeekly, zoneOf } from '../notices/policy.ts';
import { recipient } from '../notices/queries.ts';
import { ON_BY_DEFAULT, quietOf } from '../policy.ts';
import { forgetDismissed } from '../queries.ts';
import type { MailPreferencesInput, PreferencesInput, PreferencesReply, PreferencesView } from './contract.ts';
import { MAILS_PURPOSE } from './mail-links.ts';
import { keepPreferences, lockAccount, preferencesOf, wantedBy } from './queries.ts';

const settingsOf = serverText('notifications.settings');

type Switches = PreferencesView['mail'];
type Changes = { [name in Notification]?: boolean | undefined };

export const ownPreferences = async (call: Authenticated<ReadCall>): Promise<PreferencesReply> =>
  replyFor(await knownRow(call, call.actor.id), false);

export async function changeOwn(call: Authenticated<WriteCall>, changes: PreferencesInput): Promise<PreferencesReply> {
  return replyFor(await change(call, call.actor.id, changes), false);
}

/** Has mails sent again; whatever is refused or complained of anew stops them anew, and is told anew. */
export async function resume(
  call: Authenticated<WriteCall>,
  { reason }: { reason: MailStop },
): Promise<PreferencesReply> {
  await resumeMails(call, call.actor.id, reason);
  await forgetDismissed(call.tx, { account: call.actor.id, alert: `mail-stop-${reason}` satisfies DismissibleAlert });
  return ownPreferences(call);
}

/** @throws mail_link_old */
export async function preferencesByMail(call: ReadCall, { token }: { token: string }): Promise<PreferencesReply> {
  return replyFor(await knownRow(call, await ownerOf(call, token)), true);
}

/** That mails are stopped stays: only who is logged in has them sent again. @throws mail_link_old */
export async function changeByMail(
  call: WriteCall,
  { token, ...changes }: MailPreferencesInput,
): Promise<PreferencesReply> {
  return replyFor(await change(call, await ownerOf(call, token), changes), true);
}

/** Ends the mails of the kind that the token's mail was of, and of no other (RFC 8058); a token of nobody ends nothing. */
export async function unsubscribeBy(call: WriteCall, token: string): Promise<void> {
  const found = await findMailToken(call, token, MAILS_PURPOSE);
  if (!found) return;
  const under = NOTIFICATIONS.filter((name) => (found.detail ?? '').split(' ').includes(name));
  // Mails of before named no kind: their button ended all.
  if (under.length === 0) return stopMails(call, found.account_id, 'listunsubscribe');
  await change(call, found.account_id, { mail: Object.fromEntries(under.map((name) => [name, false])) });
}

async function ownerOf(call: ReadCall, token: string): Promise<number> {
  const account = await ownerOfToken(call, token, MAILS_PURPOSE);
  if (account === null) throw linkOld();
  return account;
}

const linkOld = () => new AppError('mail_link_old', 410);

type Row = RowOf<typeof preferencesOf>;

async function knownRow({ sql }: Pick<ReadCall, 'sql'>, account: number): Promise<Row> {
  const row = await preferencesOf.one(sql, { account });
  if (!row) throw linkOld();
  return row;
}

async function change(call: WriteCall, account: number, changes: PreferencesInput): Promise<Row> {
  const { tx, now } = call;
  await lockAccount(tx, { account });
  if (changes.all_mails === false) await stopMails(call, account, 'listunsubscribe');
  const before = await knownRow(call, account);
  const quiet = changes.quiet === undefined ? quietOf(before) : changes.quiet;
  const mail = changed(before.mail, changes.mail);
  const push = changed(before.push, changes.push);
  await noteConsent(call, account, [...mail, ...push].includes('promotions'));
  await keepPreferences(tx, {
    account,
    mail,
    push,
    weekly: [...mail, ...push].includes('weekly_updates') ? await firstWeekly(call, account) : null,
    quietFrom: quiet?.from ?? null,
    quietUntil: quiet?.until ?? null,
    pushText: changes.push_text ?? before.push_text,
    now,
  });
  return knownRow(call, account);
}

/** What the switch said, in the reader's language, is what they said yes to. */
async function noteConsent({ tx, now, locale, site }: WriteCall, account: number, wanted: boolean): Promise<void> {
  if (!wanted) return void (await withdrawConsent(tx, { account, now }));
  const t = settingsOf(formatLocaleOf(locale, site.settings.country));
  const words = `${t('kind.promotions.title')}: ${t('kind.promotions.text')}`;
  await giveConsent(tx, { account, locale, words, now });
}

async function firstWeekly({ tx, now }: WriteCall, account: number): Promise<Date | null> {
  const to = await recipient.one(tx, { account });
  if (!to) return null;
  const zone = zoneOf(to.time_zone, to.country);
  return nextWeekly(now, zone, localTime(to.signup_date, zone).weekday);
}

export async function wantsMail(call: Pick<ReadCall, 'sql' | 'site'>, email: string, under: string): Promise<boolean> {
  const to = await wantedBy.one(call.sql, { site: call.site.id, email });
  return to !== null && under.split(' ').some((name) => (to.mail ?? ON_BY_DEFAULT).some((on) => on === name));
}

const changed = (before: Notification[] | null, changes: Changes = {}): Notification[] =>
  NOTIFICATIONS.filter((name) => changes[name] ?? (before ?? ON_BY_DEFAULT).includes(name));

function replyFor(row: Row, byMail: boolean): PreferencesReply {
  const email = row.email ?? '';
  return {
    preferences: {
      mail: switchesOf(row.mail),
      push: switchesOf(row.push),
      quiet: quietOf(row),
      push_text: row.push_text,
      notifications_disabled: row.notifications_disabled,
      email: byMail ? email.replace(/^(.).*(?=@)/, '$1…') : email,
    },
  };
}

function switchesOf(on: readonly Notification[] | null): Switches {
  const isOn = (name: Notification) => (on ?? ON_BY_DEFAULT).includes(name);
  return {
    new_conversations: isOn('new_conversations'),
    new_messages: isOn('new_messages'),
    like: isOn('like'),
    unread_message_reminders: isOn('unread_message_reminders'),
    reminders: isOn('reminders'),
    weekly_updates: isOn('weekly_updates'),
    promotions: isOn('promotions'),
    news: isOn('news'),
  };
}
