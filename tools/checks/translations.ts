import { catalogueFiles, readCatalogue } from './messages.ts';
import { type Check, type Finding, isModule, isTest, type Project } from './project.ts';
import { child, lineAt, literal, type Node, parse, walk, word } from './syntax.ts';
import { errorCodesIn, translationsIn } from './translators.ts';

/**
 * Every key the code asks for exists in English, and every English key is asked for somewhere.
 * A key built from parts is written as a template, t(`interests.${name}`), and stands for every key whose open place is
 * a word the code or the migrations know.
 */
export const checkTranslations: Check = (project) => {
  const found: Finding[] = [];
  const keys = new Map<string, { path: string; used: boolean }>();
  const nouns = catalogueFiles(project, 'en');
  for (const [noun, path] of nouns) {
    for (const key of readCatalogue(project, path, []).keys()) keys.set(`${noun}.${key}`, { path, used: false });
  }
  const modules = project.paths.filter((path) => path.startsWith('src/') && isModule(path) && !isTest(path));
  const words = knownWords(project, modules);
  for (const path of modules) {
    const { program, text } = parse(project, path);
    const mails = path.includes('/mails/') ? 'mails' : undefined;
    for (const use of [...translationsIn(program, [...nouns.keys()], mails), ...errorCodesIn(program)]) {
      const line = lineAt(text, use.at.start);
      if ('problem' in use) {
        found.push({ path, line, says: use.problem });
        continue;
      }
      let fits = false;
      for (const [key, entry] of keys) {
        const open = use.pattern.exec(key)?.slice(1);
        if (!open) continue;
        fits = true;
        entry.used ||= open.every((part) => part.split('.').every((word) => words.has(word) || /^\d+$/.test(word)));
      }
      if (!fits) found.push({ path, line, says: `asks for ${use.shown}, which English does not have` });
    }
  }
  for (const [key, { path, used }] of keys) {
    if (!used) found.push({ path, says: `${key.slice(key.indexOf('.') + 1)} is used nowhere` });
  }
  return found;
};

/** Every string and name the code writes, and every word of the migrations: what an open place of a key can become. */
function knownWords(project: Project, modules: string[]): Set<string> {
  const words = new Set<string>();
  for (const path of modules) {
    walk(parse(project, path).program, (node: Node) => {
      const text = literal(node) ?? (node.type === 'Property' ? word(child(node, 'key'), 'name') : '');
      for (const part of text.split('.')) if (part) words.add(part);
    });
  }
  for (const path of project.paths.filter((candidate) => candidate.startsWith('migrations/'))) {
    for (const [part] of project.read(path).matchAll(/\w+/g)) words.add(part);
  }
  return words;
}
