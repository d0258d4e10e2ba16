import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LOCALES } from '#platform/i18n/locales.ts';
import { startTestApp } from '#tests/harness.ts';
import { mailSamples } from '../demo/mail-samples.ts';
import { sampleWords } from './mail-samples.ts';
import { renderMail } from './mails.tsx';
import { modules } from './modules.ts';
import { writtenMail } from './written-mail.ts';

const app = await startTestApp();
const { read } = await app.calls();
const { origin } = read.site;
const samples = mailSamples(origin);
const mails = modules.flatMap(({ mails = [] }) => mails);
/** Of decoded HTML: Gmail cuts near 102 kB. */
const MAX_BYTES = 60_000;

test('every mail of the product has a sample of each form, with all that it is given', () => {
  expect(Object.keys(samples).sort()).toEqual(mails.map(({ name }) => name).sort());
  for (const { name, params } of mails)
    for (const { variant, params: given } of samples[name] ?? [])
      expect(z.safeParse(params, given).error, `${name} ${variant}`).toBeUndefined();
});

function faults(html: string): string[] {
  const found: string[] = [];
  if (Buffer.byteLength(html) > MAX_BYTES) found.push(`${Buffer.byteLength(html)} bytes`);
  if (/<link\b|@import|@font-face|<script|<iframe|<form|<svg|\burl\(/i.test(html))
    found.push('loads or runs something');
  for (const [image] of html.matchAll(/<img\b[^>]*>/gi)) {
    for (const attribute of [/ alt="/, / width="\d+"/, / height="\d+"/, / src="/])
      if (!attribute.test(image)) found.push(`${image} has no${attribute.source}`);
    if (!image.includes(`src="${origin}/`)) found.push(`${image} is from elsewhere`);
  }
  for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/gi))
    if (!href.startsWith(`${origin}/`) && href !== origin && !href.startsWith('mailto:'))
      found.push(`leads to ${href}`);
  if (/\{[a-z_]+\}|undefined|\[object|NaN|Invalid Date/.test(html)) found.push('something was not filled in');
  return found;
}

const preheaderOf = (html: string): string => /data-skip-in-text="true">([^<]*)</.exec(html)?.[1] ?? '';
const OWN_WORDS = ['announcement'];
const SHORT = ['news-for-you', 'notice', 'new-members'];

function lacks(template: string, { subject, html, text }: { subject: string; html: string; text: string }): string[] {
  const found: string[] = [];
  for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/gi))
    if (!text.includes(href.replaceAll('&amp;', '&'))) found.push(`the text does not lead to ${href}`);
  const preheader = preheaderOf(html).replaceAll(/&[a-z#0-9]+;/g, '_');
  if (!OWN_WORDS.includes(template) && (preheader.length < 40 || preheader.length > 90))
    found.push(`preheader of ${preheader.length}: ${preheader}`);
  if (preheader === subject) found.push('the preheader repeats the subject');
  if (SHORT.includes(template) && Buffer.byteLength(html) > 20_000) found.push('longer than it should be');
  return found;
}

test.each(LOCALES)(
  'every mail in %s is small, whole, of its site, and has a subject, a preheader and a text that leads everywhere',
  async (locale) => {
    for (const [template, forms] of Object.entries(samples))
      for (const { variant, params } of forms) {
        const mail = await writtenMail(read, renderMail, { template, locale, params, documents: [], files: [] });
        const name = `${template} ${variant}`;
        expect([...faults(mail.html), ...lacks(template, mail)], name).toEqual([]);
        expect(mail.html.match(/<!--\[if mso\]><table[^>]* width="560"/g), name).toHaveLength(1);
        expect(mail.html, name).toMatch(new RegExp(`<html[^>]*lang="${locale}`));
        expect(mail.subject.trim().length, name).toBeGreaterThan(5);
        expect(mail.subject.length, name).toBeLessThan(120);
        expect(mail.text.length, name).toBeGreaterThan(100);
        expect(`${mail.subject}${mail.text}`, name).not.toMatch(/\{[a-z_]+\}|undefined|\[object/);
      }
  },
);

test('samples name methods of payment and fictional profiles in the language of the mail', async () => {
  const words = sampleWords(read, 'de');
  expect(words).toMatchObject({ card: 'Karte, Visa 4242', transfer: 'Überweisung' });
  expect(words.declined).toContain('Deine Bank');
  const [{ params } = { params: {} }] = mailSamples(origin, words)['news-for-you'] ?? [];
  const order = { template: 'news-for-you', locale: 'de' as const, params, documents: [], files: [] };
  const { text } = await writtenMail(read, renderMail, order);
  expect(text).toContain(`${words.fictional} · Du gefällst Dream`);
  expect(text).not.toContain('Fictional');
});
