import { render } from '@react-email/render';
import type { ComponentType } from 'react';
import { createTranslator, type Messages } from 'use-intl/core';
import { languageOf } from '#platform/i18n/format-locale.ts';
import { withOwnMessages } from '#platform/i18n/own-messages.ts';
import { loadCatalogue } from '#platform/i18n/server-catalogue.ts';
import type { MailProps, MailToRender, WordsOfMail } from '#platform/mail/mail-props.ts';
import { withOutlookTable } from '#platform/mail/outlook.ts';

type MailName = keyof Messages['mails'];

/** A file's only export is a template; subjects are `mails.<template>.subject`, or `mails.notice.<about>.subject`. */
// Without a type of its own the call is known as one to Vitest, which else keeps a list without new files.
const files = import.meta.glob(['../product/*/mails/*.tsx', '!**/*.test.tsx'], { eager: true }) as Record<
  string,
  Record<string, ComponentType<MailProps>>
>;
const TEMPLATES = new Map(
  Object.entries(files).map(([path, exported]) => [path.replace(/^.*\/|\.tsx$/g, ''), Object.values(exported)[0]]),
);

/** @throws when there is no such template. */
export async function renderMail(template: string, { own, ...props }: MailToRender): Promise<WordsOfMail> {
  const Template = TEMPLATES.get(template);
  if (!Template || !isMail(template)) throw new Error(`There is no mail named ${template}.`);
  const { formats, site, params } = props;
  const messages = await loadCatalogue(languageOf(formats));
  const catalogue = createTranslator({
    locale: formats,
    messages: messages as unknown as Messages,
    namespace: 'mails',
    timeZone: 'UTC',
  });
  const t = own ? withOwnMessages(catalogue, { messages: own, formats, values: { site: site.name } }) : catalogue;
  const mail = <Template {...props} t={t} />;
  const [html, text] = await Promise.all([render(mail), render(mail, { plainText: true })]);
  const subject = t(subjectKey(template, params), { site: site.name, ...params });
  return { subject, html: withOutlookTable(html), text };
}

const isMail = (template: string): template is MailName => TEMPLATES.has(template);

const subjectKey = (template: MailName, { about }: MailProps['params']) =>
  template === 'notice' ? (`notice.${about}.subject` as 'notice.photo.subject') : (`${template}.subject` as const);
