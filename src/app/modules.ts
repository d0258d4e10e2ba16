import type { Module } from '#platform/module.ts';
import { accounts } from '#product/accounts/module.ts';
import { audit } from '#product/audit/module.ts';
import { backoffice } from '#product/backoffice/module.ts';
import { chat } from '#product/chat/module.ts';
import { companyinfo } from '#product/companyinfo/module.ts';
import { complaints } from '#product/complaints/module.ts';
import { content } from '#product/content/module.ts';
import { credits } from '#product/credits/module.ts';
import { deliveries } from '#product/deliveries/module.ts';
import { discounts } from '#product/discounts/module.ts';
import { geo } from '#product/geo/module.ts';
import { landers } from '#product/landers/module.ts';
import { likes } from '#product/likes/module.ts';
import { media } from '#product/media/module.ts';
import { members } from '#product/members/module.ts';
import { notifications } from '#product/notifications/module.ts';
import { numbers } from '#product/numbers/module.ts';
import { payments } from '#product/payments/module.ts';
import { safety } from '#product/safety/module.ts';
import { signup } from '#product/signup/module.ts';
import { sites } from '#product/sites/module.ts';
import { upkeep } from '#product/upkeep/module.ts';
import { withdrawals } from '#product/withdrawals/module.ts';

/** THE list of features, lowest first: a feature may know those before it. */
export const modules: readonly Module[] = [
  sites,
  companyinfo,
  content,
  geo,
  audit,
  accounts,
  deliveries,
  safety,
  media,
  members,
  notifications,
  credits,
  discounts,
  payments,
  withdrawals,
  likes,
  chat,
  complaints,
  signup,
  landers,
  upkeep,
  numbers,
  backoffice,
];
