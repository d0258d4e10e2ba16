/** A transaction whose commit was asked for and never answered: nobody knows whether it happened. */
export class UnknownCommit extends Error {
  constructor(cause: unknown) {
    super('A commit was not answered', { cause });
  }
}
