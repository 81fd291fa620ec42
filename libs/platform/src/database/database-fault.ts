import { StartFault } from '../start-fault';

/** Classes of SQLSTATE that are about the server or its door, not about what was asked of it. */
const OF_THE_SERVER = /^(08|28|3D|53|57P|58)/;
const NO_PERMISSION = '42501';
/** What systems and the driver say where nobody answers. */
const NO_ANSWER = /^E(CONN|HOST|NET|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN)/;

/**
 * The fault for an operator where a PostgreSQL cannot be used, by the name of the setting that names it; anything else
 * comes back as it was. Says where and as whom, never the password.
 */
export function databaseFault(setting: string, url: string, error: unknown): unknown {
  const { code = '', message } = error as { code?: string; message: string };
  const { hostname, port, username, pathname } = new URL(url);
  const place = `${hostname || 'localhost'}:${port || 5432}`;
  if (NO_ANSWER.test(code) || /timeout|terminated unexpectedly/i.test(message)) {
    return new StartFault(`${setting}: no PostgreSQL answers at ${place} (${code || message}).`);
  }
  if (OF_THE_SERVER.test(code) || code === NO_PERMISSION) {
    const asked = `user ${decodeURIComponent(username) || 'unnamed'}, database ${pathname.slice(1) || 'unnamed'}`;
    return new StartFault(`${setting}: PostgreSQL at ${place} (${asked}) says: ${message} (${code}).`);
  }
  return error;
}
