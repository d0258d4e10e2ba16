/** Chosen by eye on the contact sheets (`contact-sheets.ts`), never by rule alone. */

/** Ids of those who fail: taken for younger than 25, angry, holes or loose strokes, too much like a neighbour. */
export const leftOut: ReadonlySet<string> = new Set([]);

/** Ids of those who are seen first: on the home pages, in the first rows of lists, on landers. */
export const best: ReadonlySet<string> = new Set([]);
