/** Of this tab: one press takes it back, whichever line is open by then. */
export const lastReturn: { current: { line: number; toast: number } | null } = { current: null };
