import {
  candidates,
  GENDERS,
  HOME,
  IN_REGION,
  MATCHES_TRAITS,
  OF_AGE,
  unionAll,
  WITHOUT_DISTANCE,
} from './candidates.ts';
import type { Sort } from './contract.ts';

/** How candidates are read in an order: by an index that has it, or square by square. */
export interface SearchStrategy {
  order: string;
  /** @param most how many of the order's first ones are enough. */
  rows: (most: string, filters: string[]) => string;
}

const ORDER: Readonly<Record<Sort, string>> = {
  active: 'has_photo desc, last_active desc, member_id desc',
  new: 'joined desc, member_id desc',
  near: 'far, has_photo desc, last_active desc, member_id desc',
};

/** Kilometres that near me reaches beyond a border: as far as distances are told. */
const BEYOND = 100;

/**
 * `around`: a box of all squares within `km`, or as far as `abroad` reaches; no row without a place. Each `offset 0` keeps apart what is
 * computed once: else PostgreSQL computes the place again for each of its uses, by functions that it cannot inline.
 */
export const placeOf = (square: string) => `
  origin as materialized (
    select square, :abroad::boolean as abroad, latitude, longitude, place_on_map(latitude, longitude) as at,
           box(place_on_map(latitude - span, longitude - span / cosd(least(abs(latitude) + span, 89))),
               place_on_map(latitude + span, longitude + span / cosd(least(abs(latitude) + span, 89)))) as around
      from (select square, square_latitude(square) as latitude, square_longitude(square) as longitude, coalesce(:km?::float8, ${BEYOND}) / 110 + 0.02 as span
              from (${square} offset 0) asked where square <> 0 offset 0) place)`;

export const ORIGIN = placeOf(
  `select search_square(coalesce(:latitude?::float8, v.latitude), coalesce(:longitude?::float8, v.longitude)) as square
     from (values (1)) one left join v on true`,
);
export const ORIGIN_SQUARE = placeOf('select :origin::int as square');

const IN_BOX = 'at <@ (select around from origin)';
const SQUARES = `search_squares where pool = :pool and (country = ${HOME} or ((select abroad from origin) and ${IN_BOX}))`;
const [LATITUDE, LONGITUDE] = ['(select latitude from origin)', '(select longitude from origin)'];
/** As the crow flies. Not a function: with parts of other tables it would be called for each square. */
const KILOMETRES = `12742 * asin(least(1, sqrt(sind((latitude - ${LATITUDE}) / 2) ^ 2
         + cosd(latitude) * cosd(${LATITUDE}) * sind((longitude - ${LONGITUDE}) / 2) ^ 2)))`;
/** The index of the map first, then the circle itself. */
const AROUND = `${IN_BOX} and ${KILOMETRES} < :km::float8`;
export const SQUARES_AROUND = `select country, square from ${SQUARES} and ${AROUND}`;
const AROUND_HOME = `select square from ${SQUARES} and ${AROUND}`;
/** Those within the circle, or without one those beyond a border. */
export const SQUARES_COUNTED = `
  select country, square from ${SQUARES} and ${IN_BOX}
     and case when :km::float8 is null then country <> ${HOME} else ${KILOMETRES} < :km end`;

/** With what the planner has to read about before it reads an index: that of the newest, and that of the squares. */
export const BY_JOINED = "joined > '-infinity'";
export const IN_SQUARE = 'square = q.square and square >= 0';

const FILTERS = [OF_AGE, IN_REGION, MATCHES_TRAITS];
const DISTANCE = 'at <-> (select at from origin)';
/** A limit that the planner knows makes it read squares one by one, nearest first; a page seldom takes a dozen. */
const NEAREST = 1000;

/** The rows of each gender, in order; a gender that is not wanted has a limit of 0, and then nothing is read. */
const branches = (most: string, filters: string[], order: string, columns?: string, country?: string) =>
  unionAll(
    GENDERS.map(
      ({ bit, wanted }) =>
        `${candidates(bit, [...FILTERS, ...filters], columns, country)} order by ${order} limit ${most} * ${wanted}`,
    ),
  );

/** What it also asks is asked of each row: as a join it would take the index's order away. */
const inOrder = (order: string, further: string[]): SearchStrategy => ({
  order,
  rows: (most, filters) => branches(most, [...filters, ...further], order, WITHOUT_DISTANCE),
});

/** Nearest square first; within a square those with a photo and the lately active first. */
const bySquare = (squares: string): SearchStrategy => ({
  order: ORDER.near,
  rows: (most, filters) => `
    select c.*, q.far from (select country, square, ${DISTANCE} as far from ${SQUARES} ${squares}) q
     cross join lateral (${branches(most, [...filters, IN_SQUARE], ORDER.active, undefined, 'q.country')}) c`,
});

const sorted = (order: string, squares = SQUARES_AROUND): SearchStrategy => ({
  order,
  rows: (_most, filters) => `
    select c.* from (${squares}) q
     cross join lateral (${unionAll(
       GENDERS.map(
         ({ bit, wanted }) =>
           `${candidates(bit, [...FILTERS, ...filters, IN_SQUARE], WITHOUT_DISTANCE, 'q.country')} and ${wanted} = 1`,
       ),
     )}) c`,
});

/** Countries with many go in their index's order, which says nothing about others: all are sorted at last. */
const acrossBorders = (order: string, further: string[]): SearchStrategy => {
  const inCircle = `((country, square) in (${SQUARES_AROUND})) is true`;
  const rest = sorted(order, `${SQUARES_AROUND} and country <> all(:dense::text[])`);
  return {
    order,
    rows: (most, filters) =>
      unionAll([
        `select c.* from unnest(:dense::text[]) k(country) cross join lateral (${branches(most, [...filters, ...further, inCircle], order, WITHOUT_DISTANCE, 'k.country::bpchar')}) c`,
        rest.rows(most, filters),
      ]),
  };
};

/** Within a circle across borders, in an order that asks for no distance; `dense` are the countries with many in it. */
export const strategyAbroad = (sort: 'active' | 'new') => acrossBorders(ORDER[sort], sort === 'new' ? [BY_JOINED] : []);

/** `few` is right while all who suit in a circle are soon read, `many` once one of some hundred suits. */
export function strategiesOf(sort: Sort): { everywhere: SearchStrategy; few: SearchStrategy; many: SearchStrategy } {
  if (sort === 'near') {
    const nearest = `order by ${DISTANCE}`;
    return {
      everywhere: bySquare(`${nearest} limit ${NEAREST}`),
      few: bySquare(nearest),
      many: bySquare(`and ${AROUND} ${nearest}`),
    };
  }
  const order = ORDER[sort];
  const ordered = sort === 'new' ? [BY_JOINED] : [];
  return {
    everywhere: inOrder(order, ordered),
    few: sorted(order),
    many: inOrder(order, [...ordered, `(square in (${AROUND_HOME})) is true`]),
  };
}
