import { BadRequestError } from '../errors/domain.error';

/**
 * A copy that PostgreSQL's jsonb takes: it refuses NUL and halves of surrogate pairs, which JSON allows. In keys and
 * texts alike NUL is left out and a half becomes U+FFFD. Recursive: check the depth of what callers send first.
 */
export function storableJson<T>(value: T): T;
export function storableJson(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map((item: unknown) => storableJson(item));
  if (typeof value !== 'object' || value === null) return value;
  const said = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(said.map(([key, item]) => [storableText(key), storableJson(item)]));
}

function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

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
