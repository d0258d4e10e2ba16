/** SPEC 9: when the present texts came into force. */
const TEXTS_FROM = '2023-12-01T12:00:00.000Z';

/**
 * The day from which the terms and the privacy statement count on a site: that of the texts, or the day its company was
 * added if that is later, since a company cannot have agreed anything before.
 * `added` is an ISO 8601 instant.
 */
export function legalVersion(added: string): Date {
  return new Date(Math.max(Date.parse(TEXTS_FROM), Date.parse(added)));
}
