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
