/** Also as Node tells an IPv4 address of a socket that hears both kinds. */
const LOOPBACK = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;

export const isThisMachine = (ip: string | undefined): boolean => LOOPBACK.test(ip ?? '');

export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || isThisMachine(host.replace(/^\[|\]$/g, ''));
