import { edge } from '#platform/http/route.ts';
import { type CountryCode, type RegionsView, regions } from './contract.ts';
import { countries, regionsOf } from './geo.ts';

export const geoRoutes = [
  edge(regions, ({ http }, { country }) => {
    http.header('cache-control', 'public, max-age=3600');
    return regionsView(country);
  }),
];

const views = new Map<CountryCode | undefined, RegionsView>();

/** Frozen: it stays as it is for good. */
function regionsView(country: CountryCode | undefined): RegionsView {
  const known = views.get(country);
  if (known) return known;
  const wanted = country ? [country] : countries();
  const view = Object.freeze({ regions: Object.fromEntries(wanted.map((code) => [code, [...regionsOf(code)]])) });
  views.set(country, view);
  return view;
}
