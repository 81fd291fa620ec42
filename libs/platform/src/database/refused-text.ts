import { BadRequestError } from '../errors/domain.error';

/**
 * SQLSTATEs of texts that PostgreSQL cannot hold, such as an id with a NUL in it: as a parameter, in JSON, and in the query
 * itself, which a NUL ends too early.
 */
const UNTRANSLATABLE = new Set(['22021', '22P05', '08P01']);

/** What a caller is told where PostgreSQL refused a text of theirs; any other fault comes back as it was. */
export function refusedText(fault: unknown): unknown {
  const { code } = (fault ?? {}) as { code?: unknown };
  if (typeof code !== 'string' || !UNTRANSLATABLE.has(code)) return fault;
  return new BadRequestError([{ path: 'body', message: 'holds a NUL in an id or a name' }]);
}
