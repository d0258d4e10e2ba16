/** `request`: its member asked for it, and may go on as with a name of their own choice. */
export const RENAME_REASONS = ['request', 'rude', 'contact', 'posing', 'other'] as const;
export type RenameReason = (typeof RENAME_REASONS)[number];
