import { type FactPack, readFacts } from '@app/facts';
import type { PackContent, PackReading } from './source-pack.entity';

/** The key of a pack's picture among those that its data name: `still-0`. */
export function stillKey(index: number): string {
  return `still-${index}`;
}

/** The facts of a read pack as they are declared, its pictures among those that the data name. Throws as `readFacts`. */
export function packFacts({ data, reading, fields }: Pick<PackContent, 'data' | 'reading' | 'fields'>): FactPack {
  return withStills(readFacts(data, { defaults: fields ?? {} }), reading?.stills);
}

/** Facts with the pictures that a reader found beside them. */
export function withStills(facts: FactPack, found: PackReading['stills'] = []): FactPack {
  const stills = found.map(({ url, file, alt }, index) => ({
    key: stillKey(index),
    url: url ?? file ?? '',
    owner: alt,
  }));
  return stills.length > 0 ? { ...facts, pictures: [...facts.pictures, ...stills] } : facts;
}
