import { readFacts } from '@app/facts';
import { comparisonClaims, type MeasureClaim, Scope } from '@app/story';
import { narrate, narrateShort, UNLINKED } from './narrate';
import type { Speaker } from './speaker';

/** Says labels and keys. */
const SPEAKER: Speaker = {
  code: 'en',
  noun: ({ label }) => ({ text: label }),
  moved: () => null,
  listed: ({ label }) => ({ text: label }),
  name: ({ key }) => ({ text: `<${key}>` }),
  value: ({ key }) => ({ text: `{${key}}` }),
  size: ({ key }) => ({ text: `{${key}}` }),
  counted: () => null,
  when: (period) => period,
  within: () => '',
  time: ({ key }) => `at <${key}>`,
  where: () => '',
  list: (names) => names.map(({ key }) => key).join(),
};
const OPENING = { link: null, opens: true };

function measures(data: unknown): MeasureClaim[] {
  return comparisonClaims(new Scope(readFacts(data))).flatMap((claim) => (claim.kind === 'measure' ? [claim] : []));
}

describe('an opening that is too short for both sides', () => {
  const rows = [
    { line: 'North', output: 9310, target: 12000 },
    { line: 'South', output: 12480, target: 12000 },
  ];

  it('says whose figure it is', () => {
    const lines = measures({ rows }).flatMap((claim) => narrateShort([claim], OPENING, SPEAKER));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !/<rows\/\d\/line>/.test(line))).toEqual([]);
  });

  it('leaves the other side to the next scene, and nothing else', () => {
    const [claim] = measures({ wait: 52, waitTarget: 45 }) as [MeasureClaim];
    const first = narrateShort([claim], OPENING, SPEAKER);
    const next = narrate([claim], { link: 'completes', opens: false }, SPEAKER);
    expect(first.every((line) => line.includes('{wait}') && !line.includes('{waitTarget}'))).toBe(true);
    expect(next.every((line) => line.includes('{waitTarget}') && !line.includes('{wait}'))).toBe(true);
  });
});

describe('two claims about one figure', () => {
  const claimsOf = (data: object) => comparisonClaims(new Scope(readFacts(data)));

  it('are told in one breath, the change first and without where from', () => {
    const [change, measure] = claimsOf({ sales: 146, salesLastWeek: 131, salesBudget: 150 });
    const lines = change && measure ? narrate([change, measure], OPENING, SPEAKER) : [];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !line.includes('{sales}') || !line.includes('{salesBudget}'))).toEqual([]);
    expect(lines.some((line) => !line.includes('{salesLastWeek}'))).toBe(true);
  });

  it.each([
    ['rose and is below its bar', { sales: 146, salesLastWeek: 131, salesBudget: 150 }, true],
    ['rose and is above its bar', { sales: 156, salesLastWeek: 131, salesBudget: 150 }, false],
    ['fell and is above its bar', { faults: 56, faultsLastWeek: 61, faultsLimit: 50 }, true],
    ['fell and is below its bar', { faults: 46, faultsLastWeek: 61, faultsLimit: 50 }, false],
  ])('turn with a "but" where the figure %s', (_, data, turns) => {
    const [change, measure] = claimsOf(data);
    const lines = change && measure ? narrate([change, measure], OPENING, SPEAKER) : [];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => / But /.test(line) !== turns)).toEqual([]);
  });
});

it('begins a sentence small behind the name of a row or a "but"', () => {
  const rows = [
    { line: 'North', output: 9310, target: 12000 },
    { line: 'South', output: 12480, target: 12000 },
  ];
  const claims = measures({ rows });
  const lines = claims.flatMap((claim) => [
    ...narrate([claim], { link: 'but', opens: false }, SPEAKER),
    ...narrateShort([claim], OPENING, SPEAKER),
  ]);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => /(?:, |^But )(?:At|With|For|From)\b/.test(line))).toEqual([]);
});

describe('a place in a table', () => {
  it('neither rises nor falls', () => {
    const pack = readFacts({ position: 4, positionLastYear: 11 });
    const [claim] = comparisonClaims(new Scope(pack));
    const lines = claim ? [...narrate([claim], UNLINKED, SPEAKER), ...narrateShort([claim], OPENING, SPEAKER)] : [];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => /rose|fell|drop|climb|jump|plung|tumbl|\bup\b|\bdown\b/i.test(line))).toEqual([]);
  });
});

describe('the other side of a change, in a sentence of its own', () => {
  const linesOf = (noun: { text: string; plural?: boolean } | null): string[] => {
    const [claim] = comparisonClaims(new Scope(readFacts({ passengers: 38670, passengersLastMonth: 26905 })));
    return claim ? narrate([claim], { link: 'leans', opens: false }, { ...SPEAKER, noun: () => noun }) : [];
  };

  it('agrees with what it is about', () => {
    expect(linesOf({ text: 'passengers', plural: true }).filter((line) => /\bit\b/i.test(line))).toEqual([]);
    expect(linesOf({ text: 'passengers', plural: true })).toContain('They were {passengersLastMonth} last month.');
    expect(linesOf({ text: 'the turnout' })).toContain('It was {passengersLastMonth} last month.');
  });

  it('has nothing to agree with where the figure has no name', () => {
    expect(linesOf(null).filter((line) => /\b(?:it|they)\b/i.test(line))).toEqual([]);
    expect(linesOf(null).length).toBeGreaterThan(0);
  });
});
