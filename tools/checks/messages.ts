import { parse as parseIcu, TYPE } from '@formatjs/icu-messageformat-parser';
import compile from 'icu-minify/compile';
import type { Finding, Project } from './project.ts';

/** One catalogue file as key -> text, nested keys joined with dots. */
export type Catalogue = Map<string, string>;
/** What a translation has to keep of the English text, and what its language asks of it. */
export type Shape = { arguments: string[]; tags: string[]; plurals: Plural[]; hasWords: boolean };
type Plural = { argument: string; kind: 'cardinal' | 'ordinal'; cases: string[]; hasWords: boolean };

/** Paths of a locale's catalogue files by feature. */
export function catalogueFiles(project: Project, locale: string): Map<string, string> {
  const files = new Map<string, string>();
  const file = new RegExp(`^locales/${locale}/([a-z-]+)\\.json$`);
  for (const path of project.paths) {
    const feature = file.exec(path)?.[1];
    if (feature) files.set(feature, path);
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

type Elements = ReturnType<typeof parseIcu>;
const known = new Map<string, Elements>();

/** What an ICU message consists of, parsed once for all checks. Throws when it does not parse. */
function elementsOf(message: string): Elements {
  const elements = known.get(message) ?? parseIcu(message, { requiresOtherClause: true });
  known.set(message, elements);
  return elements;
}

/** The shape of an ICU message. Throws when it does not parse or the product's compiler refuses it. */
export function shapeOf(message: string): Shape {
  compile(message);
  const names = new Set<string>();
  const tags = new Set<string>();
  const plurals: Plural[] = [];
  const visit = (elements: Elements) => {
    for (const element of elements) {
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
          const inner = Object.values(element.options).map((option) => wordsIn(option.value));
          plurals.push({ argument: element.value, kind, cases, hasWords: inner.includes(true) });
        }
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  const elements = elementsOf(message);
  visit(elements);
  return { arguments: [...names].sort(), tags: [...tags].sort(), plurals, hasWords: wordsIn(elements) };
}

/** What a message says itself, without names of arguments and tags. Empty when it is no ICU message. */
export function literalsOf(message: string): string[] {
  const texts: string[] = [];
  const visit = (elements: Elements) => {
    for (const element of elements) {
      if (element.type === TYPE.literal) texts.push(element.value);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  try {
    visit(elementsOf(message));
  } catch {
    return [];
  }
  return texts;
}

/** True when there is anything to translate: a letter outside placeholders. */
function wordsIn(elements: Elements): boolean {
  return elements.some((element) => {
    if (element.type === TYPE.literal) return /\p{L}/u.test(element.value);
    if (element.type === TYPE.tag) return wordsIn(element.children);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return false;
    return Object.values(element.options).some((option) => wordsIn(option.value));
  });
}

/** What is wrong with a message's plural cases in a language: one the language lacks, or one everyday numbers need. */
export function pluralProblems(locale: string, plurals: Plural[]): string[] {
  return plurals.flatMap(({ argument, kind, cases, hasWords }) => {
    const rules = new Intl.PluralRules(locale, { type: kind });
    const known: string[] = rules.resolvedOptions().pluralCategories;
    // Up to 200 only: French, Italian and Spanish have a case for whole millions that no text here reaches.
    // A number with a case of its own needs none, and "(#)" without a word is the same for every number.
    const numbers = Array.from({ length: 201 }, (_, count) => count).filter((count) => !cases.includes(`=${count}`));
    const needed = new Set<string>(hasWords ? numbers.map((count) => rules.select(count)) : ['other']);
    const strange = cases.filter((name) => !name.startsWith('=') && name !== 'other' && !known.includes(name));
    const missing = [...needed].filter((name) => !cases.includes(name));
    return [
      ...strange.map((name) => `{${argument}} has the plural case "${name}", which ${locale} does not know`),
      ...missing.map(
        (name) => `{${argument}} lacks the plural case "${name}", which ${locale} needs where words stand inside`,
      ),
    ];
  });
}
