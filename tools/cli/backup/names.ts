import { StartError } from '#platform/start-error.ts';

const BLOCK_BYTES = 512;
const textAt = (block: Buffer, from: number, length: number) => {
  const part = block.subarray(from, from + length);
  const end = part.indexOf(0);
  return part.toString('utf8', 0, end < 0 ? length : end);
};

/** A path that stays below the folder it is unpacked into. */
export const staysBelow = (path: string): boolean =>
  path !== '' &&
  !/^[/\\]|\\|\0|^[a-z]:/i.test(path) &&
  !path.split('/').some((part) => part === '..' || part === '.drafts');

/**
 * Looks at the names in a tar of a data folder before anything unpacks it.
 * @throws StartError for a name that leads out, for links and devices, and for what is no such tar.
 */
export function checkTarNames(tar: Buffer): void {
  let files = 0;
  for (let at = 0; at + BLOCK_BYTES <= tar.length; ) {
    const header = tar.subarray(at, at + BLOCK_BYTES);
    if (header.every((byte) => byte === 0)) break;
    const prefix = textAt(header, 345, 155);
    const name = `${prefix && `${prefix}/`}${textAt(header, 0, 100)}`;
    const type = textAt(header, 156, 1);
    const size = Number.parseInt(textAt(header, 124, 12).trim() || '0', 8);
    if (!/^[05]?$/.test(type) || !Number.isSafeInteger(size))
      throw new StartError(`The archive holds ${name}, which is neither a file nor a folder.`);
    if (!staysBelow(name.replace(/^\.?\//, '')))
      throw new StartError(`The archive holds ${name}, which leads out of it.`);
    files += 1;
    at += BLOCK_BYTES + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
  }
  if (!files) throw new StartError('The archive is empty or no archive.');
}

/** Of a dump's list, what no backup of ours holds: it runs by itself, or reaches elsewhere. */
const STRANGE =
  /^(?:EVENT TRIGGER|PROCEDURAL LANGUAGE|FOREIGN DATA WRAPPER|FOREIGN TABLE|SERVER|USER MAPPING|SUBSCRIPTION|PUBLICATION|DATABASE|CAST|OPERATOR|AGGREGATE|LARGE OBJECT|BLOB)/;
const ENTRY = /^\d+; \d+ \d+ ([A-Z][A-Z ]*[A-Z]) (\S+) (.+)$/;

/** @param list what `pg_restore --list` says. @returns how many tables have rows in it. @throws StartError for entries of others. */
export function checkDumpList(list: string): number {
  let tables = 0;
  for (const line of list.split('\n')) {
    const [, kind = '', schema = '', name = ''] = ENTRY.exec(line) ?? [];
    if (!kind) continue;
    if (STRANGE.test(kind) || !['public', 'jobs', '-'].includes(schema))
      throw new StartError(`The dump holds ${kind.toLowerCase()} ${name} of ${schema}, which is not Kindling's.`);
    if (kind === 'TABLE DATA') tables += 1;
  }
  if (!tables) throw new StartError('The dump holds no tables.');
  return tables;
}
