export const CHAT_TEXTS = [
  'chat.thread',
  'chat.list',
  'chat.parts',
  'chat.caution',
  'chat.gifts',
  'chat.photo',
  'chat.links',
  'members.list',
  'members.profile',
  'likes.actions',
] as const;
