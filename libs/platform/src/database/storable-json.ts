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
