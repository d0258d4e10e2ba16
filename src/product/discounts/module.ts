import { read, write } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { findDiscount, ownPrices, stayOffer, takeStayDiscount, timeBonus } from './contract.ts';
import { discountAsked, ownPackages, runningTimeBonus } from './discounts.ts';
import { eraseDiscounts, exportDiscounts } from './personal-data.ts';
import { stayOfferOf, takeStay } from './take-stay.ts';

const discountsRoutes = [
  read(findDiscount, discountAsked),
  read(ownPrices, ownPackages),
  read(timeBonus, runningTimeBonus),
  read(stayOffer, stayOfferOf),
  write(takeStayDiscount, takeStay),
];

export const discounts: Module = {
  name: 'discounts',
  about: 'Discounts and the codes that they go by',
  contracts: [contract],
  routes: discountsRoutes,
  erase: eraseDiscounts,
  export: exportDiscounts,
};
