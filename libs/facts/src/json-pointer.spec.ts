import { lastNameOf, pointerOf, pointerPart } from './json-pointer';
import { readFacts } from './read-facts';

const SIGNS = ['%', '%7B', '{', '~', '/', '|', '#', 'A', '25', '%2', '~1', '%E0%A4%A', 'constructor', 'Anteil %'];
const NAMES = SIGNS.flatMap((one) => SIGNS.map((other) => `${one}${other}`));

describe('pointers of a payload', () => {
  it('give back the name that they were made of, and no other', () => {
    expect(NAMES.map((name) => lastNameOf(pointerOf(['rows', name])))).toEqual(NAMES);
    expect(NAMES.map(pointerPart).filter((part) => /[{}|#]/.test(part))).toEqual([]);
    expect(new Set(NAMES.map(pointerPart)).size).toBe(new Set(NAMES).size);
  });

  it('name lists of any name', () => {
    for (const name of SIGNS) {
      const data = { [name]: [4, 5, 6, 7, 8, 9, 11], [`${name}%`]: { Mon: 1, Tue: 2, Wed: 3 } };
      expect(readFacts(data).tables.length).toBeGreaterThan(0);
    }
  });
});
