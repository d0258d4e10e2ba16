import { LRUCache } from 'lru-cache';
import type { ReadCall } from '#platform/call.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { MailSampleOrder, MailSamples } from '#product/backoffice/mail-texts/try-mail.ts';
import { isPushKind, type KindOfMail, placeOfKind } from '#product/content/mail-texts/contract.ts';
import { fictionalWord } from '#product/members/fictional-word.ts';
import { paidWith, whyFailed } from '#product/payments/paid-with.ts';
import { mailSamples, type SampleWords } from '../demo/mail-samples.ts';
import { mailColoursOf, markOf, partsOf } from './brand.ts';
import { MARK_PATH } from './mark-path.ts';
import { modules } from './modules.ts';
import { pushSamples } from './push-samples.ts';
import { writtenMail } from './written-mail.ts';

const known = new Map(modules.flatMap(({ mails = [] }) => mails).map((mail) => [mail.name, mail]));

export const MAIL_SAMPLES: MailSamples = {
  orderOf: sampleOf,
  async write(call, { kind, locale, texts }) {
    const { origin, settings } = call.site;
    if (isPushKind(kind)) return pushSamples(call, { kind, locale, texts, mark: await drawnMark(partsOf(settings)) });
    const { mail, params } = sampleOf(call, { kind, locale });
    const order = { template: mail.name, locale, params, documents: [], files: [], texts };
    const { html, ...words } = await writtenMail(call, call.renderMail, order);
    return {
      ...words,
      html: still(html, mailColoursOf(settings).light.paper).replaceAll(
        `${origin}${MARK_PATH}`,
        await drawnMark(partsOf(settings)),
      ),
    };
  },
};

function sampleOf(call: ReadCall, { kind, locale }: { kind: KindOfMail; locale: Locale }): MailSampleOrder {
  const [template = '', variant] = placeOfKind(kind).section.split('.');
  const samples = mailSamples(call.site.origin, sampleWords(call, locale))[template] ?? [];
  const sample = samples.find((one) => variant === undefined || one.variant === variant);
  const mail = known.get(template);
  if (!mail || !sample) throw new Error(`There is no sample of ${kind}.`);
  return { mail, params: { ...sample.params, ...('under' in sample.params && { under: '' }) } };
}

export const sampleWords = (call: ReadCall, locale: Locale): SampleWords => ({
  card: paidWith(call, { method: 'card', locale, detail: { brand: 'visa', last4: '4242', country: null } }),
  transfer: paidWith(call, { method: 'wiretransfer', locale, detail: null }),
  declined: whyFailed(call, 'declined', locale),
  fictional: fictionalWord(call.site, formatLocaleOf(locale, call.site.settings.country)),
});

/** Pixels: two for each that it is shown in. */
const MARK_SIZE = 80;
const drawn = new LRUCache<string, string>({ max: 50 });

async function drawnMark(parts: string[]): Promise<string> {
  const name = parts.join(' ');
  const before = drawn.get(name);
  if (before) return before;
  const address = `data:image/png;base64,${(await markOf(parts, MARK_SIZE)).toString('base64')}`;
  drawn.set(name, address);
  return address;
}

/** @param ground of the whole window, which is in the sheet that is left out. */
const still = (html: string, ground: string): string =>
  html
    .replaceAll(/<style>[^<]*<\/style>/g, '')
    .replaceAll(/ href="[^"]*"/g, '')
    .replace('<body ', `<body bgcolor="${ground}" `);
