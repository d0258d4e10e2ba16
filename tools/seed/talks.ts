import { KINDLING } from '#demo/brands.ts';
import { LANGUAGES, TEXTS } from '#demo/content/languages.ts';
import { type Gender, spoken } from '#demo/content/texts/texts.ts';
import { insertRows } from '#demo/rows.ts';
import { joinedAt, pair, roll, rollBits, seenAt } from './dice.ts';
import { highestId, inBatches, type Load } from './load.ts';
import { drawPicks } from './picks.ts';

/** Texts of one kind, 2 ^ 6, some of them twice. */
const LINE_BITS = 6;
/** Conversations whose messages are put into one order of time. */
const BATCH_SIZE = 1_000_000;

/** Conversations with their messages and both sides' lists. Ids follow the time, as they do in life. */
export async function fillTalks(load: Load): Promise<void> {
  const { tx, tell } = load;
  await storeLines(load);
  await tx.query({ text: PAIRS });
  await inBatches(load, 'conversations drawn', [
    ...drawPicks({
      who: 'partner',
      skew: 2.5,
      count: `case when ${roll('talkers', 'c.id')} * 100 >= ${load.talkers} then 0 when c.premium then least(150, floor(4 * power(1 - ${roll('talks', 'c.id')}, -0.6)))
        when ${roll('talks', 'c.id')} < 0.42 then 0 when ${roll('talks', 'c.id')} < 0.75 then 1 else 2 end`,
    }),
    `insert into seed_pairs
     select p.id, t.member_id, p.premium, p.language_no, p.male, t.male, t.fictional
       from seed_picks p join seed_crowd t on t.crowd = p.crowd and t.rank = p.rank where t.member_id <> p.id`,
  ]);
  const talkBase = await highestId(tx, 'conversations');
  for (const text of [talks(talkBase, load.now), 'create unique index on seed_talks (id)', 'analyze seed_talks', SAID])
    await tx.query({ text });
  const { rowCount: talkCount } = await tx.query({
    text: `insert into conversations (id, low_member_id, high_member_id, started_by, created_at) overriding system value
      select id, least(starter, other), greatest(starter, other), starter, opened from seed_talks order by id`,
  });
  tell(`conversations: ${talkCount}`);
  let messages = await highestId(tx, 'messages');
  for (let from = talkBase + 1; from <= talkBase + (talkCount ?? 0); from += BATCH_SIZE) {
    await tx.query({ text: 'truncate seed_said' });
    const said = await tx.query({ text: SAY, values: [from, from + BATCH_SIZE - 1, messages] });
    messages += said.rowCount ?? 0;
    await tx.query({ text: 'select make_message_partitions($1)', values: [messages] });
    for (const text of ['analyze seed_said', MESSAGES, LISTS]) await tx.query({ text });
    tell(`messages: ${messages}`);
  }
}

async function storeLines({ tx }: Load): Promise<void> {
  await tx.query({ text: 'create temp table seed_lines (line int, body text) on commit drop' });
  const genders: Gender[] = ['male', 'female'];
  const rows = LANGUAGES.flatMap((language, no) =>
    genders.flatMap((writer, w) =>
      genders.flatMap((reader, r) =>
        [TEXTS[language].openers, TEXTS[language].replies].flatMap((lines, kind) =>
          Array.from({ length: 2 ** LINE_BITS }, (_, slot) => ({
            line: lineOf({ no, w, r, kind, slot }),
            body: spoken(lines[slot % lines.length] ?? '', writer, reader),
          })),
        ),
      ),
    ),
  );
  await insertRows(tx, 'seed_lines', { line: 'int', body: 'text' }, rows);
  await tx.query({ text: 'analyze seed_lines' });
}

type LinePlace = { no: number; w: number; r: number; kind: number; slot: number };
const lineOf = ({ no, w, r, kind, slot }: LinePlace) => (((no * 2 + w) * 2 + r) * 2 + kind) * 2 ** LINE_BITS + slot;

const PAIRS = `
  create temp table seed_pairs (starter bigint, other bigint, premium boolean, language_no int, starter_male boolean,
    other_male boolean, other_fictional boolean) on commit drop`;

