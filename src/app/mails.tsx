import { render } from '@react-email/render';
import type { ComponentType } from 'react';
import { createTranslator, type Messages } from 'use-intl/core';
import { languageOf } from '#platform/i18n/format-locale.ts';
import { loadCatalogue } from '#platform/i18n/server-catalogue.ts';
import type { MailProps } from '#platform/mail/mail-props.ts';
import { withOutlookTable } from '#platform/mail/outlook.ts';

type MailName = keyof Messages['mails'];

/** Each file has one template as its only export; its name is the mail's. Subjects are `mails.<template>.subject`. */
const files = import.meta.glob<Record<string, ComponentType<MailProps>>>(
  ['../product/*/mails/*.tsx', '!**/*.test.tsx'],
  { eager: true },
);
const TEMPLATES = new Map(
  Object.entries(files).map(([path, exported]) => [path.replace(/^.*\/|\.tsx$/g, ''), Object.values(exported)[0]]),
);

/** Writes a mail in the reader's language. @throws when there is no such template. */
export async function renderMail(
  template: string,
  props: Omit<MailProps, 't'>,
): Promise<{ subject: string; html: string; text: string }> {
  const Template = TEMPLATES.get(template);
  if (!Template || !isMail(template)) throw new Error(`There is no mail named ${template}.`);
  const messages = await loadCatalogue(languageOf(props.formats));
  const t = createTranslator({
    locale: props.formats,
    messages: messages as unknown as Messages,
    namespace: 'mails',
    timeZone: 'UTC',
  });
  const mail = <Template {...props} t={t} />;
  const [html, text] = await Promise.all([render(mail), render(mail, { plainText: true })]);
  const subject = t(`${template}.subject`, { site: props.site.name, ...props.params });
  return { subject, html: withOutlookTable(html), text };
}

const isMail = (template: string): template is MailName => TEMPLATES.has(template);
