import { LOCALES } from '#platform/i18n/locales.ts';
import { STANDARD_PAGES } from '#product/content/pages/contract.ts';
import { placesIn, pluralsIn } from '#product/content/pages/fill-in.ts';
import { type EntryText, type PageText, PageTextError, parsePage } from '#product/content/pages/parse-page.ts';
import { pluralProblems } from './messages.ts';
import type { Check, Finding, Project } from './project.ts';

const FOLDER = 'src/product/content/data/texts';
const pathOf = (locale: string, page: string) => `${FOLDER}/${locale}/${page}.md`;

/** Every language has every page of the law, and each part of it says of the site what the English one says, with its links. */
export const checkPageTexts: Check = (project) => {
  if (!project.paths.some((path) => path.startsWith(`${FOLDER}/en/`))) return [];
  const found: Finding[] = [];
  for (const page of STANDARD_PAGES) {
    const english = partsOf(project, pathOf('en', page), found);
    for (const locale of LOCALES) {
      const path = pathOf(locale, page);
      const parts = locale === 'en' ? english : partsOf(project, path, found);
      if (!parts || !english) continue;
      found.push(...differences(english, parts).map((says) => ({ path, says })));
      found.push(...pluralFindings(locale, path, project.read(path)));
    }
  }
  for (const path of project.paths.filter((one) => one.startsWith(`${FOLDER}/`)))
    if (!STANDARD_PAGES.some((page) => LOCALES.some((locale) => path === pathOf(locale, page))))
      found.push({ path, says: 'is the text of no page in no language' });
  return found;
};

interface Part {
  /** Its anchor, with the marks of its level. */
  name: string;
  /** Its paragraphs (`p`) and items of lists (`i`), in their order. */
  shape: string;
  places: string;
  links: string;
}

function partsOf(project: Project, path: string, found: Finding[]): Part[] | null {
  if (!project.has(path)) {
    found.push({ path, says: 'is missing: every language has every page of the law' });
    return null;
  }
  try {
    const page = parsePage(project.read(path));
    const sections = page.sections.flatMap((section) => [
      partOf('## ', section),
      ...section.entries.map((entry) => partOf('### ', entry)),
    ]);
    return [front(page), partOf('', { id: 'the beginning', title: '', body: page.body }), ...sections];
  } catch (error) {
    if (!(error instanceof PageTextError)) throw error;
    found.push({ path, says: error.message });
    return null;
  }
}

const front = ({ title, description, lead }: PageText): Part =>
  partOf('', {
    id: `the front matter${description ? ' with a description' : ''}${lead ? ' and a lead' : ''}`,
    title: '',
    body: [title, description, lead].join('\n'),
  });

const partOf = (marks: string, { id, title, body }: EntryText): Part => ({
  name: marks + id,
  shape: body
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => (/^(?:[-*]|\d+\.) /.test(line) ? 'i' : 'p'))
    .join(''),
  places: sorted(placesIn(`${title}\n${body}`)),
  links: sorted([...body.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target)),
});

const sorted = (words: string[]) => [...new Set(words)].sort().join(' ');

/** What another language says in another way than English. */
function differences(english: Part[], parts: Part[]): string[] {
  const order = (list: Part[]) => list.map(({ name }) => name).join(', ');
  if (order(english) !== order(parts)) return [`has the headings ${order(parts)}, where English has ${order(english)}`];
  return parts.flatMap((part, index) => {
    const { shape, places, links } = english[index] ?? part;
    return [
      part.shape !== shape && `${part.name}: has the paragraphs and items ${part.shape}, where English has ${shape}`,
      part.places !== places &&
        `${part.name}: names ${part.places || 'nothing'}, where English names ${places || 'nothing'}`,
      part.links !== links &&
        `${part.name}: leads to ${part.links || 'nothing'}, where English leads to ${links || 'nothing'}`,
    ].filter((says) => says !== false);
  });
}

function pluralFindings(locale: string, path: string, text: string): Finding[] {
  const plurals = pluralsIn(text).map((plural) => {
    const [argument = '', cases = ''] = plural.split(': ');
    return { argument, kind: 'cardinal' as const, cases: cases.split(' '), hasWords: true };
  });
  return pluralProblems(locale, plurals).map((says) => ({ path, says }));
}
