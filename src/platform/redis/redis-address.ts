import { sentinelAddressOf } from './sentinel-address.ts';

/** As the client reads it: `unix://`, perhaps user and password, the path of the socket, perhaps the database's number. */
const SOCKET = /^unix:\/\/(?:[^@/]*@)?(\/[^?#]+)(?:\?db=\d+)?$/;

/** Never whom it lets in. @returns host and port, its sentinels', or a socket's file; null: no address of a Redis. */
export function redisPlaceOf(url: string): string | null {
  const socket = SOCKET.exec(url);
  if (socket) return decodeURIComponent(socket[1] ?? '');
  const sentinel = sentinelAddressOf(url);
  if (sentinel) return sentinel.sentinels.map(({ host, port }) => `${host}:${port}`).join(',');
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, port } = new URL(url);
  return protocol === 'redis:' || protocol === 'rediss:' ? `${hostname}:${port || 6379}` : null;
}
