import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';

/** SPEC 3: what a member may be told of, by mail and by push. In the order in which they are shown. */
export const NOTIFICATIONS = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'reminders',
  'weekly_updates',
  'promotions',
  'news',
] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

export const CHANNELS = ['mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Why no mails come is dismissed by its reason: another reason is told again. */
export const DISMISSIBLE_ALERTS = [
  'profile-photo',
  'push',
  'install',
  'time-bonus',
  'time-bonus-modal',
  'mail-stop-fbl',
  'mail-stop-bounce',
  'mail-stop-listunsubscribe',
] as const;
export type DismissibleAlert = (typeof DISMISSIBLE_ALERTS)[number];

export const DismissInput = z.object({
  alerts: z.array(z.enum(DISMISSIBLE_ALERTS)).check(z.minLength(1), z.maxLength(DISMISSIBLE_ALERTS.length)),
});
export type DismissInput = z.output<typeof DismissInput>;
export const DismissReply = z.object({ dismissed_alerts: z.array(z.string()) });
export type DismissReply = z.output<typeof DismissReply>;

export const dismissAlerts = endpoint({
  method: 'POST',
  path: '/api/dismissed-alerts.php',
  summary:
    'Dismisses alerts in all browsers of the caller, with the time; safe to repeat. A "no" to push counts 30 days, one to installing 90',
  access: 'session',
  input: DismissInput,
  reply: DismissReply,
  limit: { name: 'dismissed alerts', calls: 60, seconds: 60 },
});
