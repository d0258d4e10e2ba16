import { serverAddressOf } from './server-address.ts';

/** Why a database server could not be used, as a sentence that names the variable, the place and the way out; never the password. */
export function connectionProblem(error: unknown, variable: string, url: string): string {
  const told = serverAddressOf(url) ?? { place: variable, database: '', user: '' };
  const { place } = told;
  const { code, message, syscall } = firstOf(error);
  const problem = (syscall === 'connect' && SOCKET_PROBLEMS[code ?? '']) || PROBLEMS[code ?? ''];
  if (problem) return `${variable}: ${problem(told)}`;
  if (/timeout|timed out/i.test(message))
    return `${variable}: the server at ${place} does not answer. Check the address and the firewalls between, and start again.`;
  if (/terminated|ECONNRESET|unexpected/i.test(`${code} ${message}`))
    return `${variable}: no primary answers at ${place}; what is there closes connections, as a proxy does that has none. Check what stands behind it, the address and the port.`;
  if (/SSL|certificate/i.test(message))
    return `${variable}: no secure connection to ${place} (${message}). Add or change "?sslmode=" at the end of the address.`;
  return `${variable}: the database at ${place} can not be used: ${message}.`;
}

interface Told {
  place: string;
  database: string;
  user: string;
}

const password = ({ place, user }: Told) =>
  `the server at ${place} does not let the user "${user}" in. Check the user and the password.`;

const SOCKET_PROBLEMS: Record<string, (told: Told) => string> = {
  ENOENT: ({ place }) =>
    `there is no socket ${place}. Start PostgreSQL there (its "unix_socket_directories" and "port" make that name), or correct the address.`,
  EACCES: ({ place }) => `this user may not open the socket ${place}. Give it the rights to the folder and the file.`,
};

const PROBLEMS: Record<string, (told: Told) => string> = {
  ENOTFOUND: ({ place }) => `the host of ${place} can not be found. Check the address.`,
  EAI_AGAIN: ({ place }) => `the host of ${place} can not be looked up now. Check the address and the name server.`,
  ECONNREFUSED: ({ place }) => `nothing answers at ${place}. Start PostgreSQL there, or correct the address.`,
  EHOSTUNREACH: ({ place }) => `${place} can not be reached. Check the address and the network.`,
  ENETUNREACH: ({ place }) => `${place} can not be reached. Check the address and the network.`,
  ETIMEDOUT: ({ place }) =>
    `the server at ${place} does not answer. Check the address and the firewalls between, and start again.`,
  '28P01': password,
  '28000': password,
  '3D000': ({ place, database }) =>
    `the server at ${place} has no database "${database}". Make it with "createdb ${database}", or correct the address.`,
  '42501': ({ user, database }) =>
    `the user "${user}" may not do what is needed in the database "${database}". Make it the owner.`,
  '53300': ({ place }) =>
    `the server at ${place} has no connection left. Lower DATABASE_POOL or raise max_connections there.`,
  '57P03': ({ place }) =>
    `the server at ${place} is starting and takes no connections yet. Look into its log, and start again.`,
};

/** Several addresses of one host fail with one error that holds the others. */
function firstOf(error: unknown): { code?: string; syscall?: unknown; message: string } {
  if (error instanceof AggregateError && error.errors.length) return firstOf(error.errors[0]);
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  const message = error instanceof Error ? error.message : String(error);
  return typeof code === 'string' ? { code, syscall, message } : { message };
}
