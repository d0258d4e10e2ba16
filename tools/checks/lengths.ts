import { type Check, type Finding, isModule, isTest, type Project } from './project.ts';

/** Lines from which a file wants a reason, and from which there is none. */
const wide = 250;
const tooLong = 400;

/** No module is longer than 400 lines; tests, declarations and generated files aside. */
export const checkLengths: Check = (project) => longerThan(project, tooLong, 'split it by what it knows');

/** Lines that a folder within a feature has of its own, tests and generated files aside. */
const worthAFolder = 150;

/** A folder within a feature has lines enough to be one; what has fewer is a file of its feature. */
export const checkSubFeatures: Check = (project) => {
  const lines = new Map<string, number>();
  for (const path of project.paths) {
    if (!/^src\/product\/.*\.(tsx?|sql|css)$/.test(path) || isTest(path) || path.includes('.gen.')) continue;
    const folders = path.split('/').slice(0, -1);
    const words = folders.findIndex((folder) => ['ui', 'mails', 'data'].includes(folder));
    const within = words === -1 ? folders : folders.slice(0, words);
    for (let depth = 4; depth <= within.length; depth += 1) {
      const folder = within.slice(0, depth).join('/');
      lines.set(folder, (lines.get(folder) ?? 0) + project.read(path).trimEnd().split('\n').length);
    }
  }
  return [...lines]
    .filter(([, count]) => count < worthAFolder)
    .map(([path, count]) => ({
      path,
      says: `has ${count} lines, fewer than ${worthAFolder}: make it a file of what it belongs to`,
    }));
};

/** Modules over 250 lines, which want a reason: printed, not failed. */
export function wideFiles(project: Project): Finding[] {
  return longerThan(project, wide, 'is there a reason?').filter(({ line = 0 }) => line <= tooLong);
}

function longerThan(project: Project, limit: number, advice: string): Finding[] {
  return project.paths
    .filter((path) => (isModule(path) || path.endsWith('.mjs')) && !isTest(path) && !path.includes('/data/'))
    .map((path) => ({ path, lines: project.read(path).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > limit)
    .map(({ path, lines }) => ({ path, line: lines, says: `has ${lines} lines, more than ${limit}: ${advice}` }));
}
