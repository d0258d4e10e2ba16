import * as z from 'zod/mini';
import type { App } from '#platform/http/app.ts';
import { escapeHtml } from '#platform/http/escape-html.ts';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '#platform/i18n/locales.ts';
import type { Services } from '#platform/services.ts';
import type { Site } from '#product/sites/contract.ts';
import { type MailSample, mailSamples } from '../demo/mail-samples.ts';
import { BRANDS } from '../demo/more-brands.ts';
import { siteCalls } from './calls.ts';
import { sendDemoPage } from './demo-page.ts';
import { sampleWords } from './mail-samples.ts';
import type { renderMail } from './mails.tsx';
import { writtenMail } from './written-mail.ts';

const Query = z.object({ locale: z.catch(z.enum(LOCALES), 'en') });

export function demoMails(app: App, services: Services, render: typeof renderMail): void {
  const write = (site: Site, locale: Locale, template: string, { params }: MailSample) =>
    writtenMail(siteCalls(services, app.sites, site).read, render, {
      ...{ template, locale, params, documents: [], files: [] },
    });

  app.get('/demo/mails', async ({ site, query }, reply) => {
    const { locale } = z.parse(Query, query);
    const languages = LOCALES.map((one) => `<a href="?locale=${one}" hreflang="${one}">${LANGUAGE_NAMES[one]}</a>`);
    const sites = (await Promise.all(BRANDS.map(({ host }) => app.sites.named(host)))).flatMap((one) => one ?? []);
    const brands = sites.map(
      ({ origin, settings }) => `<a href="${origin}/demo/mails?locale=${locale}">${escapeHtml(settings.name)}</a>`,
    );
    const mails = Object.entries(mailSamples(site.origin)).flatMap(([name, samples]) =>
      samples.map(({ variant }) => {
        const path = `/demo/mails/${name}${variant && `/${variant}`}?locale=${locale}`;
        return `<li><a href="${path}">${name}${variant && ` · ${variant}`}</a></li>`;
      }),
    );
    const body = `<p>${languages.join(' · ')}</p><p>${brands.join(' · ')}</p><ul>${mails.join('')}</ul>`;
    return sendDemoPage(reply, `Mails of ${site.settings.name}`, body);
  });

  app.get<{ Params: { name: string; variant?: string } }>('/demo/mails/:name/:variant?', async (request, reply) => {
    const { site, query, params } = request;
    const { locale } = z.parse(Query, query);
    const words = sampleWords(siteCalls(services, app.sites, site).read, locale);
    const found = mailSamples(site.origin, words)[params.name]?.find(
      ({ variant }) => variant === (params.variant ?? ''),
    );
    if (!found) return sendDemoPage(reply.code(404), 'No such mail', '<p><a href="/demo/mails">All mails</a></p>');
    const { html } = await write(site, locale, params.name, found);
    reply.header(
      'content-security-policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; frame-ancestors 'none'",
    );
    return reply.type('text/html; charset=utf-8').send(html);
  });
}
