import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#tests/harness.ts';
import type { ValueSchema } from '#tests/schema-values.ts';
import { sendMailsOf } from '#tests/sent-mails.ts';
import { modules } from './modules.ts';

const kindling = await startTestApp();
const { send } = await sendMailsOf(kindling);
const mails = modules.flatMap(({ mails: own = [] }) => own);
await kindling.db.query({
  text: "update companies set name = 'Lamp & Wick B.V.', address = 'Lantern Street 12', city = 'Zutphen'",
});

const news = { kind: 'like', name: 'Noor', label: '', count: 1, path: '/likes', people: 'Lotte' };
const OWN: Record<string, string> = { currency: 'EUR', declared: '', news: JSON.stringify([news]), items: '[]' };

function sampleOf(name: string, { type, enum: words, const: only, anyOf }: ValueSchema): unknown {
  if (only !== undefined) return only;
  if (words) return words[0];
  if (anyOf?.[0]) return sampleOf(name, anyOf[0]);
  if (type === 'number' || type === 'integer') return 1;
  return OWN[name] ?? (name.includes('url') ? 'https://kindling.example/a' : '2026-11-23T12:00:00.000Z');
}

function paramsOf({ params }: (typeof mails)[number]): Record<string, string | number> {
  const { properties = {} } = z.toJSONSchema(params) as ValueSchema;
  const values = Object.entries(properties).map(([name, schema]) => [name, sampleOf(name, schema)]);
  return Object.fromEntries(values);
}

test.each(mails.map((mail) => [mail.name, mail] as const))(
  'the mail %s has the company of its site in its foot, with street and city, as a page and as text',
  async (template, mail) => {
    const order = { to: 'reader@example.com', locale: 'de' as const, siteId: 1, template, params: paramsOf(mail) };
    const { html, text } = await send(order);
    const foot = html.slice(-1500).replace(/<[^>]+>/g, '');
    expect(foot).toContain('Lamp &amp; Wick B.V., Lantern Street 12, Zutphen');
    expect(text.trimEnd()).toMatch(/Lamp & Wick B\.V\., Lantern Street 12, Zutphen$/);
  },
);