/**
 * One conversation for two people. Those of premium members go on, up to 500 messages; others end after a few. The sides
 * take turns, but the last line may be followed by `trail` more of the same writer.
 */
const talks = (base: number, now: string) => `
  create temp table seed_talks on commit drop as
  select ${base} + row_number() over (order by opened, starter, other) as id, *, least(lines - 1,
           case when ${roll('trail', 'pair_no')} < 0.6 then 0 when ${roll('trail', 'pair_no')} < 0.85 then 1 else 2 end) as trail,
         least((timestamptz '${now}' - opened) * 0.95,
               (seen - opened) + interval '1 minute', lines * interval '6 hours' * (0.02 + power(${roll('pace', 'pair_no')}, 3))) as span
    from (select *, since + (seen - since) * sqrt(${roll('opened', 'pair_no')}) as opened,
                 case when not premium then 1 + floor(power(${roll('lines', 'pair_no')}, 2) * 6)
                      when ${roll('lines', 'pair_no')} < 0.15 then 1
                      else least(500, floor(10 * power((1 - ${roll('lines', 'pair_no')}) / 0.85, -0.62))) end::int as lines
            from (select distinct on (least(starter, other), greatest(starter, other)) *, ${pair('starter', 'other')} as pair_no
                    from seed_pairs order by least(starter, other), greatest(starter, other), starter) pairs
            cross join lateral (select greatest(${joinedAt('starter')}, ${joinedAt('other')}) as since, ${seenAt('starter')} as seen) met
           where seen > since + interval '1 hour') opened`;

const SAID = `
  create temp table seed_said (id bigint, conversation_id bigint, seq int, sender_id bigint, line int, cost int, at timestamptz)
    on commit drop`;
const BY_STARTER = 'least(seq, lines - trail) % 2 = 1';
const SAY = `
  insert into seed_said
  select $3 + row_number() over (order by at, conversation_id, seq), *
    from (select t.id as conversation_id, seq, case when ${BY_STARTER} then starter else other end,
                 (((language_no * 2 + case when ${BY_STARTER} then not starter_male else not other_male end::int) * 2
                   + case when ${BY_STARTER} then not other_male else not starter_male end::int) * 2
                   + (seq > 1)::int) * ${2 ** LINE_BITS} + ${rollBits('line', 't.id * 512 + seq', LINE_BITS)},
                 case when seq = 1 and not premium or other_fictional and not (${BY_STARTER}) then 0 else ${KINDLING.settings.message_credits} end,
                 opened + span * (case when seq = 1 then 0 else (seq - 1 + 0.8 * ${roll('line time', 't.id * 512 + seq')}) / lines end) as at
            from seed_talks t cross join lateral generate_series(1, lines) seq where t.id between $1 and $2) said`;
const MESSAGES = `
  insert into messages (id, conversation_id, sender_id, key, body, cost, created_at) overriding system value
  select id, conversation_id, sender_id, ('10ad0000-0000-4000-8000-' || lpad(to_hex(id), 12, '0'))::uuid, body, cost, at
    from seed_said join seed_lines using (line)`;

/** A third of those who were written to last have not read it: their mark stands at what they wrote themselves. */
const LISTS = `
  insert into chat_list (member_id, conversation_id, other_id, last_message_id, last_sender_id, last_text, last_at, unread, read_up_to)
  select side.member_id, t.id, side.other_id, last.id, last.sender_id, left(l.body, 140), last.at,
         case when side.unread then t.trail + 1 else 0 end,
         case when side.unread then coalesce(own.id, 0) else last.id end
    from seed_talks t
    join seed_said last on last.conversation_id = t.id and last.seq = t.lines
    join seed_lines l on l.line = last.line
    left join seed_said own on own.conversation_id = t.id and own.seq = t.lines - t.trail - 1
    cross join lateral (values
      (t.starter, t.other, last.sender_id = t.other and ${roll('unread', 't.id')} < 0.35),
      (t.other, t.starter, last.sender_id = t.starter and ${roll('unread', 't.id')} < 0.35)) side(member_id, other_id, unread)`;
