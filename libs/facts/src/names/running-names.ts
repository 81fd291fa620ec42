import { groupBy } from '../group-by';

const LETTER_RUN = /^(?<stem>.*?)(?<step>(?<!\p{L})\p{L}|(?<=\p{Ll})\p{Lu})$/u;
const NUMBER_RUN = /^(?<stem>.*\p{L}[ _-]?)(?<step>\d{1,3})$/u;
/** Numbers that begin later must run on longer: `{m2, m3}` are an area and a volume. */
const LEAST_RUN = 3;

/**
 * Names in one object that only differ by a running letter or number, so that it counts them and is no unit: `{A, B, C}`,
 * `{L1, L2, L3}`, `{galleryA, galleryB}`. Letters begin at A, and numbers at 0 or 1 where there are fewer than three.
 */
export function runningNames(names: readonly string[]): ReadonlySet<string> {
  const letters = runsOf(names, LETTER_RUN, (step) => step.toLowerCase().charCodeAt(0) - A);
  const numbers = runsOf(names, NUMBER_RUN, Number);
  return new Set(
    [
      ...letters.flatMap((run) => (run[0]?.at === 0 ? run : [])),
      ...numbers.flatMap((run) => ((run[0]?.at ?? LEAST_RUN) <= 1 || run.length >= LEAST_RUN ? run : [])),
    ].map(({ name }) => name),
  );
}

const A = 97;

interface Step {
  name: string;
  at: number;
}

/** Unbroken runs of two names and more, each in its order. */
function runsOf(names: readonly string[], pattern: RegExp, placeOf: (step: string) => number): Step[][] {
  const found = names.flatMap((name) => {
    const { stem, step } = pattern.exec(name)?.groups ?? {};
    return stem !== undefined && step !== undefined ? [{ name, stem, at: placeOf(step) }] : [];
  });
  return [...groupBy(found, ({ stem }) => stem).values()].flatMap((steps): Step[][] => {
    const run = steps.toSorted((one, other) => one.at - other.at);
    return run.length > 1 && run.every(({ at }, index) => at === (run[0]?.at ?? 0) + index) ? [run] : [];
  });
}

const YEARS = ['current year', 'last year', '2 years ago', '3 years ago'];

/** Years as accounts count them back, where both stand in one object: `{n, n_1}`, `{N, "N-1", "N-2"}`. */
export function countedYears(names: readonly string[]): ReadonlyMap<string, string> {
  const back = names.flatMap((name): Array<[string, number]> => {
    const found = /^n(?:[-_ ]?([1-3]))?$/i.exec(name);
    return found ? [[name, Number(found[1] ?? 0)]] : [];
  });
  if (!back.some(([, ago]) => ago === 0) || !back.some(([, ago]) => ago === 1)) return NONE;
  return new Map(back.map(([name, ago]) => [name, YEARS[ago] ?? '']));
}

const NONE: ReadonlyMap<string, string> = new Map();
