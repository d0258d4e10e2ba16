import { catalogueFiles, readCatalogue } from './messages.ts';
import { type Check, type Finding, isModule, isTest } from './project.ts';
import { lineAt, parse } from './syntax.ts';
import { translationsIn } from './translators.ts';

/**
 * Every key the code asks for exists in English, and every English key is asked for somewhere.
 * A key built from parts is written as a template, t(`interests.${name}`), and stands for every key that fits it.
 */
export const checkTranslations: Check = (project) => {
  const found: Finding[] = [];
  const keys = new Map<string, { path: string; used: boolean }>();
  const nouns = catalogueFiles(project, 'en');
  for (const [noun, path] of nouns) {
    for (const key of readCatalogue(project, path, []).keys()) keys.set(`${noun}.${key}`, { path, used: false });
  }
  for (const path of project.paths) {
    if (!path.startsWith('src/') || !isModule(path) || isTest(path)) continue;
    const { program, text } = parse(project, path);
    for (const use of translationsIn(program, [...nouns.keys()])) {
      const line = lineAt(text, use.at.start);
      if ('problem' in use) {
        found.push({ path, line, says: use.problem });
        continue;
      }
      const fitting = [...keys].filter(([key]) => use.pattern.test(key));
      for (const [, entry] of fitting) entry.used = true;
      if (fitting.length === 0) found.push({ path, line, says: `asks for ${use.shown}, which English does not have` });
    }
  }
  for (const [key, { path, used }] of keys) {
    if (!used) found.push({ path, says: `${key.slice(key.indexOf('.') + 1)} is used nowhere` });
  }
  return found;
};
