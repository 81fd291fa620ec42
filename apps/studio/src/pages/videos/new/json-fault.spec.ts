import { findJsonFault } from './json-fault';

describe('findJsonFault', () => {
  it.each(['{}', '[]', ' {"a": [1, -2.5e3, "x\\u00e9", true, null]}\n', '{"a": {"b": []}}', '0'])(
    'finds nothing in %s',
    (text) => expect(findJsonFault(text)).toBeNull(),
  );

  it.each([
    ['{\n  "a": 1,\n  "b": 2,\n}', 4, 1, 'name'],
    ['{"a": 1 "b": 2}', 1, 9, 'comma-or-end'],
    ['{"a" 1}', 1, 6, 'colon'],
    ["{'a': 1}", 1, 2, 'name'],
    ['{\n  "a": 01\n}', 2, 8, 'value'],
    ['{"a": NaN}', 1, 7, 'value'],
    ['{"a": "x\n"}', 1, 7, 'string'],
    ['{"a": [1, 2', 1, 12, 'comma-or-end'],
    ['{"a": 1} {', 1, 10, 'end'],
    ['{"a": ', 1, 7, 'value'],
  ])('tells line and column of the fault in %j', (text, line, column, expected) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(findJsonFault(text)).toEqual({ line, column, expected });
  });
});
