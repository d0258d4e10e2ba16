import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

export const activationMail = defineMail('activation', z.object({ name: z.string(), url: z.string() }));

export const welcomeMail = defineMail(
  'welcome',
  z.object({ name: z.string(), profile_url: z.string(), url: z.string(), settings_url: z.string() }),
);

/** To the owner of an address that somebody tried to sign up with, where the site must not say that it has an account. */
export const addressTakenMail = defineMail('address-taken', z.object({ url: z.string(), reset_url: z.string() }));
