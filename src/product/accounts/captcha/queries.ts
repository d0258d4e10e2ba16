import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const captchaKey = statement<described.CaptchaKey>('select secret from captcha_keys limit 1');

/** Of two calls with one answer at the same moment the second finds it there. */
export const spendChallenge = statement<described.SpendChallenge>(`
  insert into captcha_used (nonce_hash, expires_at) values (:hash, :expires)
  on conflict (nonce_hash) do nothing returning true as spent`);

export const deleteChallengesOver = statement<described.DeleteChallengesOver>(
  'delete from captcha_used where expires_at < :now',
);
