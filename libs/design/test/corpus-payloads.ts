import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One payload of the corpus, as a caller would send it, with what its video must and must not bring. */
export interface CorpusPayload {
  name: string;
  title?: string;
  cta?: string;
  data: unknown;
  /** Words that the video must say as they stand. */
  told?: string[];
  /** Ids, addresses, coordinates and the like: no text may bring them. */
  untold?: string[];
}

const FOLDER = join(__dirname, 'corpus');

/** Every payload of the corpus and the largest that is allowed, 5,000 keys made by seed. */
export function corpusPayloads(): CorpusPayload[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  const written = files.flatMap((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as CorpusPayload[]);
  return [...written, { name: 'five thousand keys', title: 'Every town', data: towns(1) }];
}

function towns(seed: number): object {
  let state = seed;
  const next = (most: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  const rows = Array.from({ length: 999 }, (_, at) => ({
    town: `Town ${at + 1}`,
    population: 1000 + next(900_000),
    changePct: (next(300) - 150) / 10,
    areaKm2: 1 + next(400),
    budgetEur: next(1_000_000_000),
  }));
  return { country: 'Faraway', towns: rows, asOf: '2026-09-28', inhabitants: 41_280_113, capital: 'Town 7' };
}
