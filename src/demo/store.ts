import type { Tx } from '#platform/db/database.ts';
import { addPhotos, savePictures } from '#product/media/media.ts';
import type { Picture } from '#product/media/pictures/pictures.ts';
import { seeksOf } from '#product/members/members.ts';
import { FIELD_NAMES, PROFILE_FIELDS } from '#product/sites/profiles/contract.ts';
import type { Resident } from './accounts.ts';
import { KINDLING } from './brands.ts';
import { continueNumbering, insertRows } from './rows.ts';
import type { Liking, Talk } from './talk.ts';

const MINUTE_MS = 60_000;

export const FIELD_COLUMNS = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, PROFILE_FIELDS[name].kind === 'list' ? 'text[]' : 'text']),
);

interface Moment {
  sites: ReadonlyMap<string, number>;
  now: Date;
}

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS).toISOString();

const mailDomainOf = (host: string) =>
  host === KINDLING.host ? 'kindling.example' : host.replace('.localhost', '.example');

/** Everybody real has the demo password, so that any of them can be tried. */
export async function storePeople(
  tx: Tx,
  people: Resident[],
  passwordHash: string,
  { sites, now }: Moment,
): Promise<void> {
  await insertRows(
    tx,
    'accounts',
    {
      id: 'bigint',
      site_id: 'int',
      kind: 'text',
      email: 'text',
      password_hash: 'text',
      status: 'text',
      language: 'text',
      signup_date: 'timestamptz',
    },
    people.map((person) => ({
      id: person.id,
      site_id: sites.get(person.host),
      kind: person.fictional ? 'fictional' : 'member',
      email: person.fictional ? null : `member${person.id}@${mailDomainOf(person.host)}`,
      password_hash: person.fictional ? null : passwordHash,
      status: 'active',
      language: person.language,
      signup_date: before(now, Math.max(person.signup_days_ago * 24 * 60, person.active_minutes_ago)),
    })),
  );
  await insertRows(
    tx,
    'members',
    {
      id: 'bigint',
      pool: 'smallint',
      name: 'text',
      gender: 'text',
      date_of_birth: 'date',
      country: 'text',
      region: 'text',
      city_id: 'int',
      city: 'text',
      latitude: 'real',
      longitude: 'real',
      about_language: 'text',
      ...FIELD_COLUMNS,
      fictional: 'boolean',
      search_engines: 'boolean',
      landers: 'boolean',
      created_at: 'timestamptz',
    },
    people.map((person) => ({
      ...person,
      name: person.username,
      city: person.town.name,
      latitude: person.town.lat,
      longitude: person.town.lon,
      about_language: person.language,
      created_at: before(now, person.signup_days_ago * 24 * 60),
    })),
  );
  await insertRows(
    tx,
    'member_search',
    {
      member_id: 'bigint',
      pool: 'smallint',
      gender: 'smallint',
      seeks: 'smallint',
      country: 'text',
      region: 'text',
      dob: 'date',
      has_photo: 'boolean',
      visible: 'boolean',
      fictional: 'boolean',
      last_active: 'timestamptz',
      joined: 'timestamptz',
    },
    people.map((person) => ({
      member_id: person.id,
      pool: person.pool,
      gender: person.gender === 'male' ? 1 : 2,
      seeks: seeksOf(person.gender, person.sexuality),
      country: person.country,
      region: person.region,
      dob: person.date_of_birth,
      has_photo: person.drawn !== null,
      visible: true,
      fictional: person.fictional,
      last_active: before(now, person.active_minutes_ago),
      joined: before(now, person.signup_days_ago * 24 * 60),
    })),
  );
  await continueNumbering(tx, 'accounts');
}

export async function storePhotos(tx: Tx, people: Resident[], pictures: Map<string, Picture>): Promise<void> {
  await savePictures({ tx }, [...new Map([...pictures.values()].map((picture) => [picture.hash, picture])).values()]);
  await addPhotos(
    { tx },
    people.flatMap((person) =>
      (person.drawn?.pictures ?? []).flatMap((name, position) => {
        const picture = pictures.get(name);
        return picture ? [{ memberId: person.id, hash: picture.hash, position, status: 'active' as const }] : [];
      }),
    ),
  );
}

