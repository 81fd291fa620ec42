import { composeStoryboard, english, estimateDurations, fitToTarget } from '@app/design';
import { readFacts } from '@app/facts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { row } from './report';

const SIZES = [500, 1_000, 2_500, 5_000] as const;
const TIMES = 3;
/** Facts beside the rows of the table: a payload is never a table alone. */
const SINGLES = 20;
const COLUMNS = 5;
const BRANCHES = 10;

/** How long facts take to become a storyboard, and how that grows with their number. Nothing is spoken or drawn. */
export async function storyboardBench(): Promise<void> {
  process.stdout.write('\nFrom a payload to a storyboard\n');
  const video = JSON.parse(readFileSync(join(process.cwd(), 'examples/pool.json'), 'utf8')) as { data: object };
  row('  an ordinary video (examples/pool.json)', { median: `${medianMs(video.data).toFixed(1)} ms` });
  for (const [shape, build] of Object.entries(SHAPES)) {
    const medians = SIZES.map((size) => medianMs(build(size)));
    medians.forEach((ms, at) => {
      const [size, least] = [SIZES[at] ?? 0, SIZES[0]];
      const growth: Record<string, string> =
        at === 0 ? {} : { [`against ${least}`]: `${(ms / (medians[0] ?? ms)).toFixed(1)} times for ${size / least}` };
      row(`  ${shape}, ${size} facts`, { median: `${ms.toFixed(1)} ms`, ...growth });
    });
  }
  await Promise.resolve();
}

/** Payloads of about so many facts: one long table, many, small objects, a deep tree, and single figures side by side. */
const SHAPES: Readonly<Record<string, (facts: number) => object>> = {
  table: (facts) => ({ ...singles(SINGLES), rows: many((facts - SINGLES) / COLUMNS, rowOf) }),
  objects: (facts) => ({ ...singles(SINGLES), shops: named((facts - SINGLES) / COLUMNS, rowOf) }),
  tables: (facts) => ({
    ...singles(SINGLES),
    ...Object.fromEntries(
      many(BRANCHES, (at) => [`area${letters(at)}`, many((facts - SINGLES) / COLUMNS / BRANCHES, rowOf)]),
    ),
  }),
  nested: (facts) => ({ ...singles(SINGLES), country: nested((facts - SINGLES) / COLUMNS) }),
  singles: (facts) => singles(facts),
};

/** Processor time: other work on the machine does not count. The first run warms up and is left out. */
function medianMs(data: object): number {
  const times = Array.from({ length: TIMES + 1 }, (_, seed) => {
    const from = process.cpuUsage();
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
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  });
  return times.slice(1).sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
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

function many<One>(count: number, one: (at: number) => One): One[] {
  return Array.from({ length: count }, (_, at) => one(at));
}

function named(count: number, one: (at: number) => object): object {
  return Object.fromEntries(many(count, one).map((entry, at) => [`shop${at}`, entry]));
}

/** Regions of regions, down to one place each. */
function nested(places: number): object {
  if (places <= 1) return rowOf(places);
  const branches = Math.min(BRANCHES, places);
  const share = (at: number): number => Math.floor(places / branches) + (at < places % branches ? 1 : 0);
  return Object.fromEntries(many(branches, (at) => [`region${letters(at)}`, nested(share(at))]));
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
