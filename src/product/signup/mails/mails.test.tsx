import { render } from '@react-email/render';
import type { ComponentType } from 'react';
import type { Messages } from 'use-intl/core';
import { expect, test } from 'vitest';
import { readCatalogue } from '#platform/i18n/catalogue.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { MAIL_COLOURS } from '#platform/mail/mail-colours.ts';
import type { MailProps } from '#platform/mail/mail-props.ts';
import { ActivationMail } from './activation.tsx';
import { AddressTakenMail } from './address-taken.tsx';

const formats = formatLocaleOf('en', 'NL');
const t = serverText('mails')(formats);
const origin = 'https://kindling.example';
const site = {
  name: 'Kindling',
  origin,
  mark: `${origin}/brand/mark.png`,
  colours: MAIL_COLOURS,
  company: 'Hearthside Media B.V., Hearth Street 1, Arnhem',
};

async function written(Template: ComponentType<MailProps>, params: MailProps['params']) {
  const mail = <Template t={t} formats={formats} site={site} params={params} />;
  return { html: await render(mail), text: await render(mail, { plainText: true }) };
}

test('the activation mail has the link as button and as text, in HTML and without', async () => {
  const url = 'https://kindling.example/abc_DEF-123';
  const { html, text } = await written(ActivationMail, { name: 'Roos <b>', url });
  expect(html).toContain('<html dir="ltr" lang="en-GB">');
  expect(html.split(`href="${url}"`)).toHaveLength(3);
  expect(html).toContain('Roos &lt;b&gt;');
  expect(html).not.toContain('Roos <b>');
  expect(text).toContain(url);
  expect(text).toContain('The link works for 7 days.');
  expect(text).toContain('You are receiving this e-mail because someone signed up on Kindling');
});

test('the mail to the owner of an address leads to the log-in and to a new password', async () => {
  const params = { url: `${site.origin}/login`, reset_url: `${site.origin}/reset-password` };
  const { html, text } = await written(AddressTakenMail, params);
  expect(html).toContain(`href="${params.url}"`);
  expect(html).toContain(`href="${params.reset_url}"`);
  expect(text).toContain('You are receiving this e-mail because you have an account on Kindling');
});

test('every mail has a subject that names the site', () => {
  const mails = readCatalogue('en').mails ?? {};
  for (const template of Object.keys(mails) as (keyof Messages['mails'])[])
    expect(
      t(template === 'notice' ? 'notice.weekly.subject' : `${template}.subject`, {
        site: site.name,
        name: 'Roos',
        count: 2,
        reference: 'W-7',
        number: 7,
        stage: 'paid',
        measure: 'photos',
        kind: 'paid',
        subject: 'News of Kindling',
      }),
    ).toContain('Kindling');
});

test('a mail fits a phone, carries the mark of the brand, and has its colours for the dark', async () => {
  const { html, text } = await written(ActivationMail, { name: 'Roos', url: origin });
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>');
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toMatch(/<img alt="" [^>]*src="https:\/\/kindling\.example\/brand\/mark\.png"/);
  expect(text).not.toContain('mark.png');
  const dark = /@media \(prefers-color-scheme:dark\)\{((?:[^{}]*\{[^}]*\})*)\}/.exec(html)?.[1] ?? '';
  const used = new Set([...html.matchAll(/ class="([^"]+)"/g)].map((found) => found[1]));
  expect(used.size).toBeGreaterThanOrEqual(6);
  for (const name of used) expect(dark).toContain(`.${name}{`);
  for (const coloured of html.matchAll(/<[^>]* style="[^"]*(?:;|")(?:background-)?color:[^>]*>/g))
    expect(coloured[0]).toContain(' class="m-');
});
