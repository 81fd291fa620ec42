import { readFacts } from '../read-facts';

describe('a glossary in a payload', () => {
  const figures = { gmph: 28.2, esi: 41, total: 3 };

  it.each([
    ['glossary', { gmph: 'gross crane moves per hour', ESI: 'employee satisfaction' }],
    ['definitions', { GMPH: 'gross crane moves per hour', esi: 'employee satisfaction' }],
    ['abkürzungen', { gmph: 'gross crane moves per hour', esi: 'employee satisfaction' }],
  ])('calls figures in words, and is no news itself: %s', (name, words) => {
    const { facts } = readFacts({ ...figures, [name]: words });
    expect(facts.slice(0, 2).map(({ label }) => label)).toEqual([
      'Gross crane moves per hour',
      'Employee satisfaction',
    ]);
    expect(facts.slice(3).map(({ unsaid }) => unsaid)).toEqual([true, true]);
  });

  it('names nothing where it says when something counts', () => {
    const { facts } = readFacts({ ...figures, definitions: { gmph: '20 moves or more', esi: 'see page 4' } });
    expect(facts.slice(0, 2).map(({ label }) => label)).toEqual(['Gmph', 'Esi']);
  });

  it('is not any object of texts', () => {
    const { facts } = readFacts({ ...figures, comments: { gmph: 'crane four was out of service', esi: 'new shifts' } });
    expect(facts[0]?.label).toBe('Gmph');
    expect(facts.slice(3).map(({ unsaid }) => unsaid)).toEqual([false, false]);
  });
});
