import { createClient, createSentinel } from 'redis';
import { sentinelAddressOf } from './sentinel-address.ts';

/** Milliseconds of silence after which a socket is given up; longer than it takes to see that beats are missed. */
const SOCKET_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 3000;
const MAX_RETRY_DELAY_MS = 2000;
/** Commands that may wait for an answer. More than that, and Redis is too slow to be waited for. */
const MAX_QUEUE = 10_000;
const SCAN_INTERVAL_MS = 1000;

export interface RedisClient {
  readonly isReady: boolean;
  readonly isOpen: boolean;
  on(event: string, listener: (told: unknown) => void): unknown;
  connect(): Promise<unknown>;
  destroy(): unknown;
  publish(channel: string, text: string): Promise<unknown>;
  subscribe(channel: string, listener: (text: string) => void): Promise<unknown>;
  evalSha(hash: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  eval(text: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

export interface RedisConnections {
  sender: RedisClient;
  /** Listens; by sentinels the same client, which has a connection of its own for it. */
  receiver: RedisClient;
  ask(words: string[]): Promise<unknown>;
  database: number;
}

/** @param stays whether to connect anew, for ever; before the first time nobody waits. */
export function redisConnections(url: string, stays: () => boolean): RedisConnections {
  const common = {
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_QUEUE,
    maintNotifications: 'disabled',
    // The library's own time limit holds only until a command is written.
    commandOptions: { timeout: 0 },
  } as const;
  const reconnectStrategy = (retries: number) =>
    stays() && Math.min(MAX_RETRY_DELAY_MS, 50 * 2 ** Math.min(retries, 10)) * (0.5 + Math.random() / 2);
  const timeouts = { connectTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SOCKET_TIMEOUT_MS };
  const address = sentinelAddressOf(url);
  if (!address) {
    const sender = createClient({ url, ...common, socket: { ...timeouts, reconnectStrategy } });
    const database = sender.options.database ?? 0;
    return { sender, receiver: sender.duplicate(), ask: (words) => sender.sendCommand(words), database };
  }
  const { sentinels, master, secure, database, username, password } = address;
  const { commandOptions, ...ofNode } = common;
  const socket = { ...timeouts, ...(secure && { tls: true as const }) };
  const client = createSentinel({
    name: master,
    sentinelRootNodes: sentinels,
    commandOptions,
    nodeClientOptions: { ...ofNode, socket, database, ...(username && { username }), ...(password && { password }) },
    sentinelClientOptions: { socket },
    masterPoolSize: 1,
    scanInterval: SCAN_INTERVAL_MS,
    passthroughClientErrorEvents: true,
  });
  return { sender: client, receiver: client, ask: (words) => client.sendCommand(false, words), database };
}
