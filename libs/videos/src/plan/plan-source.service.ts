import { Injectable } from '@nestjs/common';
import type { FieldMeanings } from '@app/facts';
import { Clock, storableJson, WorkProcesses } from '@app/platform';
import {
  type FoundSource,
  glanceFacts,
  type PackContent,
  PackStillsService,
  PreviewSourceService,
  ReadSourceService,
  SavedSourceReader,
  type SourcePack,
} from '@app/sources';
import type { SettledOrder } from '../ordering/video-order';
import { packOf } from '../ordering/order-pack';

/** Reads what a plan is made of; nothing of it is kept. */
@Injectable()
export class PlanSourceService {
  constructor(
    private readonly readers: ReadSourceService,
    private readonly previews: PreviewSourceService,
    private readonly saved: SavedSourceReader,
    private readonly stills: PackStillsService,
    private readonly clock: Clock,
    private readonly work: WorkProcesses,
  ) {}

  /** The pack that a video of the order would be told from, written down nowhere. Throws `UnreadableSourceError` and `InvalidFieldsError`. */
  async packFor(accountId: string, order: SettledOrder, signal: AbortSignal): Promise<SourcePack> {
    const at = this.clock.now();
    const pack = packOf(order, { accountId, at });
    if (pack.readAt === null) {
      pack.fill(await this.read(accountId, pack, signal), at);
      await this.check(pack, order.fields, signal);
    }
    return pack;
  }

  private async check({ data, fields: defaults }: SourcePack, fields: FieldMeanings | undefined, signal: AbortSignal) {
    if (fields) await this.work.run(glanceFacts, { data, fields, defaults: defaults ?? {} }, signal);
  }

  private async read(accountId: string, pack: SourcePack, signal: AbortSignal): Promise<PackContent> {
    const { kind, title, url, data, stills, fields, ...rest } = await this.find(accountId, pack, signal);
    // Pictures that are part of a file would have to be stored; a plan shows those that have an address.
    const addressed = stills.filter((still) => still.url !== null);
    const measured = await this.stills.keep(pack.id, addressed, signal);
    const { language, places, series, footage, brand, text, itemCount, warnings } = rest;
    const reading = { language, places, series, stills: measured, footage, brand, text, itemCount, warnings };
    return { kind, title, url, data: storableJson(data), reading: storableJson(reading), fields: fields ?? null };
  }

  private async find(accountId: string, pack: SourcePack, signal: AbortSignal): Promise<FoundSource> {
    const { url, sourceId, language: videoLanguage } = pack;
    if (sourceId === null) return await this.readers.readUrl(url ?? '', { signal, videoLanguage });
    return await this.saved.read(await this.previews.get(accountId, sourceId), { signal, videoLanguage });
  }
}
