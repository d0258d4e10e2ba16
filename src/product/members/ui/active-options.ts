/** For a link to a list's first page or part, whose address would fit the others too. */
export const EXACTLY = { exact: true };
