import { type Check, type Finding, isModule, type Project } from './project.ts';
import { lineAt } from './syntax.ts';

/** Words that name no constant, and the field's words for what they meant. */
const UNNAMED = new Map([
  ['PATIENCE', '..._TIMEOUT_MS'],
  ['MOST', 'MAX_...'],
  ['LONGEST', 'MAX_..._LENGTH or MAX_..._MS'],
  ['SHORTEST', 'MIN_...'],
  ['OLDEST', 'MAX_... or MIN_...'],
  ['YOUNGEST', 'MIN_...'],
  ['DEEPEST', 'MAX_...'],
  ['HIGHEST', 'MAX_...'],
  ['AT_ONCE', 'BATCH_SIZE or CONCURRENCY'],
  ['KEPT', '..._RETENTION_MS, ..._TTL_MS or MAX_AGE_SECONDS'],
  ['HOLDS', '..._TTL_MS'],
  ['PAUSES', 'RETRY_DELAYS_MS'],
  ['AGAIN', 'RETRY_DELAYS_MS or POLL_INTERVAL_MS'],
  ['LOOK', 'POLL_INTERVAL_MS'],
  ['SILENT', 'HEARTBEAT_TIMEOUT_MS'],
  ['UNHURRIED', 'IDLE_DELAY_MS'],
  ['TOGETHER', 'BATCH_SIZE or BATCH_DELAY_MS'],
  ['TELLING', 'what it tests'],
]);

/** `begin_at_once` is a field of the purchase, named by the specification; PostgreSQL's oldest version is a version. */
const ALLOWED = new Set(['BEGIN_AT_ONCE', 'OLDEST_MAJOR']);

const UNITS: Readonly<Record<string, string>> = {
  milliseconds: '_MS',
  seconds: '_SECONDS',
  minutes: '_MINUTES',
  hours: '_HOURS',
  days: '_DAYS',
  bytes: '_BYTES',
};

const DECLARED = /^[ \t]*(?:export )?const ([A-Z][A-Z0-9_]*)\b/gm;
const NUMBER = /^[ \t]*(?:export )?const ([A-Z][A-Z0-9_]*) = ([-\d_ *+/A-Z().]+);/gm;
const COMMENTED =
  /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/|\/\/.*)\n[ \t]*(?:export )?const ([A-Z][A-Z0-9_]*) = [-\d_ *+/A-Z().]+;/g;
/** A comment that begins with a unit, after the rule's source if it names one. */
const MEASURE = /^(?:\/\*\*|\/\/)[\s*]*(?:(?:PRODUCT|SPEC) \d+: )?(milliseconds|seconds|minutes|hours|days|bytes)\b/i;

/** One of these in a product makes the whole a duration: `10 * MINUTE_MS`. Without a unit they are themselves unnamed. */
const DURATION = /\b(?:SECOND|MINUTE|HOUR|DAY|WEEK)(_MS|_SECONDS)?\b|\b(?:24 \* 3600|3600_?000|86_?400(?:_?000)?)\b/;
const A_DURATION = /^(?:SECOND|MINUTE|HOUR|DAY|WEEK|MONTH|YEAR)S?$/;
const HAS_UNIT = /_(?:MS|SECONDS|MINUTES|HOURS|DAYS)$/;

/** A constant says what it limits in the field's words, and in its name which unit a duration or a size has. */
export const checkConstants: Check = (project) =>
  project.paths
    .filter((path) => isModule(path))
    .flatMap((path) => [
      ...unnamed(project, path),
      ...unitless(project, path),
      ...limits(project, path),
      ...durations(project, path),
    ]);

function unnamed(project: Project, path: string): Finding[] {
  const text = project.read(path);
  return [...text.matchAll(DECLARED)].flatMap(({ 1: name = '', index }) => {
    const [, instead] = [...UNNAMED].find(([one]) => `_${name}_`.includes(`_${one}_`)) ?? [];
    if (instead === undefined || ALLOWED.has(name)) return [];
    return [{ path, line: lineAt(text, index), says: `${name}: call it ${instead}` }];
  });
}

function unitless(project: Project, path: string): Finding[] {
  const text = project.read(path);
  return [...text.matchAll(COMMENTED)].flatMap(({ 0: all, 1: comment = '', 2: name = '', index }) => {
    const unit = MEASURE.exec(comment)?.[1]?.toLowerCase() ?? '';
    const suffix = UNITS[unit];
    if (suffix === undefined || name.endsWith(suffix)) return [];
    const line = lineAt(text, index + all.lastIndexOf(name));
    return [{ path, line, says: `${name} is in ${unit}: its name ends in ${suffix}` }];
  });
}

function limits(project: Project, path: string): Finding[] {
  const text = project.read(path);
  return [...text.matchAll(DECLARED)].flatMap(({ 1: name = '', index }) => {
    const [, of, end] = /^(.+)_(MAX|MIN)$/.exec(name) ?? [];
    return end ? [{ path, line: lineAt(text, index), says: `${name}: call it ${end}_${of}_... and say of what` }] : [];
  });
}

function durations(project: Project, path: string): Finding[] {
  const text = project.read(path);
  return [...text.matchAll(NUMBER)].flatMap(({ 1: name = '', 2: value = '', index }) => {
    const isDuration = (A_DURATION.test(name) && /^[\d_ *.]+$/.test(value)) || DURATION.test(value);
    if (!isDuration || HAS_UNIT.test(name)) return [];
    return [{ path, line: lineAt(text, index), says: `${name} is a duration: its name ends in _MS or _SECONDS` }];
  });
}
