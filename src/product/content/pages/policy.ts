/** A page of such a name would be hidden, or hide what is to come. A test holds them to the routes there are. */
export const RESERVED_SLUGS: readonly string[] = [
  'account-deleted activate admin api assets brand chats complaints complete-signup credits demo directdebit fonts healthz',
  'landers lang-config likes login mail-change match-finder media members metrics notifications offline pages photos premium',
  'pricing profile readyz reset-password sandbox settings setup signup signup-matches sitemaps static swipe-game test',
  'transactions',
].flatMap((words) => words.split(' '));
