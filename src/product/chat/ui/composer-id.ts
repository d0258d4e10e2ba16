/** The id of what a thread ends with: where its next message is written, or why it can not be. */
export const COMPOSER = 'composer';
