import { type Fact, type FactTable, readFacts } from '@app/facts';
import { LANGUAGE_CODES, type LanguageCode } from '@app/lingua';
import type { Claim, CourseClaim, MeasureClaim, Side, Strength, Way } from '@app/story';
import type { Before } from './narrate';
import { narrate, narrateShort, UNLINKED } from './narrate';
import type { Said } from './said';
import type { Speaker } from './speaker';

const FACTS = readFacts({
  revenue: 5,
  revenueLastMonth: 4,
  rows: [
    { name: 'A', points: 3 },
    { name: 'B', points: 2 },
    { name: 'C', points: 1 },
  ],
});
const [FACT, OTHER] = FACTS.facts as [Fact, Fact];
const [LIST] = FACTS.tables as [FactTable];
const NAME = { key: 'rows/0/name', form: 'full' } as const;
const ROW = { name: NAME, fact: FACT };

const ways: readonly Way[] = ['up', 'down', 'flat'];
const strengths: readonly Strength[] = ['slight', 'plain', 'strong'];
const sides: readonly Side[] = ['above', 'below', 'level'];
const roles: ReadonlyArray<MeasureClaim['role']> = ['target', 'limit', 'benchmark', 'record'];
const measured: ReadonlyArray<readonly [MeasureClaim['role'], boolean]> = [
  ...roles.map((role) => [role, false] as const),
  ['target', true],
];
const shapes: ReadonlyArray<CourseClaim['shape']> = ['run', 'trend', 'peak', 'low', 'flat'];
const effect = 0.5;

/** Every kind of claim in every context. */
const CLAIMS: ReadonlyArray<readonly [string, readonly Claim[], Before]> = [
  ...ways.flatMap((way) =>
    strengths.flatMap((strength) =>
      [null, 'also', 'but', 'leans'].map((link): readonly [string, Claim[], Before] => {
        const claim: Claim = {
          kind: 'change',
          fact: FACT,
          before: OTHER,
          period: '',
          way,
          strength,
          row: null,
          effect,
        };
        return [`change ${way} ${strength} ${link}`, [claim], { link: link as Before['link'], opens: false }];
      }),
    ),
  ),
  ...[true, false].map((isDate): readonly [string, Claim[], Before] => {
    const claim: Claim = { kind: 'plan', fact: FACT, planned: OTHER, isDate, way: 'up', effect };
    return [`plan ${isDate}`, [claim], UNLINKED];
  }),
  ...measured.flatMap(([role, planned]) =>
    sides.flatMap((side) =>
      [true, false, null].flatMap((good): Array<readonly [string, Claim[], Before]> => {
        const claim: Claim = {
          kind: 'measure',
          role,
          fact: FACT,
          by: OTHER,
          byName: null,
          side,
          good,
          planned,
          isOneOfSeveral: false,
          row: null,
          effect,
        };
        return [
          [`${planned ? 'planned ' : ''}${role} ${side} ${good}`, [claim], UNLINKED],
          [`${planned ? 'planned ' : ''}${role} ${side} ${good}, leaning`, [claim], { link: 'leans', opens: false }],
          [
            `${planned ? 'planned ' : ''}${role} ${side} ${good}, completing`,
            [claim],
            { link: 'completes', opens: false },
          ],
          [`${planned ? 'planned ' : ''}${role} ${side} ${good}, opening`, [claim], { link: null, opens: true }],
        ];
      }),
    ),
  ),
  ...ways.map((way): readonly [string, Claim[], Before] => [
    `movement ${way}`,
    [{ kind: 'movement', fact: FACT, of: OTHER, way, effect }],
    UNLINKED,
  ]),
  ...shapes.flatMap((shape) =>
    (['up', 'down'] as const).map((way): readonly [string, Claim[], Before] => [
      `course ${shape} ${way}`,
      [{ kind: 'course', shape, way, points: [ROW, ROW], point: ROW, list: LIST, owner: null, effect }],
      UNLINKED,
    ]),
  ),
  ['figure', [{ kind: 'figure', fact: FACT, effect }], UNLINKED],
  ['figure that opens', [{ kind: 'figure', fact: FACT, effect }], { link: null, opens: true }],
  [
    'two figures',
    [
      { kind: 'figure', fact: FACT, effect },
      { kind: 'figure', fact: OTHER, effect },
    ],
    UNLINKED,
  ],
  [
    'ranking',
    [
      {
        kind: 'ranking',
        leader: ROW,
        second: ROW,
        rows: [ROW],
        least: false,
        ownNames: false,
        list: LIST,
        owner: null,
        effect,
      },
    ],
    UNLINKED,
  ],
  [
    'ranking without a second',
    [
      {
        kind: 'ranking',
        leader: ROW,
        second: null,
        rows: [ROW],
        least: false,
        ownNames: false,
        list: LIST,
        owner: null,
        effect,
      },
    ],
    UNLINKED,
  ],
  [
    'race',
    [
      {
        kind: 'ranking',
        leader: ROW,
        second: ROW,
        rows: [ROW],
        least: true,
        ownNames: false,
        list: LIST,
        owner: null,
        effect,
      },
    ],
    UNLINKED,
  ],
  ['tie', [{ kind: 'tie', rows: [ROW, ROW], effect }], UNLINKED],
  ['foot', [{ kind: 'foot', row: ROW, ownNames: false, list: LIST, effect }], UNLINKED],
  ['result', [{ kind: 'sides', ahead: ROW, behind: ROW, level: false, meet: true, won: true, effect }], UNLINKED],
  ['draw', [{ kind: 'sides', ahead: ROW, behind: ROW, level: true, meet: true, won: true, effect }], UNLINKED],
  ['sides', [{ kind: 'sides', ahead: ROW, behind: ROW, level: false, meet: true, won: false, effect }], UNLINKED],
  ['variants', [{ kind: 'sides', ahead: ROW, behind: ROW, level: false, meet: false, won: false, effect }], UNLINKED],
  ['parts', [{ kind: 'parts', largest: ROW, next: ROW, whole: null, effect }], UNLINKED],
];

