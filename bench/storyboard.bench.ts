import { composeStoryboard, english, estimateDurations, fitToTarget } from '@app/design';
import { readFacts } from '@app/sources';
import { row } from './report';

const SIZES = [50, 500, 5_000] as const;
const TIMES = 5;
/** Facts beside the rows of the table: a payload is never a table alone. */
const SINGLES = 20;
const COLUMNS = 5;

/** How long facts take to become a storyboard, and how that grows with their number. Nothing is spoken or drawn. */
export async function storyboardBench(): Promise<void> {
  process.stdout.write('\nFrom a payload to a storyboard\n');
  for (const [shape, build] of Object.entries(SHAPES)) {
    const medians = SIZES.map((size) => medianMs(build(size)));
    medians.forEach((ms, at) => {
      const before = medians[at - 1];
      const growth: Record<string, string> =
        before === undefined ? {} : { 'against a tenth': `${(ms / before).toFixed(1)} times` };
      row(`  ${shape}, ${SIZES[at]}`, { median: `${ms.toFixed(1)} ms`, ...growth });
    });
  }
  await Promise.resolve();
}

/** Payloads of about so many facts: one long table, many small objects, and single figures side by side. */
const SHAPES: Readonly<Record<string, (facts: number) => object>> = {
  table: (facts) => ({ ...singles(SINGLES), rows: many((facts - SINGLES) / COLUMNS, rowOf) }),
  objects: (facts) => ({ ...singles(SINGLES), shops: named((facts - SINGLES) / COLUMNS, rowOf) }),
  singles: (facts) => singles(facts),
};

function medianMs(data: object): number {
  const times = Array.from({ length: TIMES }, (_, seed) => {
    const from = performance.now();
    const draft = composeStoryboard({
      facts: readFacts(data),
      title: 'Towns',
      brief: 'Focus on visitors and skip the rain',
      targetSeconds: 30,
      format: '9:16',
      language: english,
      seed,
      stills: [],
      captions: true,
      music: true,
    });
    fitToTarget(draft, estimateDurations(draft), 30);
    return performance.now() - from;
  });
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}

function rowOf(at: number): object {
  return {
    town: `Town ${at}`,
    visitors: 900 + ((at * 7919) % 5_000),
    rainMm: at % 40,
    salesUsd: at * 31.5,
    openPct: at % 100,
  };
}

function many(count: number, one: (at: number) => object): object[] {
  return Array.from({ length: count }, (_, at) => one(at));
}

function named(count: number, one: (at: number) => object): object {
  return Object.fromEntries(many(count, one).map((entry, at) => [`shop${at}`, entry]));
}

function singles(count: number): object {
  const units = ['Usd', 'Pct', 'Count', 'Km'];
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `figure${letters(at)}${units[at % units.length]}`,
      1 + ((at * 37) % 900),
    ]),
  );
}

/** Numbers in names would be read as part of them. */
function letters(at: number): string {
  return [...String(at)].map((digit) => String.fromCharCode(65 + Number(digit))).join('');
}
