/** Two wrote the same where only one may. https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