export async function storeLikes(tx: Tx, likes: Liking[], { now }: Pick<Moment, 'now'>): Promise<void> {
  await insertRows(
    tx,
    'likes',
    { liker_id: 'bigint', liked_id: 'bigint', created_at: 'timestamptz', seen_at: 'timestamptz' },
    likes.map((like) => ({
      liker_id: like.liker.id,
      liked_id: like.liked.id,
      created_at: before(now, like.minutesAgo),
      seen_at: like.seen ? before(now, like.minutesAgo / 2) : null,
    })),
  );
}

export async function storeVisits(tx: Tx, likes: Liking[], { now }: Pick<Moment, 'now'>): Promise<void> {
  await insertRows(
    tx,
    'profile_views',
    { viewed_id: 'bigint', viewer_id: 'bigint', last_at: 'timestamptz' },
    likes.map((like) => ({
      viewed_id: like.liked.id,
      viewer_id: like.liker.id,
      last_at: before(now, like.minutesAgo + 1),
    })),
  );
}

/** An opening is free, others of real members are not. @param price in credits. @returns what each has spent. */
export async function storeTalks(
  tx: Tx,
  talks: Talk[],
  price: (person: Resident) => number,
  { now }: Pick<Moment, 'now'>,
): Promise<Map<number, number>> {
  const spent = new Map<number, number>();
  const messages: {
    id: number;
    conversation_id: number;
    sender_id: number;
    key: string;
    body: string;
    cost: number;
    created_at: string;
  }[] = [];
  const conversations = talks.map((talk, index) => {
    const opened = talk.lines[0]?.minutesAgo ?? 0;
    for (const [at, line] of talk.lines.entries()) {
      const cost = at === 0 || line.from.fictional ? 0 : price(line.from);
      spent.set(line.from.id, (spent.get(line.from.id) ?? 0) + cost);
      messages.push({
        id: messages.length + 1,
        conversation_id: index + 1,
        sender_id: line.from.id,
        key: `00000000-0000-4000-8000-${String(messages.length + 1).padStart(12, '0')}`,
        body: line.text,
        cost,
        created_at: before(now, line.minutesAgo),
      });
    }
    const [low, high] = [talk.starter.id, talk.other.id].sort((a, b) => a - b);
    return {
      id: index + 1,
      low_member_id: low,
      high_member_id: high,
      started_by: talk.starter.id,
      created_at: before(now, opened),
    };
  });
  messages.sort((a, b) => a.created_at.localeCompare(b.created_at));
  for (const [index, message] of messages.entries()) message.id = index + 1;
  await tx.query({
    text: `insert into conversations (id, low_member_id, high_member_id, started_by, created_at) overriding system value
      select id, low_member_id, high_member_id, started_by, created_at from jsonb_to_recordset($1::jsonb)
      as given(id bigint, low_member_id bigint, high_member_id bigint, started_by bigint, created_at timestamptz)`,
    values: [JSON.stringify(conversations)],
  });
  await tx.query({
    text: `insert into messages (id, conversation_id, sender_id, key, body, cost, created_at) overriding system value
      select id, conversation_id, sender_id, key, body, cost, created_at from jsonb_to_recordset($1::jsonb)
      as given(id bigint, conversation_id bigint, sender_id bigint, key uuid, body text, cost int, created_at timestamptz) order by id`,
    values: [JSON.stringify(messages)],
  });
  await tx.query({
    text: LISTS,
    values: [JSON.stringify(talks.map((talk, index) => ({ conversation_id: index + 1, unread: talk.unread })))],
  });
  await continueNumbering(tx, 'conversations');
  await continueNumbering(tx, 'messages');
  return spent;
}

const LISTS = `
  insert into chat_list (member_id, conversation_id, other_id, last_message_id, last_sender_id, last_text, last_at, unread, read_up_to)
  select side.member_id, c.id, side.other_id, last.id, last.sender_id, left(last.body, 140), last.created_at,
         case when last.sender_id <> side.member_id then given.unread else 0 end,
         case when last.sender_id <> side.member_id and given.unread > 0 then
           coalesce((select max(m.id) from messages m where m.conversation_id = c.id and m.id < last.id), 0) else last.id end
    from jsonb_to_recordset($1::jsonb) as given(conversation_id bigint, unread int)
    join conversations c on c.id = given.conversation_id
    cross join lateral (values (c.low_member_id, c.high_member_id), (c.high_member_id, c.low_member_id)) as side(member_id, other_id)
    cross join lateral (select m.* from messages m where m.conversation_id = c.id order by m.id desc limit 1) as last`;
