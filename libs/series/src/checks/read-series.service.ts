import { Injectable } from '@nestjs/common';
import { type BrowserLeave, type FoundSource, PreviewSourceService, SavedSourceReader, toldData } from '@app/sources';
import type { SeriesSource } from '../series-source';
import type { FoundFacts } from '../changes/detect-changes';

/** What a series' source says now. */
export interface SeriesReading extends FoundFacts {
  found: FoundSource;
}

/** Reads what series are made of. */
@Injectable()
export class ReadSeriesService {
  constructor(
    private readonly previews: PreviewSourceService,
    private readonly reader: SavedSourceReader,
  ) {}

  /** Throws what `SavedSourceReader.read` throws, and `NotFoundError` for a source that the account does not have. */
  async read(
    { accountId, source }: { accountId: string; source: SeriesSource },
    wish: { signal?: AbortSignal; leave?: BrowserLeave },
  ): Promise<SeriesReading> {
    const saved = await this.previews.get(accountId, source.sourceId ?? '');
    const found = await this.reader.read(saved, wish);
    return { kind: found.kind, data: toldData(found).data, found };
  }
}
