/** Why the product cannot start, as one sentence that says what to do about it. It is printed without a stack. */
export class StartError extends Error {}
