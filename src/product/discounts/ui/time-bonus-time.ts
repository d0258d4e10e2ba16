import type { UserView } from '#product/members/user/contract.ts';
import { TIME_BONUS_SECONDS } from '../contract.ts';

/** Whether it is worth asking for; the server decides. @param now milliseconds. */
export const mayHaveTimeBonus = (user: UserView | null, now: number): boolean =>
  Boolean(user?.profile && !user.paid_user && now - Date.parse(user.signup_date) < TIME_BONUS_SECONDS * 1000);
