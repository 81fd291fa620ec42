import { isNoRoom, tellsNoRoom } from '../files/no-room';
import { DomainError } from './domain.error';

/** Classes of SQLSTATE: no connection, a conflict with others' work, no room, told to end, trouble with a disk. */
const PASSING_STATE = /^(08|40|53|57P|58)/;
const NO_CONNECTION = /^E(CONN|PIPE|HOST|NET|TIMEDOUT|AI_AGAIN|NOTFOUND)/;
/** What the driver, the pool and the query builder say without a code; the last of one whose connection broke off in it. */
const WORDS =
  /Connection terminated|Connection ended|connection timeout|timeout expired|Timeout acquiring a connection|not queryable|Transaction query already complete/i;

/**
 * Whether the fault lies with what we stand on (database, queue, storage, disk) and not with the work, which may well be
 * done by another process or in a minute. Looks through errors to what caused them.
 */
export function isPassingTrouble(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (isNoRoom(at) || tellsNoRoom(at.message)) return true;
    if (at instanceof DomainError && at.kind === 'unavailable') return true;
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && (PASSING_STATE.test(code) || NO_CONNECTION.test(code))) return true;
    if (WORDS.test(at.message)) return true;
  }
  return false;
}
