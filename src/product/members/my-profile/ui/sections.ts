export const SECTIONS = ['about', 'seeking', 'interests', 'facts', 'basics', 'home'] as const;
export type Section = (typeof SECTIONS)[number];
