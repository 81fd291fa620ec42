/** Names places, from the first on, by the words of a language; null for those that it has no word for, and for none. */
export function placesNamed(words: readonly string[]): (place: number | null) => string | null {
  return (place) => (place === null ? null : (words[place - 1] ?? null));
}
