import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';
import { ROLES } from '../contract.ts';

export const passwordResetMail = defineMail('password-reset', z.object({ url: z.string() }));

export const passwordChangedMail = defineMail('password-changed', z.object({ url: z.string() }));

export const mailChangeMail = defineMail('mail-change', z.object({ url: z.string() }));

export const mailChangedMail = defineMail('mail-changed', z.object({ email: z.string(), url: z.string() }));

/** To the owner of an address that another account wanted, where the site must not say that it has one. */
export const addressWantedMail = defineMail('address-wanted', z.object({}));

export const staffInvitationMail = defineMail(
  'staff-invitation',
  z.object({ role: z.enum(ROLES), days: z.number(), url: z.string() }),
);
