/** Why a step does not go on: a copy is behind, the archive fails, an old transaction is open, sends are slow, others hold its locks. */
export const OBSTACLES = ['copy', 'archive', 'transaction', 'sends', 'locks'] as const;
export type Obstacle = (typeof OBSTACLES)[number];
