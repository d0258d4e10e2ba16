import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MAIL_COLOURS } from '#platform/mail/mail-colours.ts';
import { startTestApp } from '#tests/harness.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import { mailColoursOf } from './brand.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);

const ask = (url: string, headers: Record<string, string> = {}) => kindling.app.inject({ url, headers });
const set = async (settings: object) => {
  await kindling.db.query({
    text: 'update sites set settings = settings || $1::jsonb where is_default',
    values: [JSON.stringify(settings)],
  });
  kindling.travel(6000);
};

test('a page can be installed as an app: it leads to a manifest with icons of the sizes that it names', async () => {
  const { html } = await page('/members');
  const [, manifest = ''] = /<link rel="manifest" href="([^"]*)">/.exec(html) ?? [];
  const reply = await ask(manifest);
  expect(reply).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': expect.stringMatching(/^application\/manifest\+json/) },
  });
  const app = reply.json();
  expect(app).toMatchObject({ name: 'Kindling', start_url: '/', scope: '/', display: 'standalone', lang: 'en' });
  expect(app.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable']);
  const [, touch = ''] = /<link rel="apple-touch-icon" href="([^"]*)">/.exec(html) ?? [];
  for (const { src, sizes } of [...app.icons, { src: touch, sizes: '180x180' }]) {
    const icon = await ask(src);
    expect([src, icon.statusCode, icon.headers['content-type']]).toEqual([src, 200, 'image/png']);
    const { width, height } = await sharp(icon.rawPayload).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});

test('the installed app leads straight to messages, likes and the search, in the language of who installs it', async () => {
  const app = (await ask('/manifest.webmanifest', { 'accept-language': 'de' })).json();
  expect(app.shortcuts.map(({ name, url }: Record<string, string>) => [name, url])).toEqual([
    ['Nachrichten', '/chats'],
    ['Likes', '/likes'],
    ['Suche', '/members'],
  ]);
  for (const { icons } of app.shortcuts) expect((await ask(icons[0].src)).statusCode).toBe(200);
  expect(app.id).toBe('/');
  expect(app).not.toHaveProperty('share_target');
});

test('what is shown of the app before it is installed fits narrow and wide screens, in the colours of the site', async () => {
  const { screenshots } = (await ask('/manifest.webmanifest')).json();
  expect(screenshots.map(({ form_factor }: { form_factor: string }) => form_factor)).toEqual(['narrow', 'wide']);
  const fill = MAIL_COLOURS.light['primary-fill'];
  for (const { src, sizes, label } of screenshots) {
    const { rawPayload, headers } = await ask(src);
    expect([src, headers['content-type'], label]).toEqual([src, 'image/png', 'Members']);
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(`${info.width}x${info.height}`).toBe(sizes);
    const at = (60 * info.width + info.width - 120) * info.channels;
    expect(`#${data.subarray(at, at + 3).toString('hex')}`).toBe(fill);
    expect(rawPayload.length).toBeLessThan(60_000);
  }
});

test('an icon that systems cut to their own shape has no corners of its own, and the mark well inside', async () => {
  const colours = MAIL_COLOURS.light;
  const { rawPayload } = await ask('/brand/full-512.png');
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const fill = colours['primary-fill'];
  let farthest = 0;
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * info.width + x) * info.channels;
      const hex = `#${data.subarray(at, at + 3).toString('hex')}`;
      if (hex !== fill) farthest = Math.max(farthest, Math.hypot(x - 255.5, y - 255.5));
    }
  expect(farthest).toBeGreaterThan(100);
  expect(farthest).toBeLessThan(0.4 * 512);
});

test('beside a notification stands the outline of the mark of the site, on nothing, from edge to edge', async () => {
  const outlines = new Set<string>();
  for (const logo of ['flame', 'curtains', 'sun', 'bollard']) {
    await set({ logo });
    const { rawPayload, headers } = await ask('/brand/badge-96.png');
    expect(headers['content-type']).toBe('image/png');
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([96, 96, 4]);
    const seen = Array.from({ length: 96 * 96 }, (_, at) => at).filter((at) => (data[at * 4 + 3] ?? 0) > 128);
    const shown = seen.map((at) => data.subarray(at * 4, at * 4 + 3).toString('hex'));
    expect([logo, new Set(shown)]).toEqual([logo, new Set(['ffffff'])]);
    // A tile would fill all of it.
    expect(seen.length / (96 * 96)).toBeGreaterThan(0.15);
    expect(seen.length / (96 * 96)).toBeLessThan(0.85);
    const [rows, columns] = [seen.map((at) => Math.floor(at / 96)), seen.map((at) => at % 96)];
    const spread = (places: number[]) => Math.max(...places) - Math.min(...places);
    expect(Math.max(spread(rows), spread(columns))).toBeGreaterThan(90);
    outlines.add(rawPayload.toString('base64'));
  }
  expect(outlines.size).toBe(4);
  await set({ logo: 'flame' });
});

test('around a page is the colour of its ground, by day and by night; a lander says neither that nor what to install', async () => {
  const { html } = await page('/members');
  for (const theme of ['light', 'dark'] as const)
    expect(html).toContain(
      `<meta name="theme-color" media="(prefers-color-scheme:${theme})" content="${MAIL_COLOURS[theme].paper}">`,
    );
  expect((await page('/landers/gallery')).html).not.toMatch(/theme-color|rel="manifest"/);
});

test('each site is installed under its own name, in its own colours, described in the language of who asks', async () => {
  await set({
    name: 'Vel"vet</script>',
    primary_color: '#7a1fa2',
    description: 'For adults',
    descriptions: { de: 'Für Erwachsene' },
  });
  const theme_color = mailColoursOf({ primary_color: '#7a1fa2', secondary_color: null }).light['primary-fill'];
  const german = await ask('/manifest.webmanifest', { 'accept-language': 'de' });
  expect(german.json()).toMatchObject({
    ...{ name: 'Vel"vet</script>', short_name: 'Vel"vet</script>' },
    ...{ theme_color, description: 'Für Erwachsene', lang: 'de' },
  });
  expect(german.headers.vary).toContain('accept-language');
  expect((await ask('/manifest.webmanifest')).json()).toMatchObject({ description: 'For adults', lang: 'en' });
  const icon = await ask('/brand/icon.svg');
  expect(icon.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(icon.body).toContain(theme_color);
  expect((await ask('/favicon.ico')).statusCode).toBe(404);
  expect((await page('/favicon.ico')).location).toBe('/brand/icon.svg');
  await set({ primary_color: 'red"/><script>' });
  expect((await ask('/brand/icon.svg')).body).not.toContain('script');
});
