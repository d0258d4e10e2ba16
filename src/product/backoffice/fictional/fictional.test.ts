import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person, staff } from '#tests/people.ts';
import { scene } from '#tests/uploading.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, unknown>>({ text, values });
const mo = await staff(product, 'mo', 'moderator');
const marit = await person(product, 'marit');
const { rows: sites } = await run('select id from sites where is_default');
const site = Number(sites[0]?.id);
const ARNHEM = 2759661;
await run(`update sites set settings = settings || '{"auto_approve_photos": false}'`);

const call = (who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  product.app.inject({
    ...{ method, url: `/api/admin/${path}`, headers: { cookie: who.cookie } },
    ...(payload && { payload }),
  });
const code = (reply: { statusCode: number; json: () => { error?: { code: string } } }) => [
  reply.statusCode,
  reply.json().error?.code,
];
const wanted = (name: string) => ({
  ...{
    site,
    name,
    gender: 'female',
    sexuality: 'hetero',
    date_of_birth: '1988-05-04',
    language: 'nl',
    city_id: ARNHEM,
  },
});
const make = async (name: string) => (await call(mo, 'POST', 'fictional.php', wanted(name))).json().id as number;
const show = async (id: number) => (await call(mo, 'GET', `fictional-profile.php?id=${id}`)).json();
const save = async (id: number, change: object, version?: string) =>
  call(mo, 'PUT', 'fictional.php', { id, seen: version ?? (await show(id)).version, ...change });
const changes = async (id: number) =>
  (
    await run(
      "select details, before, after from audit_entries where verb = 'profile.changed' and object_id = $1 order by id",
      id,
    )
  ).rows;
const seen = async (id: number) =>
  (await product.app.inject({ url: `/api/member.php?id=${id}`, headers: { cookie: marit.cookie } })).json().profile;

test('a profile that staff make is labelled from its first moment, is never online, and is written down', async () => {
  const id = await make('Elin');
  expect(await seen(id)).toMatchObject({ name: 'Elin', fictional: true, online: false, city: 'Arnhem' });
  expect((await run('select kind, email, password_hash from accounts where id = $1', id)).rows).toEqual([
    { kind: 'fictional', email: null, password_hash: null },
  ]);
  const { rows } = await run(
    "select staff_name, after from audit_entries where verb = 'profile.made' and object_id = $1",
    id,
  );
  expect(rows).toMatchObject([{ staff_name: 'mo', after: { gender: 'female' } }]);
  const list = (await call(mo, 'GET', 'fictional.php')).json();
  expect(list.profiles[0]).toMatchObject({ id, name: 'Elin', shown: true });
});

test('the label cannot be taken off, not even in the tables', async () => {
  const id = await make('Roos');
  const reply = await save(id, { profile: { fictional: false, about: 'x' } });
  expect([200, 400]).toContain(reply.statusCode);
  expect(await seen(id)).toMatchObject({ fictional: true });
  for (const text of [
    'update members set fictional = false where id = $1',
    'update member_search set fictional = false where member_id = $1',
    "update accounts set kind = 'staff' where id = $1",
  ])
    await expect(run(text, id)).rejects.toThrow('a fictional profile stays one');
});

test('what a profile says is changed like a member’s own, and its texts wait for a look', async () => {
  const id = await make('Vera');
  const profile = { about: 'Repairs clocks.', eye_color: 'green', interests: ['art'], languages: ['nl'] };
  expect((await save(id, { profile })).statusCode).toBe(200);
  const { profile: shown, label } = await show(id);
  expect(shown).toMatchObject({
    eye_color: 'green',
    interests: ['art'],
    texts: { about: { text: 'Repairs clocks.' } },
  });
  expect(label).toBe('Fictional');
  const [entry] = await changes(id);
  expect(entry).toMatchObject({
    before: { eye_color: null, interests: [], languages: [], about: { length: 0 } },
    after: { eye_color: 'green', interests: ['art'], languages: ['nl'], about: { length: 15 } },
  });
  const { details } = entry as { details: { parts: string } };
  expect(details.parts.split(',').toSorted()).toEqual(['about', 'eye_color', 'interests', 'languages']);
  expect(JSON.stringify(entry)).not.toContain('clocks');
});

test('photos are made by the same steps, wait for a moderator like others, and are put in order', async () => {
  const id = await make('Tess');
  const add = async (number: number) =>
    product.app.inject({
      ...{ method: 'POST', url: `/api/admin/fictional-photo.php?id=${id}` },
      headers: { cookie: mo.cookie, 'content-type': 'application/octet-stream' },
      payload: await scene(number),
    });
  const first = await add(71);
  expect(first.statusCode, first.body).toBe(200);
  const { photos } = (await add(72)).json();
  expect(photos.map(({ status }: { status: string }) => status)).toEqual(['pending', 'pending']);
  expect((await seen(id)).photos).toEqual([]);
  const queue = (await call(mo, 'POST', 'photos.php', { view: 'new', known: [] })).json();
  expect(JSON.stringify(queue)).toContain('Tess');
  const [one, two] = photos.map((photo: { id: number }) => photo.id);
  const ordered = (await call(mo, 'PUT', 'fictional-photo.php', { id, order: [two, one] })).json();
  expect(ordered.photos.map((photo: { id: number }) => photo.id)).toEqual([two, one]);
  const left = (await call(mo, 'DELETE', 'fictional-photo.php', { id, photo: two })).json();
  expect(left.photos.map((photo: { id: number }) => photo.id)).toEqual([one]);
  const bad = await product.app.inject({
    ...{ method: 'POST', url: `/api/admin/fictional-photo.php?id=${id}`, payload: Buffer.from('no picture') },
    headers: { cookie: mo.cookie, 'content-type': 'application/octet-stream' },
  });
  expect(bad.statusCode).toBe(422);
});

test('a profile is taken away from everybody, and shown again', async () => {
  const id = await make('Saskia');
  await save(id, { shown: false });
  expect(await seen(id)).toBeUndefined();
  await save(id, { shown: true });
  expect(await seen(id)).toMatchObject({ fictional: true });
});

test('a real member’s profile is changed by none of this, and neither is one of another site', async () => {
  expect(code(await call(mo, 'GET', `fictional-profile.php?id=${marit.id}`))).toEqual([404, 'not_found']);
  expect(code(await call(mo, 'PUT', 'fictional.php', { id: marit.id, seen: '', shown: false }))).toEqual([
    404,
    'not_found',
  ]);
  expect(code(await call(mo, 'DELETE', 'fictional-photo.php', { id: marit.id, photo: 1 }))).toEqual([404, 'not_found']);
  const id = await make('Carla');
  const { rows } = await run(
    `insert into sites (company_id, host, pool, settings) select company_id, 'other.example', pool, settings from sites where is_default returning id`,
  );
  await run('update accounts set site_id = $1 where id = $2', rows[0]?.id, id);
  product.travel(6000);
  expect(code(await call(mo, 'GET', `fictional-profile.php?id=${id}`))).toEqual([404, 'not_found']);
  expect(code(await call(mo, 'PUT', 'fictional.php', { id, seen: '', shown: false }))).toEqual([404, 'not_found']);
  expect(code(await call(mo, 'POST', 'fictional.php', { ...wanted('Ilse'), site: Number(rows[0]?.id) }))).toEqual([
    404,
    'not_found',
  ]);
  const sue = await staff(product, 'sue', 'support');
  expect((await call(sue, 'GET', 'fictional.php')).statusCode).toBe(403);
});

test('a profile has a free name and an age beyond doubt', async () => {
  expect(code(await call(mo, 'POST', 'fictional.php', wanted('marit')))).toEqual([422, 'username_taken']);
  const young = { ...wanted('Young'), date_of_birth: '2004-01-01' };
  expect(code(await call(mo, 'POST', 'fictional.php', young))).toEqual([422, 'fictional_too_young']);
  expect((await run("select 1 from members where name in ('Young')")).rows).toEqual([]);
});

test('the name of a profile waits for a look where all names do', async () => {
  const names = (waits: boolean) =>
    run('update sites set settings = settings || $1::jsonb', JSON.stringify({ auto_approve_names: !waits }));
  const waiting = async (id: number) =>
    (await run("select text from text_reviews where member_id = $1 and field = 'name'", id)).rows;
  expect(await waiting(await make('Femke'))).toEqual([]);
  await names(true);
  product.travel(6000);
  expect(await waiting(await make('Hanneke'))).toEqual([{ text: 'Hanneke' }]);
  await names(false);
  product.travel(6000);
});

test('a change is whole and written down with what was before, or it is not there', async () => {
  const id = await make('Ineke');
  expect(code(await save(id, { profile: { eye_color: 'green' }, city_id: 1 }))).toEqual([400, 'place_unknown']);
  expect((await show(id)).profile.eye_color).toBe(null);
  expect(await changes(id)).toEqual([]);
  await save(id, { shown: false, city_id: null });
  await save(id, { shown: false });
  expect(await changes(id)).toMatchObject([
    { before: { shown: true, city: ARNHEM }, after: { shown: false, city: null } },
  ]);
});

test('who saw the profile as it was before somebody else changed it changes nothing', async () => {
  const id = await make('Lotte');
  const { version } = await show(id);
  expect((await save(id, { profile: { about: 'Paints boats.' } }, version)).statusCode).toBe(200);
  expect(code(await save(id, { profile: { about: 'Sells boats.' } }, version))).toEqual([
    409,
    'fictional_changed_meanwhile',
  ]);
  expect((await show(id)).profile.texts.about.text).toBe('Paints boats.');
  expect(await changes(id)).toHaveLength(1);
});

test('a photo that cannot be written down is not added', async () => {
  const id = await make('Mirjam');
  await run(
    "create function refuse_entries() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$",
  );
  await run('create trigger full_log before insert on audit_entries for each row execute function refuse_entries()');
  const add = async () =>
    product.app.inject({
      ...{ method: 'POST', url: `/api/admin/fictional-photo.php?id=${id}`, payload: await scene(73) },
      headers: { cookie: mo.cookie, 'content-type': 'application/octet-stream' },
    });
  expect((await add()).statusCode).toBe(500);
  expect((await show(id)).album.photos).toEqual([]);
  await run('drop trigger full_log on audit_entries');
  const { photos } = (await add()).json();
  expect(await changes(id)).toMatchObject([{ before: { photos: [] }, after: { photos: [photos[0].id] } }]);
});
