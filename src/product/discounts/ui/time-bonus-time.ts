import type { UserView } from '#product/members/user/contract.ts';

/** As TIME_BONUS_SECONDS of the contract, whose schemas are no visitor's to fetch. */
export const TIME_BONUS_MS = 14_400_000;

/** The server decides. @param now milliseconds. */
export const mayHaveTimeBonus = (user: UserView | null, now: number): boolean =>
  Boolean(user?.profile && !user.paid_user && now - Date.parse(user.signup_date) < TIME_BONUS_MS);
