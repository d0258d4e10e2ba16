import { turnsOf } from '#platform/http/turns.ts';

/** Of Node's four threads one stays free for files and addresses. At 25 ms each nobody waits longer than some seconds. */
const turns = turnsOf({ atOnce: 3, ofOne: 20, ofAll: 300 });

/** @param caller who shares one line, such as a network address; '' is nobody in particular. @throws busy (503). */
export async function takeTurn<T>(caller: string, work: () => Promise<T>): Promise<T> {
  return turns(caller, work);
}
