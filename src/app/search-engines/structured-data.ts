import type { GiveWay } from '#platform/http/give-way.ts';
import type { Transport } from '#platform/http/transport.ts';
import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import type { PageView } from '#product/content/pages/contract.ts';
import { pageQuery } from '#product/content/ui/page-query.ts';
import type { PostedAnswers } from '#product/landers/ui/read-posted.ts';
import { memberQuery } from '#product/members/ui/member-query.ts';
import type { SettingsView } from '#product/sites/contract.ts';
import type { RouterContext } from '../../pages/-shell/router-context.ts';
import type { Page } from '../../pages/page-names.ts';
import type { PageAssets } from '../document.ts';
import { MARK_PATH } from '../mark-path.ts';

export interface PageRequest {
  url: string;
  origin: string;
  formats: FormatLocale;
  transport: Transport;
  assets: PageAssets;
  timeZone: string;
  readOnly: boolean;
  siteTitle: string;
  siteDescription: string;
  answers?: PostedAnswers | undefined;
  notice?: string | undefined;
  giveWay?: GiveWay | undefined;
}

interface Described {
  page: Pick<PageRequest, 'origin' | 'formats'>;
  entry: Pick<Page, 'name' | 'path'>;
  address: string;
  title: string;
  description: string;
  settings: SettingsView;
  context: RouterContext;
}

type Thing = { '@type': string } & Record<string, unknown>;

/** schema.org. Says nothing that the page does not show, nor of whom search engines may not list. */
export function structuredData(described: Described): string {
  const { entry } = described;
  const things = entry.name === 'index' ? siteThings(described) : [...pathThings(described), ...ownThings(described)];
  if (!things.length) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${inElement(json)}</script>`;
}

/** Neither the element's end nor a comment can begin in it. */
const inElement = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026');

function siteThings({ page: { origin, formats }, description, settings }: Described): Thing[] {
  const { name, support_email: email, support_phone: telephone } = settings;
  const contact = { '@type': 'ContactPoint', contactType: 'customer support', email, ...(telephone && { telephone }) };
  const organization = `${origin}/#organization`;
  return [
    {
      ...{ '@type': 'WebSite', '@id': `${origin}/#website`, url: `${origin}/`, name, description, inLanguage: formats },
      publisher: { '@id': organization },
    },
    {
      ...{ '@type': 'Organization', '@id': organization, name, url: `${origin}/`, logo: origin + MARK_PATH },
      contactPoint: contact,
    },
  ];
}

function pathThings({ page: { origin }, entry, address, title, settings, context: { t } }: Described): Thing[] {
  if (entry.path.startsWith('/landers/')) return [];
  const steps = [
    { name: settings.name, path: '/' },
    ...(entry.name === 'members-id' ? [{ name: t('members.list.title'), path: '/members' }] : []),
    { name: title, path: address },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, index) => ({
        ...{ '@type': 'ListItem', position: index + 1, name, item: origin + path },
      })),
    },
  ];
}

function ownThings(described: Described): Thing[] {
  if (described.entry.name === 'members-id') return profileThings(described);
  return described.address === '/pages/faq' ? questionThings(described) : [];
}

function profileThings({ page: { origin, formats }, address, description, context }: Described): Thing[] {
  const { queryClient, transport } = context;
  const id = Number(address.split('/').at(-1));
  const profile = queryClient.getQueryData(memberQuery(transport, id).queryKey)?.profile;
  if (!profile?.indexable) return [];
  const place = profile.city && { homeLocation: { '@type': 'Place', name: profile.city } };
  const person = { '@type': 'Person', '@id': `${origin + address}#person`, name: profile.name, description, ...place };
  return [{ '@type': 'ProfilePage', url: origin + address, inLanguage: formats, mainEntity: person }];
}

function questionThings({ page: { origin }, address, context: { queryClient, transport } }: Described): Thing[] {
  const page = queryClient.getQueryData(pageQuery(transport, 'faq').queryKey)?.page;
  const questions = page?.sections.flatMap(({ entries }) => entries) ?? [];
  if (!page || !questions.length) return [];
  return [
    {
      ...{ '@type': 'FAQPage', url: origin + address, inLanguage: page.locale },
      mainEntity: questions.map((question) => questionThing(question, origin)),
    },
  ];
}

const questionThing = ({ title, html }: PageView['sections'][number]['entries'][number], origin: string): Thing => ({
  '@type': 'Question',
  name: title,
  acceptedAnswer: { '@type': 'Answer', text: html.replaceAll('href="/', `href="${origin}/`) },
});
