import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A request as a caller would send it: what the composer must make a good video of. */
export interface Payload {
  title?: string;
  brief?: string;
  cta?: string;
  targetSeconds: number;
  data: unknown;
}

const EXAMPLES = join(__dirname, '../../../examples');

/** The examples of the repository, by name. */
export function examples(): Array<[string, Payload]> {
  return readdirSync(EXAMPLES)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, JSON.parse(readFileSync(join(EXAMPLES, name), 'utf8')) as Payload]);
}

/** The examples of the repository and two dozen odd payloads, by name. */
export function payloads(): Array<[string, Payload]> {
  const odd = ['odd-payloads.json', 'more-payloads.json'].flatMap(
    (name) => JSON.parse(readFileSync(join(__dirname, name), 'utf8')) as Payload[],
  );
  return [
    ...examples(),
    ...odd.map((payload): [string, Payload] => [payload.title ?? 'untitled', payload]),
    ['four hundred rows', { title: 'Towns', targetSeconds: 20, data: { towns: towns(400) } }],
    [
      'hostile keys',
      { targetSeconds: 20, data: { 'a|b}}': 12, '{{c}}': 'text {{apyPct}} 5', 'd/e~f': 3.5, '': 7, '#': 'x' } },
    ],
    [
      'extremes of number',
      { targetSeconds: 20, data: { huge: 1e308, small: 1.5e-9, negative: -0, digits: 123456789012345, text: 'NaN' } },
    ],
    ['booleans alone', { targetSeconds: 15, data: { open: true, free: false } }],
    [
      'a list at the top',
      {
        targetSeconds: 20,
        data: [
          { name: 'A', score: 3 },
          { name: 'B', score: 2 },
          { name: 'C', score: 1 },
        ],
      },
    ],
    ['long text', { targetSeconds: 15, data: { note: 'word '.repeat(400), count: 3 } }],
  ];
}

function towns(count: number): object[] {
  return Array.from({ length: count }, (_, at) => ({
    town: `Town ${at + 1}`,
    population: 1000 + ((at * 7919) % 90_000),
    areaKm2: (at % 50) + 1,
  }));
}
