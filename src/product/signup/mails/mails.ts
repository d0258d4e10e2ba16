import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

/** To a new member: the link that confirms the address. */
export const activationMail = defineMail('activation', z.object({ name: z.string(), url: z.string() }));

/** To the owner of an address that somebody tried to sign up with, where the site must not say that it has an account. */
export const addressTakenMail = defineMail('address-taken', z.object({ url: z.string(), reset_url: z.string() }));
