import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

/** Structured lines on standard output, one JSON object each. */
export type Log = Logger;

export const openLog = ({ logLevel }: Pick<Config, 'logLevel'>): Log => pino({ level: logLevel });
