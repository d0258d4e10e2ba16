/** A place in a list of likes, newest first: before a moment, or at it after the likes of the members up to an id. */
interface Place {
  /** Microseconds since 1970, as exact as the database has them. */
  at: number;
  after: number;
}

export interface Places {
  given: Place;
  received: Place;
}

const NEWEST: Place = { at: Number.MAX_SAFE_INTEGER, after: 0 };
export const FROM_THE_NEWEST: Places = { given: NEWEST, received: NEWEST };
const OVER: Place = { at: 0, after: Number.MAX_SAFE_INTEGER };

/** Reads `before` of an address, as `LikesSearch` has it. It names places, not likes, so it holds whatever is withdrawn. */
export function readPlaces(before: string): Places {
  const parts = before.split('.').map((part) => Math.min(Number(part), Number.MAX_SAFE_INTEGER));
  const [givenAt = 0, givenAfter = 0, receivedAt = 0, receivedAfter = 0] = parts;
  return { given: { at: givenAt, after: givenAfter }, received: { at: receivedAt, after: receivedAfter } };
}

export const writePlaces = ({ given, received }: Places): string =>
  [given.at, given.after, received.at, received.after].join('.');

interface Side {
  rows: readonly { at: number; id: number }[];
  most: number;
}

export function placesAfter(given: Side, received: Side): Places | null {
  const [afterGiven, afterReceived] = [placeAfter(given), placeAfter(received)];
  return afterGiven === OVER && afterReceived === OVER ? null : { given: afterGiven, received: afterReceived };
}

function placeAfter({ rows, most }: Side): Place {
  const last = rows[most - 1];
  return last && rows.length > most ? { at: last.at, after: last.id } : OVER;
}