/** What a language knows of a noun: how to say it, no more than that it is a name, or nothing. */
type Knows = 'the noun' | 'its name' | 'nothing';

/** A speaker with marker words that no catalogue contains. */
function speakerOf(code: LanguageCode, knows: Knows): Speaker {
  const known = (text: string): Said | null => {
    if (knows === 'nothing') return null;
    return { text, bare: text, ...(knows === 'its name' ? { unknown: true } : { gender: 'f' }) };
  };
  return {
    code,
    noun: () => known('NOUN'),
    moved: () => null,
    listed: () => known('LIST'),
    name: () => ({ text: 'NAME' }),
    value: (fact) => ({ text: `{{${fact.key}}}` }),
    size: (fact) => ({ text: `{{${fact.key}#size}}` }),
    counted: () => null,
    when: () => 'WHEN',
    within: () => 'WITHIN',
    time: () => 'TIME',
    where: () => 'WHERE',
    list: () => 'NAMES',
  };
}

describe.each(LANGUAGE_CODES)('the narrator in %s', (code) => {
  it.each<Knows>(['the noun', 'its name', 'nothing'])(
    'has three ways or more to tell every claim: it knows %s',
    (knows) => {
      const faults = CLAIMS.flatMap(([name, claims, before]) => {
        const speaker = speakerOf(code, knows);
        const lines = [...narrate(claims, before, speaker), ...narrateShort(claims, before, speaker)];
        const few = new Set(lines).size < 3 ? [`${name}: ${lines.length} ways`] : [];
        const unfilled = lines.filter(
          (line) => /\{\$|undefined|\[object|NaN/.test(line) || /\p{N}/u.test(line.replace(/\{\{[^}]*\}\}/g, '')),
        );
        return [...few, ...unfilled];
      });
      expect(faults).toEqual([]);
    },
  );

  it('says no noun that the language does not have', () => {
    const lines = CLAIMS.flatMap(([, claims, before]) => narrate(claims, before, speakerOf(code, 'nothing')));
    expect(lines.filter((line) => /NOUN|LIST/.test(line))).toEqual([]);
  });
});

describe.each<LanguageCode>(['de', 'es', 'fr', 'it', 'pt'])('a name of unknown gender in %s', (code) => {
  const told = CLAIMS.filter(([name]) => !/benchmark|leaning|leans|completing/.test(name)).flatMap(
    ([, claims, before]) => [
      ...narrate(claims, before, speakerOf(code, 'its name')),
      ...narrateShort(claims, before, speakerOf(code, 'its name')),
    ],
  );
  const lines = told.filter((line) => /NOUN|LIST/.test(line));

  it('stands in front, and what is said of it follows a colon', () => {
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => !/^(?:NOUN|LIST)(?: WHERE)?\u00a0? ?: /.test(line))).toEqual([]);
  });
});
