export interface SentinelAddress {
  sentinels: { host: string; port: number }[];
  master: string;
  secure: boolean;
  database: number;
  username?: string;
  password?: string;
}

const ADDRESS = /^redis(s?)\+sentinel:\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^@/?#]+)\/([\w.-]+)(?:\?db=(\d+))?$/;
const PLACE = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i;
const DEFAULT_PORT = 26379;

/** `redis+sentinel://user:password@one:26379,two:26379/master?db=0`; `rediss+sentinel:` for TLS. @returns null: none */
export function sentinelAddressOf(url: string): SentinelAddress | null {
  const [, secure, username, password, places = '', master = '', database] = ADDRESS.exec(url) ?? [];
  const sentinels = places.split(',').flatMap((place) => {
    const [, host, port] = PLACE.exec(place) ?? [];
    return host ? [{ host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? DEFAULT_PORT) }] : [];
  });
  if (sentinels.length === 0 || sentinels.length !== places.split(',').length) return null;
  return {
    sentinels,
    master,
    secure: secure === 's',
    database: Number(database ?? 0),
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
  };
}
