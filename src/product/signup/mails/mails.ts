import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

/** To a new member: the link that confirms the address. */
export const activationMail = defineMail('activation', z.object({ name: z.string(), url: z.string() }));

/** To a member whose address was confirmed a moment ago: what there is to do first. The urls are those of the profile, of people and of the settings. */
export const welcomeMail = defineMail(
  'welcome',
  z.object({ name: z.string(), profile_url: z.string(), url: z.string(), settings_url: z.string() }),
);

/** To the owner of an address that somebody tried to sign up with, where the site must not say that it has an account. */
export const addressTakenMail = defineMail('address-taken', z.object({ url: z.string(), reset_url: z.string() }));
