import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { endpointPlugin } from './endpoint-plugin.ts';

const here = import.meta.dirname;
const CONTRACT = join(here, 'product/doors/contract.ts');
const PAGE = join(here, 'page.ts');
const SOURCES: Record<string, string> = {
  [CONTRACT]: `
    import * as z from 'zod/mini';
    import { endpoint } from '${join(here, 'endpoint.ts')}';
    const DoorNumber = z.int().check(z.gte(1));
    export const DoorInput = z.object({ door_number: DoorNumber, keys: z.array(z.string()).check(z.maxLength(9)) });
    export const openDoor = endpoint({
      method: 'PUT',
      path: '/api/door.php',
      summary: 'Opens a door',
      access: 'member',
      input: DoorInput,
      reply: z.object({ opened: z.boolean() }),
      errors: { door_locked: 409 },
      limit: { name: 'door', calls: 7, seconds: 60 },
    });`,
  [PAGE]: `
    import { openDoor } from '${CONTRACT}';
    globalThis.called = openDoor;`,
};

const sources: Plugin = {
  name: 'sources',
  enforce: 'pre',
  resolveId: (id) => (id in SOURCES ? id : null),
  load: (id) => SOURCES[id] ?? null,
};

/** What a page that makes one call sends to the browser. */
async function sentWith(plugins: Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: here,
    plugins: [sources, ...plugins],
    build: { write: false, minify: false, rolldownOptions: { input: PAGE, treeshake: { manualPureFunctions: ['z'] } } },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error('Nothing was built.');
  return first.output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

test('a browser gets the method and path of a call, and neither schemas nor Zod', async () => {
  const sent = await sentWith([endpointPlugin()]);
  expect(sent).toContain('PUT');
  expect(sent).toContain('/api/door.php');
  for (const left of ['door_number', 'Opens a door', 'door_locked', 'member', 'ZodMini', '_zod'])
    expect(sent).not.toContain(left);
  expect(sent.length).toBeLessThan(1500);
});

test('without the plugin it would get all of them', async () => {
  const sent = await sentWith([]);
  for (const word of ['door_number', 'Opens a door', 'door_locked', '_zod']) expect(sent).toContain(word);
  expect(sent.length).toBeGreaterThan(20_000);
});
