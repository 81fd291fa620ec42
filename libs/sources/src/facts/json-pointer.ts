/** A value of parsed JSON. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
/** An object of parsed JSON. */
export type JsonObject = { [name: string]: Json };

/**
 * Pointer of a path: RFC 6901 escapes, and percent-encoding for the characters that a figure reference uses. A key that
 * every object inherits (`constructor`) is encoded too, so that a table by key never answers with what it inherited.
 */
export function pointerOf(path: readonly string[]): string {
  const pointer = path
    .map((part) =>
      part
        .replace(/~/g, '~0')
        .replace(/\//g, '~1')
        .replace(/[{}|#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
    )
    .map((part) => (part === '' ? '%20' : part.replace(/^\s|\s$/g, '%20')))
    .join('/');
  return pointer in {} ? `%${pointer.charCodeAt(0).toString(16).toUpperCase()}${pointer.slice(1)}` : pointer;
}
