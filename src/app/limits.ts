export const LIMITS = {
  /** Bytes of a JSON body; uploads have a limit of their own. */
  bodyLimit: 256 * 1024,
  /** Milliseconds for a whole request to arrive: 15 MB from a phone at one megabit a second take two minutes. */
  requestTimeout: 150_000,
  /** Milliseconds that an idle connection is kept: longer than proxies keep theirs, so that none is closed in use. */
  keepAliveTimeout: 72_000,
  http: {
    /** Bytes of all headers together. */
    maxHeaderSize: 16 * 1024,
    /** Milliseconds for the headers to arrive. */
    headersTimeout: 15_000,
    /** Milliseconds between two looks at both; Node's own is 30 seconds, and doubles what they promise. */
    connectionsCheckingInterval: 2000,
  },
} as const;

/** Milliseconds, and bytes a second. */
export const SLOW_BODIES = { longest: 30_000, uploadGrace: 10_000, uploadPace: 1000, interval: 2000 } as const;

/** Pages that are rendered at once, in all and of one caller, and that wait: of one caller, and of all. Calls of the API do not wait there. */
export const RENDERING = { atOnce: 2, share: 1, ofOne: 4, ofAll: 20 } as const;

/** Connections that a process keeps open; more are closed at once. An idle event stream takes about 20 KB of memory. */
export const MAX_CONNECTIONS = 20_000;
