import cluster from 'node:cluster';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Config } from '../config/config.ts';
import { safeError } from './safe-error.ts';

/** Structured lines on standard output, one JSON object each, without personal data: log facts, never what people sent. */
export type Log = Logger;

/** @param destination where the lines go; standard output unless a test reads them. */
export function openLog({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log {
  const options = {
    level: logLevel,
    base: cluster.worker ? { pid: process.pid, worker: cluster.worker.id } : { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    // Requests and replies hold addresses, cookies and bodies: no line shows one, whoever passes it.
    serializers: { err: withoutDepth, error: withoutDepth, req: nothing, res: nothing },
  };
  return destination ? pino(options, destination) : pino(options);
}

const withoutDepth = (error: unknown) => safeError(error);
const nothing = () => undefined;

/** Writes down what nobody caught, without the data it may hold, and ends the process: its state is unknown. */
export function logCrashes(log: Log): void {
  process.once('uncaughtException', (err) => {
    log.fatal({ err }, 'a failure that nobody caught ended the process');
    process.exit(1);
  });
}
