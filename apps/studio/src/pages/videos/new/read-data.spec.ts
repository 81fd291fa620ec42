import { readData } from './read-data';

describe('readData', () => {
  it('takes an object as facts and counts its values', () => {
    const data = { city: 'Bergen', week: [{ day: 'Monday', highC: 9 }] };
    expect(readData(` ${JSON.stringify(data)} `)).toEqual({ kind: 'json', data, values: 3 });
  });

  it('takes a list as the items of one thing', () => {
    expect(readData('[{"a": 1}]')).toEqual({ kind: 'json', data: { items: [{ a: 1 }] }, values: 1 });
  });

  it('takes all else as text', () => {
    expect(readData('Visitors,48200\n')).toEqual({ kind: 'text', text: 'Visitors,48200' });
    expect(readData(' \n')).toEqual({ kind: 'empty' });
  });

  it('tells where JSON breaks, counted in what was typed', () => {
    expect(readData('\n{"a": }')).toEqual({ kind: 'broken', fault: { line: 2, column: 7, expected: 'value' } });
  });

  it('refuses what the api would', () => {
    expect(readData(JSON.stringify(Array.from({ length: 5001 }, (_, n) => n)))).toEqual({
      kind: 'too-much',
      values: 5001,
    });
    expect(readData(`${'a '.repeat(1_000_000)}`)).toEqual({ kind: 'too-long' });
  });
});
