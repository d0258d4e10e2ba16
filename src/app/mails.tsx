import { render } from '@react-email/render';
import type { ComponentType } from 'react';
import { createTranslator, type Messages } from 'use-intl/core';
import { loadWholeCatalogue } from '#platform/i18n/load-catalogue.ts';
import type { MailProps } from '#platform/mail/mail-props.ts';
import { ActivationMail } from '#product/signup/mails/activation.tsx';
import { AddressTakenMail } from '#product/signup/mails/address-taken.tsx';

/** Every mail that has texts. */
type MailName = keyof Messages['mails'];

/** Every mail of the product by its template name; subjects are `mails.<template>.subject`. */
const TEMPLATES: Record<MailName, ComponentType<MailProps>> = {
  activation: ActivationMail,
  'address-taken': AddressTakenMail,
};

/** Writes a mail in the reader's language. @throws when there is no such template. */
export async function renderMail(
  template: string,
  props: Omit<MailProps, 't'>,
): Promise<{ subject: string; html: string; text: string }> {
  if (!isMail(template)) throw new Error(`There is no mail named ${template}.`);
  const Template = TEMPLATES[template];
  const messages = await loadWholeCatalogue(props.locale);
  const t = createTranslator({
    locale: props.locale,
    messages: messages as unknown as Messages,
    namespace: 'mails',
    timeZone: 'UTC',
  });
  const mail = <Template {...props} t={t} />;
  const [html, text] = await Promise.all([render(mail), render(mail, { plainText: true })]);
  return { subject: t(`${template}.subject`, { site: props.site.name, ...props.params }), html, text };
}

const isMail = (template: string): template is MailName => template in TEMPLATES;
