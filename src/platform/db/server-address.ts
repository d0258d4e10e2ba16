interface ServerAddress {
  place: string;
  database: string;
  user: string;
}

/**
 * Reads an address as `pg` does: `?host=` and `?port=` win, a host that begins with a slash is the folder of a unix
 * socket, and between `@` and `/` there may be nothing.
 * @returns null for what is no address of a PostgreSQL server.
 */
export function serverAddressOf(url: string): ServerAddress | null {
  const whole = URL.canParse(url) ? url : url.replace('@/', '@localhost/');
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname, port, pathname, username, searchParams } = new URL(whole);
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') return null;
  const host = searchParams.get('host') || decodeURIComponent(hostname) || 'localhost';
  const door = searchParams.get('port') || port || '5432';
  const user = searchParams.get('user') || decodeURIComponent(username);
  return {
    place: host.startsWith('/') ? `${host}/.s.PGSQL.${door}` : `${host}:${door}`,
    database: decodeURIComponent(pathname.slice(1)) || user,
    user,
  };
}
