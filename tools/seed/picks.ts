import { crowdOf } from './cast.ts';
import { roll } from './dice.ts';

type Draw = {
  /** SQL for how many a member `c` picks. */
  count: string;
  who: 'liked' | 'partner' | 'blocked';
  /** 1 picks anybody alike; the higher, the more the first of a crowd are picked. */
  skew: number;
};

/** Makes the table for what `drawPicks` draws. */
export const PICKS = `
  create temp table seed_picks (id bigint, crowd int, rank int, premium boolean, male boolean, language_no int) on commit drop`;

/** Statements that draw, for real members from `$1` to `$2`, others who suit them, as places in their crowds. */
export function drawPicks({ count, who, skew }: Draw): string[] {
  const sought = `(case when c.seeks = 3 then (${roll(`${who} gender`, 'c.id * 1024 + k')} < 0.5)::int else c.seeks - 1 end)`;
  return [
    'truncate seed_picks',
    `insert into seed_picks
     select c.id, s.crowd, floor(s.size * power(${roll(who, 'c.id * 1024 + k')}, ${skew}))::int, c.premium, c.male, c.language_no
       from seed_cast c cross join lateral generate_series(1, (${count})::int) k
       join seed_crowds s on s.crowd = ${crowdOf('c.country_no', sought, '(not c.male)::int')}
      where c.id between $1 and $2 and c.present and not c.fictional`,
    'analyze seed_picks',
  ];
}
