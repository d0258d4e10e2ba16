const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Whether an address of a connection is this machine itself: a proxy on it, or its operator. */
export const isThisMachine = (ip: string | undefined): boolean => LOOPBACK.includes(ip ?? '');

/** Whether a host name is this machine's: nobody else can call it by that. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || isThisMachine(host.replace(/^\[|\]$/g, ''));
