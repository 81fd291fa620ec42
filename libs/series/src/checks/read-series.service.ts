import { Injectable } from '@nestjs/common';
import { WorkProcesses } from '@app/platform';
import {
  type BrowserLeave,
  type FoundSource,
  PreviewSourceService,
  SavedSourceReader,
  tellSource,
  toldWords,
} from '@app/sources';
import type { Series } from '../series.entity';
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
    private readonly work: WorkProcesses,
  ) {}

  /** Throws what `SavedSourceReader.read` throws, and `NotFoundError` for a source that the account does not have. */
  async read(
    { id, accountId, clockId, source, settings, fields }: Series,
    wish: { signal?: AbortSignal; leave?: BrowserLeave },
  ): Promise<SeriesReading> {
    const saved = await this.previews.get(accountId, source.sourceId ?? '');
    // The days of a test clock are seconds apart.
    const owner = clockId === null ? undefined : id;
    const found = await this.reader.read(saved, { ...wish, owner, videoLanguage: settings.language });
    const { data } = await this.work.run(tellSource, toldWords(found), wish.signal);
    return { kind: found.kind, data, fields: { ...found.fields, ...fields }, found };
  }
}
