import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, ConflictError, Database, keepFolder, newId, sweepFolderLater, storableJson } from '@app/platform';
import { readFacts } from '../facts/read-facts';
import type { MarketQuery } from '../market/market-data';
import { SavedSource } from '../previews/saved-source.entity';
import { type FoundSource, SavedSourceReader } from '../previews/saved-source.reader';
import { type BrowserLeave, ReadAddressService } from '../readers/browser/read-address.service';
import { ReadSourceService } from '../readers/read-source.service';
import { PackStillsService } from './pack-stills.service';
import { readPack } from './new-pack';
import { toldData } from './told-data';
import { type PackContent, packFolder, SourcePack } from './source-pack.entity';

/** What a pack is to be made of. */
export type PackOrigin =
  | { url: string }
  | { text: string }
  | { data: Record<string, unknown> }
  | { market: MarketQuery }
  /** A previewed source, as it stands now. */
  | { saved: SavedSource };

/** Whom a reading is kept for: the end user of an embedded studio, or the account itself. */
export interface KeptFor {
  externalUserId?: string;
}

/** Runs in the transaction that keeps the pack. */
export type WithPack = (em: EntityManager, pack: SourcePack) => Promise<void>;

/** How a pack is read; without leave no browser is used. */
export interface PackWish {
  signal?: AbortSignal;
  leave?: BrowserLeave;
}

/** Makes source packs of what callers point at, and reads those that wait for it (specification 4.3). */
@Injectable()
export class ReadPackService {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadSourceService,
    private readonly addresses: ReadAddressService,
    private readonly sources: SavedSourceReader,
    private readonly stills: PackStillsService,
    private readonly clock: Clock,
  ) {}

  /** Throws `UnreadableSourceError`, what `leave` throws, for data what `readFacts` throws, for markets what `MarketDataService.read` throws; then nothing is kept. */
  async keep(
    accountId: string,
    origin: PackOrigin,
    { withPack, leave, externalUserId }: KeptFor & { withPack?: WithPack; leave?: BrowserLeave } = {},
  ): Promise<SourcePack> {
    const id = await this.plan();
    const content = await this.read(id, origin, { leave });
    return await this.database.transaction(async (em) => {
      await this.claim(em, id);
      const pack = readPack({ id, accountId, externalUserId, at: this.clock.now() }, content);
      em.persist(pack);
      await em.flush();
      await withPack?.(em, pack);
      return pack;
    });
  }

  /** The id of a pack that is to be: should what follows fail, or this process die, the sweep of deleted folders finds its pictures. */
  async plan(): Promise<string> {
    const id = newId('sp');
    await sweepFolderLater(this.database.read(), packFolder(id), this.clock.now());
    return id;
  }

  /** In the transaction that keeps a planned pack. Throws `ConflictError` where its pictures were swept away meanwhile. */
  async claim(em: EntityManager, packId: string): Promise<void> {
    if (!(await keepFolder(em, packFolder(packId))))
      throw new ConflictError('the source took too long to be read; send it again');
  }

  /** A pack's content as its origin gives it now; pictures that are part of a file are stored under `packId`. */
  async read(packId: string, origin: PackOrigin, { signal, leave }: PackWish = {}): Promise<PackContent> {
    if ('data' in origin) {
      readFacts(origin.data);
      return { kind: 'data', title: null, url: null, data: storableJson(origin.data), reading: null };
    }
    const found = await this.find(origin, { signal, leave });
    return await this.contentOf(packId, found, signal);
  }

  /**
   * The pack as it is to be told: one that waits is read first, once, whoever asks at the same time. Throws
   * `UnreadableSourceError`, and what `leave` throws.
   */
  async ensureRead(packId: string, { signal, leave }: PackWish = {}): Promise<SourcePack> {
    const waiting = await this.database.read().findOneOrFail(SourcePack, { id: packId });
    if (waiting.readAt !== null) return waiting;
    const found = await this.readAnew(waiting, { signal, leave });
    const content = await this.contentOf(packId, found, signal);
    return await this.database.transaction(async (em) => {
      const pack = await em.findOneOrFail(SourcePack, { id: packId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (pack.readAt === null) pack.fill(content, this.clock.now());
      return pack;
    });
  }

  private async find(origin: Exclude<PackOrigin, { data: object }>, { signal, leave }: PackWish): Promise<FoundSource> {
    if ('saved' in origin) return await this.sources.read(origin.saved, { signal, leave });
    if ('market' in origin) return await this.sources.lookUp(origin.market);
    if ('url' in origin) return await this.addresses.read(origin.url, { signal, leave });
    return await this.readers.readText(origin.text, { signal });
  }

  private async readAnew({ url, sourceId }: SourcePack, wish: PackWish): Promise<FoundSource> {
    if (sourceId === null) return await this.addresses.read(url ?? '', wish);
    const source = await this.database.read().findOneOrFail(SavedSource, { id: sourceId });
    return await this.sources.read(source, wish);
  }

  /** A pack's content out of what was found already; pictures that are part of a file are stored under `packId`. */
  async contentOf(packId: string, found: FoundSource, signal?: AbortSignal): Promise<PackContent> {
    const { kind, url, stills, ...rest } = found;
    const { title, data, places } = toldData(found);
    const kept = await this.stills.keep(packId, stills, signal);
    const { language, series, footage, brand, text, itemCount, warnings, readBy } = rest;
    const reading = { language, places, series, stills: kept, footage, brand, text, itemCount, warnings, readBy };
    return { kind, title, url, data: storableJson(data), reading: storableJson(reading) };
  }
}
