/** It begins at no letter of one, so that each is read once. */
const EMAIL = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}.-]+\.\p{L}{2,}/giu;
/** Session tokens have 43 characters, hashes 64; what is shorter is a word. */
const TOKEN = /[A-Za-z0-9_-]{32,}/g;

export const masked = (text: string): string => text.replace(EMAIL, '<e-mail>').replace(TOKEN, '<token>');
