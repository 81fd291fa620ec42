import type { FactPack } from '../facts/fact';
import { readFacts } from '../facts/read-facts';
import type { PackReading } from './pack-reading';
import type { SourcePack } from './source-pack.entity';

/** The key of a pack's picture among those that its data name: `still-0`. */
export function stillKey(index: number): string {
  return `still-${index}`;
}

/** The facts of a read pack, its pictures among those that the data name. Throws as `readFacts`. */
export function packFacts({ data, reading }: Pick<SourcePack, 'data' | 'reading'>): FactPack {
  return withStills(readFacts(data), reading);
}

/** Facts with the pictures that a reader found beside them. */
export function withStills(facts: FactPack, reading: PackReading | null): FactPack {
  const stills = (reading?.stills ?? []).map(({ url, file, alt }, index) => ({
    key: stillKey(index),
    url: url ?? file ?? '',
    owner: alt,
  }));
  return stills.length > 0 ? { ...facts, pictures: [...facts.pictures, ...stills] } : facts;
}
