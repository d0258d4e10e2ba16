import { composed } from '#platform/composed.ts';
import { graphemesIn } from '#platform/graphemes.ts';
import { MIN_PASSWORD_LENGTH } from '../contract.ts';
import type { NewPassword } from './contract.ts';

/** Field name -> what is wrong with a new password. */
export type WrongPassword = { password?: 'password_too_short'; repeat?: 'passwords_differ' };

/** Keyboards differ in how they compose the same character. */
export function wrongPassword({ password, repeat }: NewPassword): WrongPassword {
  return {
    ...(graphemesIn(password) < MIN_PASSWORD_LENGTH && { password: 'password_too_short' as const }),
    ...(composed(password, 'NFKC') !== composed(repeat, 'NFKC') && { repeat: 'passwords_differ' as const }),
  };
}
