import type { Resident } from '#demo/accounts.ts';
import { LANGUAGES } from '#demo/content/languages.ts';
import { demoPeople } from '#demo/people.ts';
import type { PortraitPerson } from '#demo/portraits.ts';
import { insertRows } from '#demo/rows.ts';
import { FIELD_COLUMNS } from '#demo/store.ts';
import { COUNTRIES } from '#product/geo/contract.ts';
import type { Picture } from '#product/media/pictures/pictures.ts';
import { seeksOf } from '#product/members/members.ts';
import { roll, rollBits } from './dice.ts';
import type { Load } from './load.ts';

/** The demo's first two people are its log-ins. */
const LOGINS = 2;
/** 2 ^ 14 people of the demo's making stand behind all others. */
const MAX_BITS = 14;

const TEMPLATE = {
  template: 'int',
  base: 'text',
  base_no: 'int',
  male: 'boolean',
  fictional: 'boolean',
  seeks: 'smallint',
  country: 'char(2)',
  country_no: 'int',
  region: 'text',
  city_id: 'int',
  city: 'text',
  latitude: 'real',
  longitude: 'real',
  language: 'text',
  language_no: 'int',
  ...FIELD_COLUMNS,
  born: 'date',
  pictures: 'int',
};
const columns = (types: Record<string, string>) =>
  Object.entries(types)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');

/**
 * Makes the tables everything else is drawn from: `seed_templates` (people as the demo makes them, with what they look
 * like and write), `seed_pictures`, `seed_cast` (the members), `seed_crowd` (who may meet whom, the popular ones first).
 */
export async function castMembers(
  load: Load,
  portraits: PortraitPerson[],
  pictures: Map<string, Picture>,
): Promise<void> {
  const bits = Math.min(MAX_BITS, Math.floor(Math.log2(load.last - load.first + 1)));
  await storeTemplates(load, demoPeople(2 ** bits + LOGINS, portraits, new Date(load.now)).slice(LOGINS), pictures);
  for (const text of [cast(load, bits), 'create unique index on seed_cast (id)', 'analyze seed_cast', CROWD, CROWDS])
    await load.tx.query({ text });
  await load.tx.query({ text: 'analyze seed_crowd' });
  load.tell(`cast: ${load.last - load.first + 1} members after ${2 ** bits} templates`);
}

async function storeTemplates({ tx }: Load, people: Resident[], pictures: Map<string, Picture>): Promise<void> {
  const bases = new Map<string, number>();
  const numberOf = (base: string) => bases.get(base) ?? bases.set(base, bases.size).size - 1;
  await tx.query({ text: `create temp table seed_templates (${columns(TEMPLATE)}) on commit drop` });
  await tx.query({
    text: 'create temp table seed_pictures (template int, position smallint, hash text) on commit drop',
  });
  const rows = people.map((person, template) => {
    // A number follows, so the name may not end with one.
    const base = person.name.replace(/ (\w)\.$/, '_$1').replace(/\d+$/, '');
    return {
      ...person,
      template,
      base,
      base_no: numberOf(base.toLowerCase()),
      male: person.gender === 'male',
      seeks: seeksOf(person.gender, person.sexuality),
      country_no: COUNTRIES.indexOf(person.country),
      city: person.town.name,
      latitude: person.town.lat,
      longitude: person.town.lon,
      language_no: LANGUAGES.indexOf(person.language),
      born: person.date_of_birth,
      pictures: person.drawn?.pictures.length ?? 0,
    };
  });
  await insertRows(tx, 'seed_templates', TEMPLATE, rows);
  const drawn = people.flatMap((person, template) =>
    (person.drawn?.pictures ?? []).map((name, position) => ({ template, position, hash: pictures.get(name)?.hash })),
  );
  await insertRows(tx, 'seed_pictures', { template: 'int', position: 'smallint', hash: 'text' }, drawn);
  await tx.query({ text: 'analyze seed_templates, seed_pictures' });
}

/** Names are a base and a number, counted on from the members there were. 3 % never confirmed their address. */
const cast = ({ first, last, taken }: Load, bits: number) => `
  create temp table seed_cast on commit drop as
  select id, template, base || (${taken} + row_number() over (partition by base_no order by id)) as name,
         male, seeks, country_no, language_no, fictional, fictional or confirmed as present,
         confirmed and not fictional and ${roll('premium')} < 0.06 as premium,
         case when pictures = 0 or ${roll('has photo')} < 0.115 then 0
              else 1 + floor(${roll('photos')} * pictures)::int end as photos
    from (select id, ${rollBits('template', 'id', bits)} as template, ${roll('present')} >= 0.03 as confirmed
            from generate_series(${first}::bigint, ${last}::bigint) id) numbered
    join seed_templates using (template) order by id`;

/** The number of a crowd: people of a country and gender who seek a gender (0 men, 1 women). */
export const crowdOf = (country: string, gender: string, sought: string) =>
  `(${country} * 4 + ${gender} * 2 + ${sought})`;

const CROWD = `
  create temp table seed_crowd on commit drop as
  select crowd, (row_number() over (partition by crowd order by score, id) - 1)::int as rank, id as member_id, male, fictional
    from (select ${crowdOf('c.country_no', '(not c.male)::int', 'sought.no')} as crowd, c.id, c.male, c.fictional,
                 ${roll('rank', 'c.id')} * case when c.premium or c.fictional then 0.35 else 1 end
                   * case when c.photos > 0 then 1 else 3 end as score
            from seed_cast c join (values (0, 1), (1, 2)) sought(no, bit) on c.seeks & sought.bit > 0
           where c.present) scored`;
const CROWDS = `
  create temp table seed_crowds on commit drop as select crowd, count(*)::int as size from seed_crowd group by crowd`;
