/** Also as Node tells an IPv4 address of a socket that hears both kinds. */
const LOOPBACK = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;

/** Whether an address of a connection is this machine itself: a proxy on it, or its operator. */
export const isThisMachine = (ip: string | undefined): boolean => LOOPBACK.test(ip ?? '');

/** Whether a host name is this machine's: nobody else can call it by that. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || isThisMachine(host.replace(/^\[|\]$/g, ''));
