/** What is worked out once for each thing, since every value of a payload asks it of the same few. */
export function remembered<Key extends object, Answer>(of: (key: Key) => Answer): (key: Key) => Answer {
  const known = new WeakMap<Key, { answer: Answer }>();
  return (key) => {
    const found = known.get(key) ?? { answer: of(key) };
    known.set(key, found);
    return found.answer;
  };
}
