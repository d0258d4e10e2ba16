import { StartError } from '#platform/start-error.ts';

export interface Order {
  what: 'export' | 'erase';
  /** The account's number. */
  id: number;
}

/** @throws StartError with how it is called. */
export function parseCommand([what, number = '', ...more]: string[]): Order {
  const id = /^[1-9]\d{0,14}$/.test(number) ? Number(number) : 0;
  if ((what !== 'export' && what !== 'erase') || !id || more.length)
    throw new StartError(
      'Say what to do with which account: npm run account -- export 1234, or npm run account -- erase 1234.',
    );
  return { what, id };
}
