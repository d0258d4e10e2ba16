/** English is the measure: what stands in its files may be asked for, and nothing else. */
interface Features {
  accounts: typeof import('../../locales/en/accounts.json');
  backoffice: typeof import('../../locales/en/backoffice.json');
  chat: typeof import('../../locales/en/chat.json');
  complaints: typeof import('../../locales/en/complaints.json');
  content: typeof import('../../locales/en/content.json');
  credits: typeof import('../../locales/en/credits.json');
  discounts: typeof import('../../locales/en/discounts.json');
  geo: typeof import('../../locales/en/geo.json');
  landers: typeof import('../../locales/en/landers.json');
  likes: typeof import('../../locales/en/likes.json');
  media: typeof import('../../locales/en/media.json');
  members: typeof import('../../locales/en/members.json');
  notifications: typeof import('../../locales/en/notifications.json');
  pages: typeof import('../../locales/en/pages.json');
  payments: typeof import('../../locales/en/payments.json');
  safety: typeof import('../../locales/en/safety.json');
  signup: typeof import('../../locales/en/signup.json');
  sites: typeof import('../../locales/en/sites.json');
  withdrawals: typeof import('../../locales/en/withdrawals.json');
}

type Joined<Section extends string> = Intersection<
  {
    [Feature in keyof Features]: Features[Feature] extends Record<Section, infer Texts> ? Texts : never;
  }[keyof Features]
>;
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? { [Key in keyof All]: All[Key] }
  : never;

export interface Texts extends Features {
  errors: Joined<'errors'>;
  mails: Joined<'mails'>;
}

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Texts;
  }
}
