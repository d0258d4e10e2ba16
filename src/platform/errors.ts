import type { Messages } from 'use-intl/core';

/** Codes of failures: each has its sentence in the `errors` texts. */
export type ErrorCode = keyof Messages['errors'];

export const PLATFORM_ERRORS = [
  'invalid_input',
  'not_found',
  'method_not_allowed',
  'forbidden',
  'authentication_required',
  'foreign_origin',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'reading_limit',
  'busy',
  'internal',
] as const;
export type PlatformError = (typeof PLATFORM_ERRORS)[number];

export type ErrorParams = Record<string, string | number>;

/** `code`, from a closed list in a contract, is the key of its text in the `errors` catalogue; `params` fill that. */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly status: number;
  readonly params: ErrorParams;
  readonly fields: Record<string, ErrorCode>;

  constructor(code: Code, status: number, params: ErrorParams = {}, fields: Record<string, ErrorCode> = {}) {
    super(code);
    this.code = code;
    this.status = status;
    this.params = params;
    this.fields = fields;
  }
}

export const notFound = () => new AppError<PlatformError>('not_found', 404);
export const authenticationRequired = () => new AppError<PlatformError>('authentication_required', 403);
/** Not now: the same call may succeed in some seconds. */
export const busy = () => new AppError<PlatformError>('busy', 503);
