import { expect, test } from 'vitest';
import { checkDumpList, checkTarNames } from './names.ts';

/** A tar of one entry; its checksum is nobody's business here. */
function tarOf(name: string, type = '0'): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write('00000000000', 124);
  header.write(type, 156);
  return Buffer.concat([header, Buffer.alloc(1024)]);
}

test('an archive of files and folders below one folder is unpacked', () => {
  for (const [name, type] of [
    ['./base/1/2619', '0'],
    ['/PG_VERSION', '0'],
    ['pg_wal', '5'],
  ] as const)
    expect(() => checkTarNames(tarOf(name, type))).not.toThrow();
});

test.for([
  ['../outside', '0'],
  ['base/../../outside', '0'],
  ['//etc/passwd', '0'],
  ['base\\..\\outside', '0'],
  ['link', '2'],
  ['hard', '1'],
  ['device', '3'],
] as const)('an archive with %s of type %s is not', ([name, type]) => {
  expect(() => checkTarNames(tarOf(name, type))).toThrow('The archive holds');
});

test('nothing is no archive', () => {
  expect(() => checkTarNames(Buffer.alloc(2048))).toThrow('is empty');
});

const LIST = `;
; Archive created at 2026-11-29
217; 1259 16389 TABLE public accounts kindling
3456; 0 16389 TABLE DATA public accounts kindling
3460; 0 17001 TABLE DATA jobs job kindling`;

test('of a dump each table with rows is counted, and what is of another schema or runs by itself is refused', () => {
  expect(checkDumpList(LIST)).toBe(2);
  expect(() => checkDumpList('')).toThrow('no tables');
  expect(() => checkDumpList(`${LIST}\n9; 0 1 TABLE DATA evil things kindling`)).toThrow('of evil');
  expect(() => checkDumpList(`${LIST}\n9; 0 1 EVENT TRIGGER - planted kindling`)).toThrow('event trigger planted');
});
