import { read, write } from '#platform/http/route.ts';
import { findDiscount, stayOffer, takeStayDiscount, timeBonus } from './contract.ts';
import { discountAsked, runningTimeBonus } from './discounts.ts';
import { stayOfferOf, takeStay } from './stay/stay.ts';

export const discountsRoutes = [
  read(findDiscount, discountAsked),
  read(timeBonus, runningTimeBonus),
  read(stayOffer, stayOfferOf),
  write(takeStayDiscount, takeStay),
];
