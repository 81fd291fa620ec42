/**
 * A table that is asked for words of the payload. It inherits nothing, so that a column called `constructor` or a
 * product called `toString` finds what the table says of it, which is nothing, and not a function of the language.
 */
export function wordTable<Entry>(entries: Readonly<Record<string, Entry>>): Readonly<Record<string, Entry>> {
  return Object.freeze(Object.assign(Object.create(null) as Record<string, Entry>, entries));
}
