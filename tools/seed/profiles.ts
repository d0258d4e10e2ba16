import { traitWordOf } from '#product/members/queries.ts';
import { FIELD_NAMES, TRAIT_WORDS } from '#product/sites/profiles/contract.ts';
import { joinedAt, pair, roll, seenAt } from './dice.ts';
import { highestId, inBatches, type Load } from './load.ts';
import { drawPicks } from './picks.ts';

/** Ids set aside for a member's photos; nobody drawn has more pictures. */
const PHOTO_IDS = 8;

/** Members, their search rows, their photos and whom they blocked. Accounts come last, when their balances are known. */
export async function fillProfiles(load: Load): Promise<void> {
  const { tx, pool, first, now } = load;
  const born = `greatest(date '${now}' - 29500, least(date '${now}' - 6600,
    t.born + floor((${roll('born', 'c.id')} - 0.5) * 700)::int))`;
  const of = 'from seed_cast c join seed_templates t using (template)';
  await inBatches(load, 'members', [
    `insert into members (id, pool, name, gender, date_of_birth, country, region, city_id, city, latitude, longitude,
       about_language, ${FIELD_NAMES.join(', ')}, fictional, status, created_at)
     select c.id, ${pool}, c.name, case when c.male then 'male' else 'female' end, ${born}, t.country, t.region, t.city_id, t.city,
       t.latitude, t.longitude, t.language, ${FIELD_NAMES.map((name) => `t.${name}`).join(', ')}, c.fictional,
       case when c.present then 'active' else 'disabled' end, ${joinedAt('c.id')} ${of} where c.id between $1 and $2`,
  ]);
  await inBatches(load, 'member_search', [
    `insert into member_search (member_id, pool, gender, seeks, country, region, dob, has_photo, visible, fictional, last_active,
       joined, square, ${TRAIT_WORDS.join(', ')})
     select c.id, ${pool}, case when c.male then 1 else 2 end, c.seeks, t.country, t.region, ${born}, c.photos > 0, c.present,
       c.fictional, ${seenAt('c.id')}, ${joinedAt('c.id')}, search_square(t.latitude, t.longitude),
       ${TRAIT_WORDS.map((word) => traitWordOf(word, 't')).join(', ')} ${of} where c.id between $1 and $2`,
  ]);
  await tx.query({ text: 'select note_squares(null)' });
  const photoBase = await highestId(tx, 'photos');
  await inBatches(load, 'photos', [
    `insert into photos (id, member_id, file_hash, position, status, created_at) overriding system value
     select ${photoBase} + (c.id - ${first}) * ${PHOTO_IDS} + p.position + 1, c.id, p.hash, p.position,
       case when p.position > 0 and ${roll('photo status', `c.id * ${PHOTO_IDS} + p.position`)} < 0.02 then 'pending' else 'active' end,
       ${joinedAt('c.id')}
     from seed_cast c join seed_pictures p on p.template = c.template and p.position < c.photos where c.id between $1 and $2`,
  ]);
  const blockedAt = `${roll('block time', pair('blocker', 'blocked'))}`;
  await inBatches(load, 'blocks', [
    ...drawPicks({
      who: 'blocked',
      skew: 1,
      count: `case when ${roll('blocks', 'c.id')} < 0.015 then 1 + floor(${roll('blocks', 'c.id')} * 200) else 0 end`,
    }),
    `insert into blocks (blocker_id, blocked_id, created_at)
     select blocker, blocked, since + (timestamptz '${now}' - since) * ${blockedAt}
       from (select distinct p.id as blocker, t.member_id as blocked
               from seed_picks p join seed_crowd t on t.crowd = p.crowd and t.rank = p.rank where t.member_id <> p.id) pairs
       cross join lateral (select greatest(${joinedAt('blocker')}, ${joinedAt('blocked')}) as since) met`,
  ]);
}
