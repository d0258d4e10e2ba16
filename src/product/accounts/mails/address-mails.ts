import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

/** To the owner of an account: the link to a new password. */
export const passwordResetMail = defineMail('password-reset', z.object({ url: z.string() }));

/** To the owner of an account whose password has changed; the link asks for another one. */
export const passwordChangedMail = defineMail('password-changed', z.object({ url: z.string() }));

/** To the address that an account is to have: the link that confirms it. */
export const mailChangeMail = defineMail('mail-change', z.object({ url: z.string() }));

/** To the address that an account had until now: the new one, and the link that takes it back. */
export const mailChangedMail = defineMail('mail-changed', z.object({ email: z.string(), url: z.string() }));

/** To the owner of an address that another account wanted, where the site must not say that it has one. */
export const addressWantedMail = defineMail('address-wanted', z.object({}));
