import { parse as parseIcu, TYPE } from '@formatjs/icu-messageformat-parser';
import compile from 'icu-minify/compile';
import type { Finding, Project } from './project.ts';

/** One catalogue file as key -> text, nested keys joined with dots. */
export type Catalogue = Map<string, string>;
/** What a translation has to keep of the English text, and what its language asks of it. */
export type Shape = { arguments: string[]; tags: string[]; plurals: Plural[]; hasWords: boolean };
type Plural = { argument: string; kind: 'cardinal' | 'ordinal'; cases: string[] };

/** Paths of a locale's catalogue files by noun. */
export function catalogueFiles(project: Project, locale: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const path of project.paths) {
    const noun = new RegExp(`^locales/${locale}/([a-z-]+)\\.json$`).exec(path)?.[1];
    if (noun) files.set(noun, path);
  }
  return files;
}

/** The texts of one file; values that are no text are reported. */
export function readCatalogue(project: Project, path: string, found: Finding[]): Catalogue {
  const texts: Catalogue = new Map();
  const collect = (value: unknown, key: string) => {
    if (typeof value === 'string' && value.trim() !== '') texts.set(key, value);
    else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [name, inner] of Object.entries(value)) collect(inner, key ? `${key}.${name}` : name);
    } else found.push({ path, says: `${key} is no text` });
  };
  try {
    collect(JSON.parse(project.read(path)), '');
  } catch (error) {
    found.push({ path, says: `is not JSON: ${error instanceof Error ? error.message : error}` });
  }
  return texts;
}

/** The shape of an ICU message. Throws when it does not parse or the product's compiler refuses it. */
export function shapeOf(message: string): Shape {
  compile(message);
  const names = new Set<string>();
  const tags = new Set<string>();
  const plurals: Plural[] = [];
  let hasWords = false;
  const visit = (elements: ReturnType<typeof parseIcu>) => {
    for (const element of elements) {
      if (element.type === TYPE.literal) hasWords ||= /\p{L}/u.test(element.value);
      if (element.type === TYPE.argument) names.add(element.value);
      if (element.type === TYPE.number) names.add(`${element.value}, number`);
      if (element.type === TYPE.date) names.add(`${element.value}, date`);
      if (element.type === TYPE.time) names.add(`${element.value}, time`);
      if (element.type === TYPE.tag) {
        tags.add(element.value);
        visit(element.children);
      }
      if (element.type === TYPE.select || element.type === TYPE.plural) {
        const cases = Object.keys(element.options);
        if (element.type === TYPE.select) names.add(`${element.value}, select ${cases.sort().join(' ')}`);
        else {
          const kind = element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal';
          names.add(`${element.value}, ${kind === 'ordinal' ? 'selectordinal' : 'plural'}`);
          plurals.push({ argument: element.value, kind, cases });
        }
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  visit(parseIcu(message, { requiresOtherClause: true }));
  return { arguments: [...names].sort(), tags: [...tags].sort(), plurals, hasWords };
}

/** What is wrong with a message's plural cases in a language: one the language lacks, or one everyday numbers need. */
export function pluralProblems(locale: string, plurals: Plural[]): string[] {
  return plurals.flatMap(({ argument, kind, cases }) => {
    const rules = new Intl.PluralRules(locale, { type: kind });
    const known: string[] = rules.resolvedOptions().pluralCategories;
    // Up to 200 only: French, Italian and Spanish have a case for whole millions that no text here reaches.
    const needed = new Set<string>(Array.from({ length: 201 }, (_, count) => rules.select(count)));
    const strange = cases.filter((name) => !name.startsWith('=') && name !== 'other' && !known.includes(name));
    const missing = [...needed].filter((name) => !cases.includes(name));
    return [
      ...strange.map((name) => `{${argument}} has the plural case "${name}", which ${locale} does not know`),
      ...missing.map((name) => `{${argument}} lacks the plural case "${name}", which ${locale} needs`),
    ];
  });
}
