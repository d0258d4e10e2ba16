export const PHONE = '(max-width: 575.98px), (pointer: coarse) and (max-height: 30rem)';
