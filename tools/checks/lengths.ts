import { type Check, type Finding, isModule, isTest, type Project } from './project.ts';

/** Lines from which a file wants a reason, and from which there is none. */
const wide = 250;
const tooLong = 400;

/** No module is longer than 400 lines; tests, declarations and generated files aside. */
export const checkLengths: Check = (project) => longerThan(project, tooLong, 'split it by what it knows');

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
