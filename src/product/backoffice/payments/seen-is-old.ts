import { AppError } from '#platform/errors.ts';
import type { PaymentDeskError } from './contract.ts';

/** What somebody decides about is no longer as they saw it (409). */
export const seenIsOld = (): AppError => new AppError<PaymentDeskError>('seen_is_old', 409);
