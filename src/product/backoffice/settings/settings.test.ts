import { describe, expect, test } from 'vitest';
import { SITE_SETTINGS } from '#product/sites/settings/contract.ts';
import { describeSettings } from '#product/sites/settings/describe-settings.ts';
import { startTestApp } from '#tests/harness.ts';
import { staff } from '#tests/people.ts';
import type { SiteSettingsReply } from './contract.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, never>>({ text, values });
const ada = await staff(product, 'ada', 'admin');
const site = ((await run('select id from sites where is_default')).rows[0] as unknown as { id: number }).id;

const call = async (path: string, payload?: object, cookie = ada.cookie) => {
  const reply = await product.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/admin/${path}`,
    headers: { cookie },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
};
const shown = async (): Promise<SiteSettingsReply> => (await call(`site-settings.php?site=${site}`)).body;
const value = async (name: string) => (await shown()).settings.find((row) => row.name === name)?.value;
const save = async (set: object, more: { seen?: number; unset?: string[] } = {}) =>
  call('site-settings.php', { site, seen: (await shown()).version, set, unset: [], ...more });
const entries = async () =>
  (await run("select details, before, after, staff_id from audit_entries where verb = 'site.changed' order by id"))
    .rows;

describe('the settings of a site', () => {
  test('each is shown with a name, a sentence, where it shows and a range, in the language of who asks', async () => {
    const { settings } = await shown();
    expect(settings.map(({ name }) => name)).toEqual(Object.keys(SITE_SETTINGS));
    for (const { name, label, help, where, schema } of settings) {
      expect([label.length > 1, help.length > 10, where.length > 0], name).toEqual([true, true, true]);
      expect(Object.keys(schema).length, name).toBeGreaterThan(0);
      expect(help, name).not.toContain('`');
    }
    const eva = await staff(product, 'eva', 'admin');
    await run("update accounts set language = 'sv' where id = $1", eva.id);
    const swedish: SiteSettingsReply = (await call(`site-settings.php?site=${site}`, undefined, eva.cookie)).body;
    expect(swedish.settings.map(({ label, help }) => [label, help])).toEqual(
      describeSettings('sv').map(({ label, help }) => [label, help]),
    );
  });

  test('a change is live at once, a version of its own, and in the log with before and after, once', async () => {
    const { version } = await shown();
    expect(await save({ message_credits: 7 })).toMatchObject({
      status: 200,
      body: { version: version + 1, changed: ['message_credits'] },
    });
    const visitor = await product.app.inject({ url: '/api/settings.php' });
    expect(visitor.json().settings.message_credits).toBe(7);
    // Pressed again it changes nothing.
    expect((await save({ message_credits: 7 })).body).toEqual({ version: version + 1, changed: [] });
    expect((await entries()).slice(-1)).toMatchObject([
      { details: { version: version + 1 }, after: { message_credits: 7 }, staff_id: expect.any(Number) },
    ]);
    expect(await entries()).toHaveLength(1);
  });

  test('two people who change the same are told, and the second one changes nothing; different ones are both kept', async () => {
    const { version } = await shown();
    expect((await save({ swipe_likes: 6 })).status).toBe(200);
    expect(await save({ photo_credits: 12 }, { seen: version })).toMatchObject({ status: 200 });
    expect(await save({ swipe_likes: 9 }, { seen: version })).toMatchObject({
      status: 409,
      body: { error: { code: 'setting_changed_meanwhile', fields: { swipe_likes: expect.any(String) } } },
    });
    expect([await value('swipe_likes'), await value('photo_credits')]).toEqual([6, 12]);
  });

  test('going back makes a new version, and a stale one is refused', async () => {
    const { version } = await shown();
    await save({ free_conversations: 5 });
    expect((await call('site-versions.php', { site, version, seen: version })).status).toBe(409);
    const back = await call('site-versions.php', { site, version, seen: version + 1 });
    expect(back).toMatchObject({ status: 200, body: { version: version + 2, changed: ['free_conversations'] } });
    const { versions } = (await call(`site-versions.php?site=${site}`)).body;
    expect(versions[0]).toMatchObject({
      version: version + 2,
      staff: 'ada',
      changed: [{ name: 'free_conversations', before: 5 }],
    });
    expect((await call('site-versions.php', { site, version: 999, seen: version + 2 })).status).toBe(404);
  });

  test('nothing is stored that would stop the site', async () => {
    const before = await shown();
    await run(
      "insert into sites (host, pool, company_id, settings) select 'taken.example', 2, company_id, settings from sites where is_default",
    );
    for (const [set, code] of [
      [{ min_age: 17 }, 'setting_wrong'],
      [{ name: null }, 'setting_wrong'],
      [{ message_credits: '5' }, 'setting_wrong'],
      [{ shape: 'oval' }, 'setting_wrong'],
      [{ fictional_singular: 'Verified member' }, 'setting_wrong'],
      [{ fictional_plural: '' }, 'setting_wrong'],
      [{ nonsense: 1 }, 'setting_unknown'],
      [{ primary_color: 'red' }, 'setting_colour'],
      [{ secondary_color: '#fff' }, 'setting_colour'],
      [{ cdn_prefix: 'https://taken.example/photos' }, 'setting_photo_host'],
      [{ countries: ['DE'] }, 'setting_country_missing'],
      [{ countries: ['NL', 'JP'] }, 'setting_country_unpriced'],
    ] as const) {
      if (code === 'setting_country_unpriced') await run('delete from package_prices where country is null');
      const reply = await save(set);
      expect([reply.status, reply.body.error?.code], JSON.stringify(set)).toEqual([422, code]);
    }
    expect((await shown()).version).toBe(before.version);
  });

  test('who is of another site can neither see nor change them', async () => {
    product.travel(10_000);
    const { rows } = await run("select id from sites where host = 'taken.example'");
    const other = (rows[0] as unknown as { id: number }).id;
    expect((await call(`site-settings.php?site=${other}`)).status).toBe(404);
    expect((await call(`site-versions.php?site=${other}`)).status).toBe(404);
    expect((await call('site-settings.php', { site: other, seen: 1, set: {}, unset: [] })).status).toBe(404);
    expect((await call('site-versions.php', { site: other, seen: 1, version: 1 })).status).toBe(404);
    expect((await call('hosts.php', { host: 'new.example', name: 'New', like: other })).status).toBe(404);
    expect((await call('hosts.php')).body.hosts).toHaveLength(1);
  });
});
