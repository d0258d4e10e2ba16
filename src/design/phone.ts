/** What is a phone, also held sideways: as the variant `phone:` of the styles has it. */
export const PHONE = '(max-width: 575.98px), (pointer: coarse) and (max-height: 30rem)';
