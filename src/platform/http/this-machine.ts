const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Whether an address of a connection is this machine itself: a proxy on it, or its operator. */
export const isThisMachine = (ip: string | undefined): boolean => LOOPBACK.includes(ip ?? '');
