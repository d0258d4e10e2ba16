import { LOCALES } from '#platform/i18n/locales.ts';
import { catalogueFiles, literalsOf, readCatalogue } from './messages.ts';
import type { Check, Finding, Project } from './project.ts';
import { parse, templateTexts, walk } from './syntax.ts';

export const WRONG_WORDS = 'locales/wrong-words.json';

/**
 * A word, or a sign such as a quotation mark, that a language does not use here.
 * `word`: `*` at an end stands for any letters; upper and lower case are alike unless it holds capitals or is `exact`.
 * `say`: what to write instead. `except`: keys (`feature.key`) that hold it rightly, such as the quotes of a law.
 */
interface WrongWord {
  word: string;
  say: string;
  exact?: boolean;
  except?: string[];
}

/** No text has a word that its language must not use; docs/languages.md says which words it uses. */
export const checkWords: Check = (project) => {
  const found: Finding[] = [];
  const lists = readLists(project, found);
  for (const locale of LOCALES) {
    const words = (lists.get(locale) ?? []).map((entry) => ({ ...entry, pattern: patternOf(entry), used: new Set() }));
    for (const [feature, path] of catalogueFiles(project, locale)) {
      for (const [key, text] of readCatalogue(project, path, [])) {
        const parts = literalsOf(text);
        for (const entry of words) {
          if (!parts.some((part) => entry.pattern.test(part))) continue;
          if (entry.except?.includes(`${feature}.${key}`)) entry.used.add(`${feature}.${key}`);
          else found.push({ path, says: `${key} says “${entry.word}”: ${entry.say}` });
        }
      }
    }
    for (const [key, text, path] of pageTexts(project, locale)) {
      for (const { word, say, pattern } of words)
        if (pattern.test(text)) found.push({ path, says: `${key} says “${word}”: ${say}` });
    }
    const signs = words.filter(({ word }) => !/\p{L}/u.test(word));
    found.push(...inLinesOfPeople(project, locale, signs));
    for (const { word, except = [], used } of words) {
      for (const key of except.filter((name) => !used.has(name))) {
        found.push({ path: WRONG_WORDS, says: `${locale} ${key} does not say “${word}”: take it off the list` });
      }
    }
  }
  return found;
};

/** The pages of the law in a language, part by part, without what is filled in and where links lead. */
function pageTexts(project: Project, locale: string): [key: string, text: string, path: string][] {
  const folder = `src/product/content/data/texts/${locale}/`;
  return project.paths
    .filter((path) => path.startsWith(folder))
    .flatMap((path) => {
      const said = project.read(path).replaceAll(/\{\{[a-z_.]+(, plural,)?|\]\([^)]*\)|\{#[^}]*\}/g, ' ');
      return said.split(/^##+ /m).map((text): [string, string, string] => [text.split('\n')[0] ?? '', text, path]);
    });
}

/** People in the demo write what they like, but with their language's quotation marks. */
function inLinesOfPeople(project: Project, locale: string, signs: (WrongWord & { pattern: RegExp })[]): Finding[] {
  const path = `src/demo/content/texts/${locale}.ts`;
  if (!project.has(path)) return [];
  const found: Finding[] = [];
  walk(parse(project, path).program, (node) => {
    if (node.type !== 'TemplateLiteral') return;
    for (const line of templateTexts(node).join('').split('\n')) {
      for (const { word, say, pattern } of signs) {
        if (pattern.test(line)) found.push({ path, says: `“${line.slice(0, 40)}…” has ${word}: ${say}` });
      }
    }
  });
  return found;
}

function patternOf({ word, exact = /\p{Lu}/u.test(word) }: WrongWord): RegExp {
  const [, before = '', middle = '', after = ''] = /^(\*?)(.*?)(\*?)$/u.exec(word) ?? [];
  const isLetter = (sign = '') => /[\p{L}\p{N}]/u.test(sign);
  const start = !before && isLetter(middle[0]) ? '(?<![\\p{L}\\p{N}-])' : '';
  const end = !after && isLetter(middle.at(-1)) ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(start + middle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + end, exact ? 'u' : 'iu');
}

function readLists(project: Project, found: Finding[]): Map<string, WrongWord[]> {
  const lists = new Map<string, WrongWord[]>();
  const known: readonly string[] = LOCALES;
  const content: unknown = project.has(WRONG_WORDS) ? JSON.parse(project.read(WRONG_WORDS)) : {};
  for (const [locale, list] of Object.entries(content ?? {})) {
    if (known.includes(locale) && Array.isArray(list) && list.every(isWrongWord)) lists.set(locale, list);
    else found.push({ path: WRONG_WORDS, says: `${locale} is no list of words of a known locale` });
  }
  return lists;
}

function isWrongWord(entry: unknown): entry is WrongWord {
  if (typeof entry !== 'object' || entry === null) return false;
  const { word, say, exact, except } = entry as Record<string, unknown>;
  const isFlag = exact === undefined || typeof exact === 'boolean';
  return typeof word === 'string' && word !== '' && typeof say === 'string' && isFlag && isKeys(except);
}

const isKeys = (keys: unknown) =>
  keys === undefined || (Array.isArray(keys) && keys.every((key) => typeof key === 'string'));
