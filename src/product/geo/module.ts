import { controller } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { type CountryCode, geocode, listTowns, MAX_TOWNS, type RegionsView, regions, viewTown } from './contract.ts';
import { findTowns } from './find-towns.ts';
import { countries, findCity, placeOf, regionsOf } from './geo.ts';
import { geocode as geocodeOf } from './geocode.ts';

const geoRoutes = [
  controller(regions, ({ http }, { country }) => {
    http.header('cache-control', 'public, max-age=3600');
    return regionsView(country);
  }),
  controller(geocode, ({ http }, point) => {
    // Towns stay where they are; where somebody is, only their own browser keeps.
    http.header('cache-control', 'private, max-age=3600');
    return { geocode: geocodeOf(point) };
  }),
  controller(viewTown, ({ http }, { id }) => {
    http.header('cache-control', 'public, max-age=3600');
    const city = findCity(id);
    return { town: city ? placeOf(city) : null };
  }),
  controller(listTowns, ({ http, site }, { q, country }) => {
    http.header('cache-control', 'public, max-age=3600');
    return { towns: findTowns(q, country ?? site.settings.countries, MAX_TOWNS).map(placeOf) };
  }),
];

const views = new Map<CountryCode | undefined, RegionsView>();

function regionsView(country: CountryCode | undefined): RegionsView {
  const known = views.get(country);
  if (known) return known;
  const wanted = country ? [country] : countries();
  const view = Object.freeze({ regions: Object.fromEntries(wanted.map((code) => [code, [...regionsOf(code)]])) });
  views.set(country, view);
  return view;
}

export const geo: Module = {
  name: 'geo',
  about: 'Countries, their regions and their towns',
  contracts: [contract],
  routes: geoRoutes,
};
