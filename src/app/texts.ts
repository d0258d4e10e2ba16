/** English is the measure: what stands in its files may be asked for, and nothing else. */
export interface Texts {
  accounts: typeof import('../../locales/en/accounts.json');
  alonetonight: typeof import('../../locales/en/alonetonight.json');
  ban: typeof import('../../locales/en/ban.json');
  cards: typeof import('../../locales/en/cards.json');
  caution: typeof import('../../locales/en/caution.json');
  chat: typeof import('../../locales/en/chat.json');
  'chat-links': typeof import('../../locales/en/chat-links.json');
  'chat-list': typeof import('../../locales/en/chat-list.json');
  'chat-parts': typeof import('../../locales/en/chat-parts.json');
  'chat-photo': typeof import('../../locales/en/chat-photo.json');
  collagelanding: typeof import('../../locales/en/collagelanding.json');
  complaints: typeof import('../../locales/en/complaints.json');
  'complete-signup': typeof import('../../locales/en/complete-signup.json');
  content: typeof import('../../locales/en/content.json');
  credits: typeof import('../../locales/en/credits.json');
  descriptions: typeof import('../../locales/en/descriptions.json');
  discounts: typeof import('../../locales/en/discounts.json');
  errors: typeof import('../../locales/en/errors.json');
  gallery: typeof import('../../locales/en/gallery.json');
  gifts: typeof import('../../locales/en/gifts.json');
  'hidden-words': typeof import('../../locales/en/hidden-words.json');
  home: typeof import('../../locales/en/home.json');
  icebreakers: typeof import('../../locales/en/icebreakers.json');
  iconslanding: typeof import('../../locales/en/iconslanding.json');
  invites: typeof import('../../locales/en/invites.json');
  landers: typeof import('../../locales/en/landers.json');
  landing: typeof import('../../locales/en/landing.json');
  'landing-cover': typeof import('../../locales/en/landing-cover.json');
  'landing-door': typeof import('../../locales/en/landing-door.json');
  leaving: typeof import('../../locales/en/leaving.json');
  'like-lists': typeof import('../../locales/en/like-lists.json');
  link: typeof import('../../locales/en/link.json');
  likes: typeof import('../../locales/en/likes.json');
  'mail-change': typeof import('../../locales/en/mail-change.json');
  mails: typeof import('../../locales/en/mails.json');
  maplanding: typeof import('../../locales/en/maplanding.json');
  match: typeof import('../../locales/en/match.json');
  'match-finder': typeof import('../../locales/en/match-finder.json');
  members: typeof import('../../locales/en/members.json');
  'new-like': typeof import('../../locales/en/new-like.json');
  notifications: typeof import('../../locales/en/notifications.json');
  'own-profile': typeof import('../../locales/en/own-profile.json');
  password: typeof import('../../locales/en/password.json');
  payments: typeof import('../../locales/en/payments.json');
  photos: typeof import('../../locales/en/photos.json');
  places: typeof import('../../locales/en/places.json');
  premium: typeof import('../../locales/en/premium.json');
  pricing: typeof import('../../locales/en/pricing.json');
  profile: typeof import('../../locales/en/profile.json');
  push: typeof import('../../locales/en/push.json');
  'repeat-order': typeof import('../../locales/en/repeat-order.json');
  safety: typeof import('../../locales/en/safety.json');
  search: typeof import('../../locales/en/search.json');
  security: typeof import('../../locales/en/security.json');
  settings: typeof import('../../locales/en/settings.json');
  shell: typeof import('../../locales/en/shell.json');
  signup: typeof import('../../locales/en/signup.json');
  socialnetwork: typeof import('../../locales/en/socialnetwork.json');
  source: typeof import('../../locales/en/source.json');
  suggestions: typeof import('../../locales/en/suggestions.json');
  swipe: typeof import('../../locales/en/swipe.json');
  tinderswipe: typeof import('../../locales/en/tinderswipe.json');
  transitionsvideolanding: typeof import('../../locales/en/transitionsvideolanding.json');
  video: typeof import('../../locales/en/video.json');
  visitors: typeof import('../../locales/en/visitors.json');
  withdrawals: typeof import('../../locales/en/withdrawals.json');
}

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Texts;
  }
}
