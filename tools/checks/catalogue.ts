import { LOCALES } from '#platform/i18n/locales.ts';
import { type Catalogue, catalogueFiles, pluralProblems, readCatalogue, type Shape, shapeOf } from './messages.ts';
import type { Check, Finding, Project } from './project.ts';
import { WRONG_WORDS } from './words.ts';

const sameAsEnglish = 'locales/same-as-english.json';

/** Every locale says what English says: same files, keys, placeholders and tags, its own plurals, its own words. */
export const checkCatalogue: Check = (project) => {
  const found: Finding[] = [];
  const allowed = readAllowed(project, found);
  const used = new Set<string>();
  for (const [feature, path] of catalogueFiles(project, 'en')) {
    const english = readCatalogue(project, path, found);
    const shapes = new Map<string, Shape>();
    for (const [key, text] of english) {
      const shape = judged(path, 'en', key, text, found);
      if (shape) shapes.set(key, shape);
    }
    for (const locale of LOCALES.filter((candidate) => candidate !== 'en')) {
      const translated = `locales/${locale}/${feature}.json`;
      if (!project.has(translated)) {
        found.push({ path: translated, says: 'is missing' });
        continue;
      }
      compare(locale, translated, english, shapes, readCatalogue(project, translated, found), found);
      for (const key of sameTexts(project, translated, english, shapes)) {
        used.add(`${locale} ${feature}.${key}`);
        if (!allowed.has(`${locale} ${feature}.${key}`)) {
          found.push({
            path: translated,
            says: `${key} is the English text: translate it, or add it to ${sameAsEnglish}`,
          });
        }
      }
    }
  }
  for (const entry of allowed) {
    if (!used.has(entry))
      found.push({ path: sameAsEnglish, says: `${entry} is not the English text: take it off the list` });
  }
  return [...found, ...strayFiles(project)];
};

function compare(
  locale: string,
  path: string,
  english: Catalogue,
  shapes: Map<string, Shape>,
  texts: Catalogue,
  found: Finding[],
): void {
  for (const key of english.keys()) if (!texts.has(key)) found.push({ path, says: `${key} is missing` });
  for (const [key, text] of texts) {
    if (!english.has(key)) {
      found.push({ path, says: `${key} is not in English` });
      continue;
    }
    const shape = judged(path, locale, key, text, found);
    const wanted = shapes.get(key);
    if (!shape || !wanted) continue;
    for (const part of ['arguments', 'tags'] as const) {
      const [here, there] = [shape[part].join('; '), asTold(wanted[part], shape[part]).join('; ')];
      if (here !== there) found.push({ path, says: `${key} has the ${part} (${here}), English has (${there})` });
    }
  }
}

/** Which words change with whom they describe is up to a language: it may leave English's choice by gender out. */
const asTold = (wanted: string[], here: string[]): string[] =>
  wanted.filter((name) => !name.startsWith('gender, select') || here.some((own) => own.startsWith('gender, ')));

/** The shape of a text, reporting what its own language finds wrong with it. */
function judged(path: string, locale: string, key: string, text: string, found: Finding[]): Shape | undefined {
  try {
    const shape = shapeOf(text);
    for (const problem of pluralProblems(locale, shape.plurals)) found.push({ path, says: `${key}: ${problem}` });
    return shape;
  } catch (error) {
    found.push({ path, says: `${key} is no ICU message: ${error instanceof Error ? error.message : error}` });
    return undefined;
  }
}

/** Keys whose text is the English one, where there are words to translate at all. */
function sameTexts(project: Project, path: string, english: Catalogue, shapes: Map<string, Shape>): string[] {
  const texts = readCatalogue(project, path, []);
  return [...english].filter(([key, text]) => shapes.get(key)?.hasWords && texts.get(key) === text).map(([key]) => key);
}

/** Entries of the list of texts that are the same in both languages, as `locale feature.key`. */
function readAllowed(project: Project, found: Finding[]): Set<string> {
  if (!project.has(sameAsEnglish)) return new Set();
  const list: unknown = JSON.parse(project.read(sameAsEnglish));
  const entries = Object.entries(typeof list === 'object' && list !== null ? list : {});
  return new Set(
    entries.flatMap(([locale, keys]: [string, unknown]) => {
      if (Array.isArray(keys)) return keys.map((key) => `${locale} ${key}`);
      found.push({ path: sameAsEnglish, says: `${locale} is no list of feature.key` });
      return [];
    }),
  );
}

function strayFiles(project: Project): Finding[] {
  const locales: readonly string[] = LOCALES;
  const english = catalogueFiles(project, 'en');
  return project.paths
    .filter((path) => path.startsWith('locales/') && path !== sameAsEnglish && path !== WRONG_WORDS)
    .flatMap((path) => {
      const [, locale = '', feature = ''] = /^locales\/([^/]+)\/([a-z-]+)\.json$/.exec(path) ?? [];
      if (!locales.includes(locale)) return [{ path, says: 'is no catalogue file of a known locale' }];
      return english.has(feature) ? [] : [{ path, says: 'has no English file' }];
    });
}
