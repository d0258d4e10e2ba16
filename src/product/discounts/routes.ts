import { read, write } from '#platform/http/route.ts';
import { findDiscount, ownPrices, stayOffer, takeStayDiscount, timeBonus } from './contract.ts';
import { discountAsked, ownPackages, runningTimeBonus } from './discounts.ts';
import { stayOfferOf, takeStay } from './stay/stay.ts';

export const discountsRoutes = [
  read(findDiscount, discountAsked),
  read(ownPrices, ownPackages),
  read(timeBonus, runningTimeBonus),
  read(stayOffer, stayOfferOf),
  write(takeStayDiscount, takeStay),
];
