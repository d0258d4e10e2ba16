import { ingestPhoto, keyOf } from '#product/media/media.ts';
import { FIELD_NAMES, type FieldName, PROFILE_FIELDS } from '#product/sites/profiles/contract.ts';
import { chatting } from './chatting.ts';
import { startTestApp } from './harness.ts';
import { type Person, person } from './people.ts';
import { scene } from './uploading.ts';

/** What the site of this world calls its fictional profiles: a word that is found nowhere else. */
export const LABEL = 'House host';
const SHOWN_FIELDS: readonly FieldName[] = ['relationship_status', 'hair_color', 'body_type'];
/** Fields that the site of this world keeps of its members, each of which has them. */
export const SITE_FIELDS = [
  ...FIELD_NAMES.filter((name) => !SHOWN_FIELDS.includes(name)),
  'region',
  'city',
  'distance',
  'shared_interests',
  'shared_interest',
];

/** A photo somebody has. */
export interface Shot {
  id: number;
  owner: string;
  /** Among the active ones, from 0, the main photo; null where nobody else may see it at all. */
  rank: number | null;
  /** Of the stored picture: it never leaves the server. */
  hash: string;
}

/** A fact that stands in no answer to anybody but its owner. */
export interface Secret {
  owner: string;
  text: string;
}

/** Active photos of each, and how many of them others get to see: SPEC 3, 25. */
const ALBUMS = { marit: [25, 25], joost: [5, 3], made: [4, 4], sander: [1, 1] } as const;

/** Sizes of a photo that show it clearly. */
export const CLEAR_SIZES = ['thumb', 'card', 'large'] as const;

/** Each choice says its last value, but for whom somebody looks for: that is told between those who share it. */
const CHOICES = FIELD_NAMES.flatMap((name) => {
  const field = PROFILE_FIELDS[name];
  if (field.kind !== 'choice' || name === 'sexuality') return [];
  return [`${name} = '${name === 'looking_for' ? 'relationship' : field.values.at(-1)}'`];
}).join(', ');

/** People with as much to hide as there can be, and readers who know them. */
export async function crawlWorld() {
  const kindling = await startTestApp();
  const { db, services } = kindling;
  const run = (text: string, ...values: unknown[]) => db.query({ text, values });
  const settings = {
    fictional_singular: LABEL,
    fictional_plural: `${LABEL}s`,
    visible_profile_notes: [],
    visible_profile_fields: SHOWN_FIELDS,
  };
  await run('update sites set settings = settings || $1', JSON.stringify(settings));
  const owners = {
    marit: await person(kindling, 'Marit', { premium: true, region: 'NL-GE', city: 'Velp', age: 41, sexuality: 'bi' }),
    joost: await person(kindling, 'Joost', { gender: 'male', region: 'NL-GE', city: 'Ede', age: 43, credits: 50 }),
    // New to the readers, who are alike: he is suggested to them.
    sander: await person(kindling, 'Sander', { gender: 'male', region: 'NL-GE', city: 'Velp', age: 39 }),
    made: await person(kindling, 'Kazimiera', { gender: 'male', fictional: true, region: 'NL-GE', age: 44 }),
  };
  const readers: Record<'visitor' | 'free' | 'premium', Person | null> = {
    visitor: null,
    free: await person(kindling, 'Femke', { credits: 50, age: 36 }),
    premium: await person(kindling, 'Petra', { premium: true, credits: 500, age: 37 }),
  };

  for (const reader of [readers.free, readers.premium])
    await run("update members set interests = '{wine,art}', looking_for = 'relationship' where id = $1", reader?.id);

  const shots: Shot[] = [];
  const secrets: Secret[] = [];
  let seed = 0;
  for (const [owner, [active, shown]] of Object.entries(ALBUMS)) {
    const { id } = owners[owner as keyof typeof ALBUMS];
    const [latitude, longitude] = [51.98713 + seed / 1000, 5.91876 + seed / 1000];
    await run(
      `update members set about = $2, seeking = $2, latitude = $3, longitude = $4, languages = '{eo}', interests = '{wine,art}',
         ${CHOICES} where id = $1`,
      ...[id, `I keep bees in Oosterhout, ${owner}.`, latitude, longitude],
    );
    await run('update accounts set password_hash = $2 where id = $1', id, `argon of ${owner}`);
    await run('update member_search set has_photo = true where member_id = $1', id);
    const statuses = [...Array.from({ length: active }, () => 'active' as const), 'pending', 'rejected'] as const;
    for (const [position, status] of statuses.entries()) {
      seed += 1;
      const bytes = await scene(seed, 90, 120);
      const photo = await db.transaction((tx) =>
        ingestPhoto({ ...services, tx, sql: tx }, id, bytes, position, status),
      );
      const { rows } = await db.query<{ file_hash: string }>({
        text: 'select file_hash from photos where id = $1',
        values: [photo],
      });
      const hash = rows[0]?.file_hash ?? '';
      // Of a long album most sizes are there already: each stands for itself, and drawing them is the dearest part of this.
      if (position > 3) for (const size of CLEAR_SIZES) await services.storage.put(keyOf(hash, size), bytes);
      shots.push({ id: photo, owner, rank: status === 'active' && position < shown ? position : null, hash });
    }
    const { rows } = await db.query<{ born: string; email: string | null; hash: string }>({
      text: `select m.date_of_birth::text as born, a.email, a.password_hash as hash
               from members m join accounts a using (id) where m.id = $1`,
      values: [id],
    });
    const [row] = rows;
    const facts = [row?.born, row?.email, row?.hash, `Oosterhout, ${owner}`];
    const coordinates = [latitude, longitude].map((degrees) => String(degrees).slice(0, 6));
    for (const text of [...facts, ...coordinates]) if (text) secrets.push({ owner, text });
  }
  for (const { owner, hash } of shots) secrets.push({ owner, text: hash });

  // Between two others, and with each reader.
  await chatting(kindling, owners.marit).send({ profile_id: owners.joost.id }, 'The lighthouse at nine');
  secrets.push({ owner: 'marit', text: 'The lighthouse at nine' });
  const conversations: number[] = [1];
  for (const reader of Object.values(readers)) {
    if (!reader) continue;
    for (const { id } of [owners.joost, owners.made]) {
      if (id === owners.made.id) await chatting(kindling, reader).acknowledge(id);
      const { body } = await chatting(kindling, reader).send({ profile_id: id }, 'Good evening');
      conversations.push(body.conversation_id);
      await run('insert into likes (liker_id, liked_id) values ($1, $2), ($2, $1)', reader.id, id);
    }
  }
  const people = [...Object.values(owners), ...Object.values(readers).filter((one) => one !== null)];
  return { kindling, owners, readers, shots, secrets, people, conversations };
}
