import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { record } from '#product/audit/audit.ts';
import { isSlug, type PageProblem, type PageView, STANDARD_PAGES } from '#product/content/pages/contract.ts';
import { previewOf } from '#product/content/pages/pages.ts';
import { joinPage, PageTextError, splitPage } from '#product/content/pages/parse-page.ts';
import { judgePage, newestText, pageVersions, storePage, textOfPageVersion } from '#product/content/pages/put-page.ts';
import { actingStaff, atSite, type StaffCall } from '../desk/desk.ts';
import type {
  GiveBackPageInput,
  PreviewPageInput,
  RestorePageInput,
  SavePageInput,
  SitePage,
  SitePageInput,
  SitePageReply,
  SitePagesInput,
  SitePagesReply,
} from './contract.ts';

const isStandard = (slug: string): boolean => STANDARD_PAGES.some((page) => page === slug);
const pathOf = (slug: string): string => (isStandard(slug) ? `/pages/${slug}` : `/${slug}`);
const EMPTY = { title: '', description: '', lead: '', text: '' };

export async function listPages(call: Authenticated<ReadCall>, { site }: SitePagesInput): Promise<SitePagesReply> {
  const there = await atSite(call, site);
  const versions = await pageVersions(there);
  const own = [...new Set(versions.map(({ slug }) => slug))].filter((slug) => !isStandard(slug));
  const pages = [...STANDARD_PAGES, ...own].map(
    (slug): SitePage => ({
      slug,
      standard: isStandard(slug),
      path: pathOf(slug),
      texts: newestOfEach(versions.filter((one) => one.slug === slug)),
    }),
  );
  const { domain_language } = there.site.settings;
  return { origin: there.site.origin, language: domain_language ?? 'en', pages };
}

type Version = Awaited<ReturnType<typeof pageVersions>>[number];

const newestOfEach = (versions: readonly Version[]): SitePage['texts'] =>
  versions
    .filter((one, index) => versions.findIndex(({ locale }) => locale === one.locale) === index)
    .map(({ locale, version, created_at, author, bytes }) => ({
      locale,
      version,
      at: created_at.toISOString(),
      author,
      given_back: bytes === null,
    }));

/** @throws not_found for a site that is not theirs, and a version that there is not. */
export async function showPage(
  call: Authenticated<ReadCall>,
  { site, slug, locale, version }: SitePageInput,
): Promise<SitePageReply> {
  const there = await atSite(call, site);
  if (!isSlug(slug)) throw notFound();
  const versions = (await pageVersions(there)).filter((one) => one.slug === slug && one.locale === locale);
  const [newest] = versions;
  if (version !== undefined && !versions.some((one) => one.version === version)) throw notFound();
  const markdown =
    version === undefined
      ? await newestText(there, slug, locale)
      : await textOfPageVersion(there, slug, locale, version);
  return {
    draft: markdown === null ? EMPTY : splitPage(markdown),
    version: newest?.version ?? 0,
    built_in: version === undefined && isStandard(slug) && (newest?.bytes ?? null) === null,
    versions: versions.map((one) => ({
      version: one.version,
      at: one.created_at.toISOString(),
      from: one.valid_from.toISOString(),
      author: one.author,
      given_back: one.bytes === null,
    })),
  };
}

/** By the function that shows the page to everybody. */
export async function previewPage(
  call: Authenticated<ReadCall>,
  { site, slug, locale, ...draft }: PreviewPageInput,
): Promise<{ page: PageView }> {
  const there = await atSite(call, site);
  return refusing(async () => {
    const markdown = joinPage(draft);
    judgePage({ slug, markdown });
    return { page: await previewOf(there, slug, locale, markdown) };
  });
}

export const savePage = (
  call: StaffCall,
  { site, slug, locale, seen, from, ...draft }: SavePageInput,
): Promise<{ version: number }> =>
  store(call, { site, slug, locale, seen }, joinPage(draft), from === null ? call.now : new Date(from));

export const giveBackPage = (call: StaffCall, which: GiveBackPageInput): Promise<{ version: number }> =>
  store(call, which, null, call.now);

/** @throws not_found for a version that there is not. */
export async function restorePage(
  call: StaffCall,
  { version, ...which }: RestorePageInput,
): Promise<{ version: number }> {
  const there = await atSite(call, which.site);
  const versions = await pageVersions(there);
  const known = versions.find(
    (one) => one.slug === which.slug && one.locale === which.locale && one.version === version,
  );
  if (!known) throw notFound();
  return store(call, which, await textOfPageVersion(there, which.slug, which.locale, version), call.now);
}

interface Which {
  site: number;
  slug: string;
  locale: Locale;
  seen: number;
}

async function store(
  call: StaffCall,
  { site, slug, locale, seen }: Which,
  markdown: string | null,
  from: Date,
): Promise<{ version: number }> {
  const there = await atSite(call, site);
  const staff = await actingStaff(call);
  const stored = await refusing(() => storePage(there, { slug, locale, markdown, from, author: staff.name, seen }));
  await record(call, staff, {
    verb: markdown === null ? 'page.given_back' : 'page.written',
    object: 'page',
    id: stored.id,
    account: null,
    site,
    details: { slug, locale },
    before: { version: seen },
    after: { version: stored.version, from: from.toISOString(), bytes: Buffer.byteLength(markdown ?? '') },
  });
  return { version: stored.version };
}

async function refusing<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof PageTextError)) throw error;
    const { problem, word } = error;
    throw new AppError<PageProblem>(problem, problem === 'page_changed_meanwhile' ? 409 : 422, { word });
  }
}
