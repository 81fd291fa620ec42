/** A value of parsed JSON. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
/** An object of parsed JSON. */
export type JsonObject = { [name: string]: Json };

/** What cannot stand in a pointer as it is, or is empty; a percent sign where it would read as one of our own. */
const ESCAPED = /[~/{}|#]|%(?=[0-9A-F]{2})|^\s|\s$|^$/;

/**
 * Pointer of a path: RFC 6901 escapes, and percent-encoding for the characters that a figure reference uses. A key that
 * every object inherits (`constructor`) is encoded too, so that a table by key never answers with what it inherited.
 */
export function pointerOf(path: readonly string[]): string {
  const pointer = path.map(pointerPart).join('/');
  return pointer in {} ? `%${pointer.charCodeAt(0).toString(16).toUpperCase()}${pointer.slice(1)}` : pointer;
}

/** One name as it stands in the pointer of a path of several. */
export function pointerPart(name: string): string {
  if (!ESCAPED.test(name)) return name;
  if (name === '') return '%20';
  return name
    .replace(/~/g, '~0')
    .replace(/\//g, '~1')
    .replace(/[{}|#]|%(?=[0-9A-F]{2})/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/^\s|\s$/g, '%20');
}

/** The name that stands as the last part of a pointer; spaces at its ends as one space, an empty name as a space. */
export function lastNameOf(pointer: string): string {
  return pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/~1/g, '/')
    .replace(/~0/g, '~');
}
