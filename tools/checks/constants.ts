import { type Check, type Finding, isModule, type Project } from './project.ts';
import { lineAt } from './syntax.ts';

/** Words that name no constant, and the field's words for what they meant. */
const UNNAMED: Readonly<Record<string, string>> = {
  PATIENCE: '..._TIMEOUT_MS',
  MOST: 'MAX_...',
  AT_ONCE: 'BATCH_SIZE or CONCURRENCY',
  KEPT: '..._RETENTION_MS, ..._TTL_MS or MAX_AGE_SECONDS',
  HOLDS: '..._TTL_MS',
  PAUSES: 'RETRY_DELAYS_MS',
  AGAIN: 'RETRY_DELAYS_MS or POLL_INTERVAL_MS',
  LOOK: 'POLL_INTERVAL_MS',
  SILENT: 'HEARTBEAT_TIMEOUT_MS',
  UNHURRIED: 'IDLE_DELAY_MS',
  TOGETHER: 'BATCH_SIZE or BATCH_DELAY_MS',
  TELLING: 'what it tests',
};

/** `begin_at_once` is a field of the purchase, named by the specification. */
const ALLOWED = new Set(['BEGIN_AT_ONCE']);

const UNITS: Readonly<Record<string, string>> = { milliseconds: '_MS', seconds: '_SECONDS', bytes: '_BYTES' };

const DECLARED = /^[ \t]*(?:export )?const ([A-Z][A-Z0-9_]*)\b/gm;
const COMMENTED =
  /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/|\/\/.*)\n[ \t]*(?:export )?const ([A-Z][A-Z0-9_]*) = [\d_ *+/A-Z().]+;/g;
/** A comment that begins with a unit, after the rule's source if it names one. */
const MEASURE = /^(?:\/\*\*|\/\/)[\s*]*(?:(?:PRODUCT|SPEC) \d+: )?(milliseconds|seconds|bytes)\b/i;

/** A constant says what it limits in the field's words, and in its name which unit a duration or a size has. */
export const checkConstants: Check = (project) =>
  project.paths
    .filter((path) => isModule(path))
    .flatMap((path) => [...unnamed(project, path), ...unitless(project, path)]);

function unnamed(project: Project, path: string): Finding[] {
  const text = project.read(path);
  return [...text.matchAll(DECLARED)].flatMap(({ 1: name = '', index }) => {
    const part = Object.keys(UNNAMED).find((word) => `_${name}_`.includes(`_${word}_`));
    if (part === undefined || ALLOWED.has(name)) return [];
    return [{ path, line: lineAt(text, index), says: `${name}: call it ${UNNAMED[part]}` }];
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
