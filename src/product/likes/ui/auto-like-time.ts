/** Milliseconds that an account is new for, in which the site may like in the name of a fictional profile. */
const NEW_FOR_MS = 7 * 24 * 3600_000;

/** Whether a member may be given such likes at all; the server decides it again. @param now milliseconds. */
export const mayBeAutoLiked = (user: { paid_user: boolean; signup_date: string }, now: number): boolean =>
  !user.paid_user && now - Date.parse(user.signup_date) < NEW_FOR_MS;
