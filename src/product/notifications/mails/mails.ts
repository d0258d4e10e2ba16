import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

/** To a member: who wrote to them and who likes them. `news` is JSON of a list of `News`; `login_url` logs in once and leads on to a path; the last two are the link to the preferences and that of the mail program's own button. */
export const newsMail = defineMail(
  'news-for-you',
  z.object({
    news: z.string(),
    count: z.number(),
    /** Preferences, one of which has to be on when it leaves; empty in orders of before. */
    under: z._default(z.string(), ''),
    login_url: z.string(),
    change_url: z.string(),
    unsubscribe_url: z.string(),
  }),
);

/** `code`: of an offer; empty for news. */
export const announcementMail = defineMail(
  'announcement',
  z.object({
    subject: z.string(),
    text: z.string(),
    code: z.string(),
    path: z.string(),
    under: z.enum(['promotions', 'news']),
    login_url: z.string(),
    change_url: z.string(),
    unsubscribe_url: z.string(),
  }),
);

/** `items`: JSON of lines with links; `path`: where the button leads by `login_url`; `under`: its preference. */
export const noticeMail = defineMail(
  'notice',
  z.object({
    about: z.enum(['unread', 'photo', 'photoRefused', 'profile', 'likesBack', 'weekly']),
    items: z.string(),
    count: z.number(),
    path: z.string(),
    under: z.string(),
    login_url: z.string(),
    change_url: z.string(),
    unsubscribe_url: z.string(),
  }),
);
