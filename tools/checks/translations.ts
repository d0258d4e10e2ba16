import { JOINED_SECTIONS } from '#platform/i18n/sections.ts';
import { catalogueFiles, readCatalogue } from './messages.ts';
import { type Check, isModule, isTest, type Project } from './project.ts';
import { child, literal, type Node, parse, templateTexts, walk, word } from './syntax.ts';

/**
 * Every English text is asked for somewhere; that what is asked for exists is a matter of types.
 * A module asks for a text by its full key, or by its key where it names the section too; for an error by its code.
 * A key built from parts, t(`interests.${name}`), stands for every key whose open places are words the code or the
 * migrations know.
 */
export const checkTranslations: Check = (project) => {
  const keys = [...catalogueFiles(project, 'en')].flatMap(([feature, path]) =>
    [...readCatalogue(project, path, []).keys()].map((key) => ({ path, key, full: fullKey(feature, key) })),
  );
  const sections = new Set([...JOINED_SECTIONS, ...keys.map(({ full }) => full.split('.', 2).join('.'))]);
  const modules = project.paths.filter((path) => path.startsWith('src/') && isModule(path) && !isTest(path));
  const speeches = modules.map((path) => speechOf(parse(project, path).program));
  const words = knownWords(project, speeches);
  const fixed = new Set<string>();
  const open: RegExp[] = [];
  speeches.forEach(({ literals, templates }, index) => {
    const isMail = modules[index]?.includes('/mails/');
    const namespaces = [...literals].filter((text) => sections.has(text.split('.', 2).join('.')));
    const starts = ['', 'errors.', ...namespaces.map((name) => `${name}.`), ...(isMail ? ['mails.'] : [])];
    for (const start of starts) {
      for (const text of literals) fixed.add(start + text);
      for (const [first = '', ...rest] of templates) open.push(patternOf([start + first, ...rest]));
    }
  });
  const isAskedFor = (key: string) => fixed.has(key) || open.some((pattern) => fits(pattern, key, words));
  return keys
    .filter(({ full }) => !isAskedFor(full))
    .map(({ path, key }) => ({ path, says: `${key} is used nowhere` }));
};

/** What a text is asked for by: `chat.list.search`, and `errors.not_found` whichever feature's file it is in. */
const fullKey = (feature: string, key: string) =>
  JOINED_SECTIONS.some((section) => key.startsWith(`${section}.`)) ? key : `${feature}.${key}`;

/** What a module writes out: `templates` are the fixed texts of those that may be keys; `names` those of properties. */
interface Speech {
  literals: Set<string>;
  templates: string[][];
  names: Set<string>;
}

function speechOf(program: Node): Speech {
  const speech: Speech = { literals: new Set(), templates: [], names: new Set() };
  walk(program, (node) => {
    const text = literal(node);
    if (text !== undefined) speech.literals.add(text);
    else if (node.type === 'TemplateLiteral' && mayBeKey(templateTexts(node))) {
      speech.templates.push(templateTexts(node));
    }
    if (node.type === 'Property') speech.names.add(word(child(node, 'key'), 'name'));
  });
  return speech;
}

const mayBeKey = (texts: string[]) => /^[\w.-]*[a-z][\w.-]*$/i.test(texts.join('')) && texts.join('').includes('.');

/** Every string and name the code writes, and every word of the migrations: what an open place of a key can become. */
function knownWords(project: Project, speeches: Speech[]): Set<string> {
  const words = new Set<string>();
  for (const { literals, names } of speeches) {
    for (const text of [...literals, ...names]) for (const part of [text, ...text.split('.')]) words.add(part);
  }
  for (const path of project.paths.filter((candidate) => candidate.startsWith('migrations/'))) {
    for (const [part] of project.read(path).matchAll(/\w+/g)) words.add(part);
  }
  return words;
}

/** The one open place of a key may be a word with a point, such as that of an action: `photo.accepted`. */
const patternOf = (texts: string[]) =>
  new RegExp(`^${texts.map((text) => text.replace(/[.-]/g, '\\$&')).join(texts.length === 2 ? '(.+)' : '([^.]+)')}$`);

function fits(pattern: RegExp, key: string, words: Set<string>): boolean {
  const places = pattern.exec(key)?.slice(1);
  return places?.every((word) => words.has(word) || /^\d+$/.test(word)) ?? false;
}
