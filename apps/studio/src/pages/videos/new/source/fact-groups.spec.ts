import { groupFacts } from './fact-groups';

const fact = (label: string, kind: string, display: string) => ({
  ...{ label, kind, display, key: `${label}/${display}`, value: display, where: null, quote: null },
});

describe('groupFacts', () => {
  it('gathers one label, figures apart from words, and leaves out what nobody quotes', () => {
    const { figures, names } = groupFacts([
      fact('City', 'name', 'Bergen'),
      fact('High', 'temperature', '9°'),
      fact('Rain', 'measure', '4.2 mm'),
      fact('High', 'temperature', '11°'),
      fact('Id', 'code', '17'),
    ]);
    const told = (groups: typeof figures) => groups.map(({ label, facts }) => [label, facts.map((one) => one.display)]);
    expect(told(figures)).toEqual([
      ['High', ['9°', '11°']],
      ['Rain', ['4.2 mm']],
    ]);
    expect(told(names)).toEqual([['City', ['Bergen']]]);
  });
});
