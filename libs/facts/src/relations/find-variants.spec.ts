import { readFacts } from '../read-facts';

function sidesOf(data: unknown): { names: unknown[]; figures: ReadonlyArray<readonly string[]> } | null {
  const { facts, sides } = readFacts(data);
  const valueOf = (key: string): unknown => facts.find((fact) => fact.key === key)?.value;
  return sides && { names: sides.names.map(valueOf), figures: sides.pairs.map(({ figures }) => figures) };
}

describe('two variants of one thing', () => {
  it.each<[spelling: string, data: unknown, names: string[], pairs: number]>([
    [
      'objects',
      { variantA: { visitors: 10, orders: 4 }, variantB: { visitors: 11, orders: 5 } },
      ['Variant A', 'Variant B'],
      2,
    ],
    ['objects in snake case', { group_a: { cost: 10 }, group_b: { cost: 11 } }, ['Group A', 'Group B'], 1],
    ['leaves', { patients: { treatment: 412, placebo: 405 } }, ['Treatment', 'Placebo'], 1],
    [
      'leaves of several objects',
      { n: { test: 4, control: 5 }, cost: { treatment: 1, control: 2 } },
      ['Test', 'Control'],
      2,
    ],
    ['German leaves', { Patienten: { Behandlungsgruppe: 412, Placebo: 405 } }, ['Behandlungsgruppe', 'Placebo'], 1],
  ])('are told apart by their keys: %s', (_, data, names, pairs) => {
    const sides = sidesOf(data);
    expect(sides?.names).toEqual(names);
    expect(sides?.figures).toHaveLength(pairs);
  });

  it.each([
    [
      { id: 'A', label: 'Three steps' },
      { id: 'B', label: 'One page' },
    ],
    [{ arm: 'Placebo' }, { arm: 'Lumexitan' }],
    [{ variant: 'Three-step (control)' }, { variant: 'One-page' }],
  ])('may be two rows of a list: %j', (one, other) => {
    const rows = [
      { ...one, sessions: 48210, orders: 1591 },
      { ...other, sessions: 48377, orders: 1790 },
    ];
    expect(sidesOf({ rows })?.figures).toHaveLength(2);
  });

  it('share what they are measured by', () => {
    const { facts } = readFacts({ patients: { treatment: 412, placebo: 405 } });
    expect(facts.filter(({ number }) => number !== null).map(({ label }) => label)).toEqual(['Patients', 'Patients']);
  });

  it.each<[what: string, data: unknown]>([
    ['vitamins', { vitaminA: 3, vitaminB: 4 }],
    ['grades alone', { a: 3, c: 4 }],
    [
      'two rows of one kind',
      {
        rows: [
          { city: 'Bonn', n: 1 },
          { city: 'Ulm', n: 2 },
        ],
      },
    ],
    ['figures of two units', { variantA: { mass: '3 kg' }, variantB: { mass: '4 m' } }],
  ])('are not found in %s', (_, data) => {
    expect(sidesOf(data)).toBeNull();
  });
});

describe('a list of values', () => {
  it.each<[data: Record<string, unknown>, label: string]>([
    [
      { metric: 'Weekly active users', series: [1, 2, 3].map((week) => ({ week: `W${week}`, value: week * 10 })) },
      'Weekly active users',
    ],
    [
      {
        title: 'Coffee per person',
        data: [
          { country: 'Finland', value: 12 },
          { country: 'Norway', value: 9.9 },
        ],
      },
      'Coffee per person',
    ],
  ])('is called by what stands beside it: %j', (data, label) => {
    const { facts, tables } = readFacts(data);
    expect(tables).toMatchObject([{ label }]);
    expect(facts.filter(({ number }) => number !== null).every((fact) => fact.label === label)).toBe(true);
  });
});

describe('a vote', () => {
  const parts = { early: { yes: 27940, no: 21105 }, electionDay: { yes: 20273, no: 27472 } };

  it.each<[spelling: string, data: object, names: string[], result: string]>([
    ['English', { measure: '14-B', yes: 48213, no: 48577 }, ['Yes', 'No'], 'yes'],
    ['a committee', { motion: 'Fence', yes: 10, no: 8 }, ['Yes', 'No'], 'yes'],
    ['votes', { votes: { yes: 1000, no: 800 } }, ['Yes', 'No'], 'votes/yes'],
    ['a result in Spanish', { resultado: { sí: 1200, no: 980 } }, ['Sí', 'No'], 'resultado/sí'],
    ['a motion', { for: 312, against: 288, abstain: 14 }, ['For', 'Against'], 'for'],
    ['German', { ja: 12450, nein: 11980, beteiligungProzent: 54.2 }, ['Ja', 'Nein'], 'ja'],
    ['French', { oui: 12450, non: 11980 }, ['Oui', 'Non'], 'oui'],
    ['Spanish', { sí: 12450, no: 11980 }, ['Sí', 'No'], 'sí'],
    ['Italian', { favorevoli: 120, contrari: 98 }, ['Favorevoli', 'Contrari'], 'favorevoli'],
    ['Turkish', { evet: 12450, hayır: 11980 }, ['Evet', 'Hayır'], 'evet'],
    ['Japanese', { 賛成: 312, 反対: 288 }, ['賛成', '反対'], '賛成'],
    ['parts and their sum', { ...parts, total: { yes: 48213, no: 48577 } }, ['Yes', 'No'], 'total/yes'],
    ['an object', { result: { for: 312, against: 288 } }, ['For', 'Against'], 'result/for'],
  ])('ends with the votes of both answers, which open it: %s', (_, data, names, result) => {
    const { sides } = readFacts(data);
    expect(sidesOf(data)?.names).toEqual(names);
    expect([sides?.kind, sides?.pairs[0]?.score, sides?.pairs[0]?.figures[0]]).toEqual(['vote', true, result]);
  });

  it.each<[what: string, data: object]>([
    ['known by its parts alone', parts],
    ['what a team scored', { team: 'Ribera', scored: 3, conceded: 2 }],
    ['shares of two measures', { yes: 48, no: '3 km' }],
    ['one answer', { yes: 48213, turnout: 61 }],
    ['a quality of people', { smoker: { yes: 1200, no: 8800 } }],
    ['a quality in words', { hasChildren: { yes: 1200, no: 8800 }, respondents: 10000 }],
    ['a quality in German', { versichert: { ja: 1200, nein: 800 } }],
  ])('is none where there is %s', (_, data) => {
    expect(readFacts(data).sides).toBeNull();
  });
});

describe('a result', () => {
  it.each(['goals', 'puntos', 'punti', 'buts', 'gols', 'tore', '得点'])('is read from %s of both sides', (score) => {
    const side = (name: string, of: number) => ({ team: name, [score]: of, saves: of + 4 });
    const { sides } = readFacts({ home: side('Herons', 94), away: side('Kestrels', 81) });
    expect(sides?.pairs.filter((pair) => pair.score).map(({ figures }) => figures)).toEqual([
      [`home/${score}`, `away/${score}`],
    ]);
  });
});
