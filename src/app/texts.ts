/** English is the measure: what stands in its files may be asked for, and nothing else. */
export interface Texts {
  accounts: typeof import('../../locales/en/accounts.json');
  ban: typeof import('../../locales/en/ban.json');
  chat: typeof import('../../locales/en/chat.json');
  'complete-signup': typeof import('../../locales/en/complete-signup.json');
  content: typeof import('../../locales/en/content.json');
  credits: typeof import('../../locales/en/credits.json');
  errors: typeof import('../../locales/en/errors.json');
  home: typeof import('../../locales/en/home.json');
  invites: typeof import('../../locales/en/invites.json');
  leaving: typeof import('../../locales/en/leaving.json');
  'like-lists': typeof import('../../locales/en/like-lists.json');
  link: typeof import('../../locales/en/link.json');
  likes: typeof import('../../locales/en/likes.json');
  'mail-change': typeof import('../../locales/en/mail-change.json');
  mails: typeof import('../../locales/en/mails.json');
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
  privacy: typeof import('../../locales/en/privacy.json');
  profile: typeof import('../../locales/en/profile.json');
  push: typeof import('../../locales/en/push.json');
  safety: typeof import('../../locales/en/safety.json');
  search: typeof import('../../locales/en/search.json');
  security: typeof import('../../locales/en/security.json');
  settings: typeof import('../../locales/en/settings.json');
  shell: typeof import('../../locales/en/shell.json');
  signup: typeof import('../../locales/en/signup.json');
  suggestions: typeof import('../../locales/en/suggestions.json');
  swipe: typeof import('../../locales/en/swipe.json');
  terms: typeof import('../../locales/en/terms.json');
  visitors: typeof import('../../locales/en/visitors.json');
}

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Texts;
  }
}
