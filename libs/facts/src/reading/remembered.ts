/** A test that is answered once for each thing, since every value of a payload asks it of the same few. */
export function remembered<Key extends object>(test: (key: Key) => boolean): (key: Key) => boolean {
  const known = new WeakMap<Key, boolean>();
  return (key) => {
    const answer = known.get(key) ?? test(key);
    known.set(key, answer);
    return answer;
  };
}
