import type { StatementCall } from '#platform/call.ts';
import { type Notice, noticed } from './push/jobs.ts';

/**
 * Tells somebody's browsers what has just happened to them, soon and if they want it; call it after what happened is written.
 * It waits for nothing. What is lost when a process dies is found by them at the site all the same.
 */
export const notify = (call: Pick<StatementCall, 'soon'>, notice: Notice): void => call.soon(noticed, notice);
