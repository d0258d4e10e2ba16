/** What of the own profile is edited in one piece, in the order of the page. */
export const SECTIONS = ['about', 'seeking', 'interests', 'facts', 'basics', 'home'] as const;
export type Section = (typeof SECTIONS)[number];
