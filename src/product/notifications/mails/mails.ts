import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

/** To a member: who wrote to them and who likes them. `news` is JSON of a list of `News`; `login_url` logs in once and leads on to a path; the last two are the link to the preferences and that of the mail program's own button. */
export const newsMail = defineMail(
  'news-for-you',
  z.object({
    news: z.string(),
    count: z.number(),
    login_url: z.string(),
    change_url: z.string(),
    unsubscribe_url: z.string(),
  }),
);
