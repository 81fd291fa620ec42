import { pickFacts } from './pick-facts';
import type { Fact } from './source-queries';

const aFact = (part: Partial<Fact>): Fact => ({
  key: 'k',
  label: 'Price',
  display: '€5.20',
  kind: 'currency',
  value: 5.2,
  quote: null,
  where: null,
  ...part,
});

describe('picking facts', () => {
  const price = aFact({});
  const name = aFact({ label: 'Name', display: 'Crème brûlée', kind: 'text' });
  const visits = aFact({
    label: 'Visitors',
    display: '48,200',
    kind: 'count',
    quote: 'The library had 48,200 visitors.',
  });

  it('finds by label, value or sentence, without case and accents', () => {
    expect(pickFacts([price, name, visits], 'creme BRULEE', false)).toEqual([name]);
    expect(pickFacts([price, name, visits], 'library', false)).toEqual([visits]);
    expect(pickFacts([price, name, visits], 'price', false)).toEqual([price]);
  });

  it('leaves figures alone where asked', () => {
    expect(pickFacts([price, name, visits], '', true)).toEqual([price, visits]);
  });
});
