import type { Clock } from '@app/platform';
import { type FoundSource, type SavedSource, UnreadableSourceError } from '@app/sources';
import { ReadingChild } from '../../../sources/test/readers/reading-child';
import type { ChangingSource } from './changing-source';

/** Stands in for fetching alone: what the sources send is read by the readers of the service, in one process for all. */
export class SourceWorld {
  private readonly sources = new Map<string, ChangingSource>();
  private readonly reader = new ReadingChild();

  constructor(private readonly clock: Clock) {}

  stop(): void {
    this.reader.stop();
  }

  add(source: ChangingSource): void {
    this.sources.set(source.url, source);
  }

  /** In place of the reader of sources. */
  async read({ url, insistsOn: kind }: Pick<SavedSource, 'url' | 'insistsOn'>): Promise<FoundSource> {
    const source = this.sources.get(url ?? '');
    if (!source || source.isDown) throw new UnreadableSourceError('unreachable', `${url} answered 503`);
    const found = await this.reader.read(source.bytes(this.clock.now()), { url, contentType: source.type, kind });
    if (typeof found === 'string') throw new UnreadableSourceError('broken', found);
    return { ...found, readBy: 'plain' };
  }
}
