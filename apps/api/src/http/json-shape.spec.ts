import { jsonShape } from './json-shape';

const NO_END = { values: Infinity, depth: Infinity };
const shapeOf = (text: string) => jsonShape(Buffer.from(text), NO_END);

/** Counted on the parsed value. */
function counted(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, child) => sum + counted(child), 1);
}

describe('the shape of a JSON text', () => {
  it.each([
    ['{"a":[1,2,{"b":"x"}]}', 3],
    ['"a, [b], {c}"', 0],
    [String.raw`["\"[[[", "\\", [","]]`, 2],
    ['{"π, €": "„[“"}', 1],
    ['[]', 1],
    ['[[],{ }, [ ], {"a": {}}]', 3],
  ])('is told without parsing: %s', (text, depth) => {
    const { values, depth: found } = shapeOf(text);
    expect(found).toBe(depth);
    expect(values).toBe(counted(JSON.parse(text)));
  });

  it('is not counted beyond what is asked for', () => {
    const { values } = jsonShape(Buffer.from(`[${'[],'.repeat(100_000)}1]`), { values: 50, depth: 10 });
    expect(values).toBe(51);
    expect(jsonShape(Buffer.from('['.repeat(100_000)), { values: Infinity, depth: 10 }).depth).toBe(11);
  });

  it('takes texts that never end', () => {
    for (const text of ['"', '"\\', '["a', '\\"', '"\\\\\\"']) expect(() => shapeOf(text)).not.toThrow();
  });
});
