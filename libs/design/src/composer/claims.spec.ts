import { requestFor } from '../../test/request-for';
import { resolveText, seededRandom, STYLE_NAMES } from '@app/picture';
import { composeStoryboard } from './compose-storyboard';

/** Words that claim more than their figures, which the grounding gate cannot see: they must hold by the data. */
interface Claim {
  name: string;
  kinds: readonly string[];
  pattern: RegExp;
  holds: (names: readonly string[], data: Data, line: string) => boolean;
}

interface Data {
  main: ReadonlyMap<string, number>;
  other: ReadonlyMap<string, number>;
}

const TREES = ['Ash', 'Elm', 'Oak', 'Pine', 'Yew', 'Bay'];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const values = (column: ReadonlyMap<string, number>): number[] => [...column.values()];
const at = (column: ReadonlyMap<string, number>, name: string | undefined): number =>
  column.get(name ?? '') ?? Number.NaN;
const count = (column: ReadonlyMap<string, number>, value: number): number =>
  values(column).filter((other) => other === value).length;
const isSole = (column: ReadonlyMap<string, number>, name: string | undefined, end: 'max' | 'min'): boolean => {
  const best = Math[end](...values(column));
  return at(column, name) === best && count(column, best) === 1;
};

const CLAIMS: readonly Claim[] = [
  {
    name: 'the lead',
    kinds: ['lead'],
    pattern: /vote/,
    holds: (names, { main }) =>
      names.length > 1
        ? names.every((name) => at(main, name) === Math.max(...values(main)))
        : names.length === 0 || isSole(main, names[0], 'max'),
  },
  {
    name: 'the second',
    kinds: ['ranking', 'row'],
    pattern: /follows|^then|next comes|ahead of|, then |\. then |next,/i,
    holds: (names, { main, other }, line) => {
      const second = names.at(-1) ?? '';
      const figure = Number(/-?\d+/.exec(line.replaceAll('−', '-').slice(line.lastIndexOf(second)))?.[0]);
      return [main, other].some(
        (column) =>
          at(column, second) === figure &&
          values(column).filter((value) => value > at(column, second)).length === 1 &&
          count(column, at(column, second)) === 1,
      );
    },
  },
  {
    name: 'the last',
    kinds: ['row'],
    pattern: /\blast\b|other end|bottom|low end|closes the list|nobody has less/i,
    holds: ([name], { main }) => isSole(main, name, 'min'),
  },
  {
    name: 'level',
    kinds: ['tie'],
    pattern: /./,
    holds: (names, { main }) => new Set(names.map((name) => at(main, name))).size === 1,
  },
  {
    name: 'the warmest',
    kinds: ['lead', 'series'],
    pattern: /(?<!next )warmest/i,
    holds: ([day], { main }) => isSole(main, day, 'max'),
  },
  { name: 'the coldest', kinds: ['low'], pattern: /coldest/i, holds: ([day], { main }) => isSole(main, day, 'min') },
  {
    name: 'the low',
    kinds: ['low'],
    pattern: /\blow\b|lowest|least|fewest|other end/i,
    holds: ([day], { main }) => isSole(main, day, 'min'),
  },
  {
    name: 'dry days',
    kinds: ['zero'],
    pattern: /dry|no rain/i,
    holds: (days, { other }, line) =>
      days.every((day) => at(other, day) === 0) && (!/only|one dry/i.test(line) || count(other, 0) === days.length),
  },
  {
    name: 'every day higher',
    kinds: ['series', 'lead'],
    pattern:
      /(?<!fell )step by step|kept climbing|only one way for|beats the one before|came in above the last|not one day fell|day after day|no down day|any day lower|single day/i,
    holds: (_, { main }) => values(main).every((value, index, all) => index === 0 || value > (all[index - 1] ?? 0)),
  },
  {
    name: 'no other day',
    kinds: ['series'],
    pattern: /other day/i,
    holds: (_, { main }) => count(main, Math.max(...values(main))) === 1,
  },
  {
    name: 'next best',
    kinds: ['series'],
    pattern: /next best|next warmest|second comes|next highest|nearest|closest/i,
    holds: ([day], { main }) => {
      const [, second] = [...new Set(values(main))].sort((a, b) => b - a);
      return at(main, day) === second && count(main, second ?? 0) === 1;
    },
  },
];

/** Small figures from a short range, so that rows are level more often than not. */
function sample(seed: number): { payload: unknown; names: readonly string[]; data: Data } {
  const random = seededRandom(seed);
  const below = (most: number): number => Math.floor(random() * most);
  const kind = seed % 3;
  const names = (kind === 0 ? TREES : DAYS).slice(0, 3 + below(kind === 0 ? 4 : 5));
  const main = new Map(
    names.map((name, index) => [name, kind === 0 ? below(7) : (below(5) < 2 ? index : below(6)) + 8]),
  );
  const other = new Map(names.map((name) => [name, kind === 0 ? below(4) - (below(5) === 0 ? 3 : 0) : below(3) * 2.5]));
  const rows = names.map((name) =>
    kind === 0
      ? { name, votes: main.get(name), wins: other.get(name) }
      : kind === 1
        ? { day: name, sold: main.get(name) }
        : { day: name, highC: main.get(name), rainMm: other.get(name) },
  );
  const payload =
    kind === 0
      ? { ballots: rows }
      : kind === 1
        ? { bakery: 'Loaf', days: rows }
        : { city: 'Bergen', now: { tempC: 7 }, week: rows };
  return { payload, names, data: { main, other } };
}

describe('claims in words', () => {
  const met = new Map<string, number>();
  const broken: string[] = [];
  for (let seed = 0; seed < 900; seed += 1) {
    const { payload, names, data } = sample(seed);
    const style = STYLE_NAMES[Math.floor(seed / 3) % STYLE_NAMES.length];
    const { storyboard, scenes } = composeStoryboard(requestFor(payload, { ...(style ? { style } : {}), seed }));
    for (const { scene } of scenes.slice(0, -1)) {
      const line = resolveText(scene.line, storyboard.figures, 'display');
      const said = names.filter((name) => line.includes(name)).sort((a, b) => line.indexOf(a) - line.indexOf(b));
      for (const claim of CLAIMS) {
        if (!claim.kinds.includes(scene.id.replace(/-\d+$/, '')) || !claim.pattern.test(line)) continue;
        met.set(claim.name, (met.get(claim.name) ?? 0) + 1);
        if (!claim.holds(said, data, line)) broken.push(`${claim.name}: ${line} ${JSON.stringify([...data.main])}`);
      }
    }
  }

  it('hold by the data, however many rows are level', () => {
    expect(broken).toEqual([]);
  });

  it.each(CLAIMS.map((claim) => claim.name))('are met in this sample: %s', (name) => {
    expect(met.get(name) ?? 0).toBeGreaterThan(0);
  });
});
