import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  ConflictError,
  Database,
  keepFolder,
  newId,
  storableJson,
  sweepFolderLater,
  WorkProcesses,
} from '@app/platform';
import { type FieldMeanings, NoFactsError, readDeclared } from '@app/facts';
import type { MarketQuery } from '../market/market-data';
import { SavedSource } from '../previews/saved-source.entity';
import { type FoundSource, SavedSourceReader } from '../previews/saved-source.reader';
import { type BrowserLeave, ReadAddressService } from '../readers/browser/read-address.service';
import { ReadSourceService } from '../readers/read-source.service';
import { addressTitle, fileTitle } from './data-name';
import { PackStillsService } from './pack-stills.service';
import { type PackContent, packFolder, readPack, SourcePack } from './source-pack.entity';
import { glanceFacts, tellSource, toldWords } from './fact.tasks';

/** What a pack is to be made of. */
export type PackOrigin = (
  | /** `language`: of the source, as its caller declares it. */
    { url: string; language?: string | null }
  | { text: string; fileName?: string; language?: string | null }
  | { data: Record<string, unknown>; fileName?: string }
  | { market: MarketQuery }
  /** A previewed source, as it stands now. */
  | { saved: SavedSource }
) & {
  /** What its caller declares of what is found. */
  fields?: FieldMeanings;
};

/** Whom a reading is kept for: the end user of an embedded studio, or the account itself. */
export interface KeptFor {
  externalUserId?: string;
}

/** Runs in the transaction that keeps the pack. */
export type WithPack = (em: EntityManager, pack: SourcePack) => Promise<void>;

/** Who looks at a pack that is kept. */
export interface PackLooks {
  /** Sees it when it is read, before the transaction: for what takes long. */
  look?: (pack: SourcePack) => Promise<void>;
  withPack?: WithPack;
}

/** How a pack is read; without leave no browser is used. */
export interface PackWish {
  signal?: AbortSignal;
  leave?: BrowserLeave;
  /** The language of the video it is read for. */
  videoLanguage?: string | null;
}

/** Makes source packs of what callers point at, and reads those that wait for it. */
@Injectable()
export class ReadPackService {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadSourceService,
    private readonly addresses: ReadAddressService,
    private readonly sources: SavedSourceReader,
    private readonly stills: PackStillsService,
    private readonly clock: Clock,
    private readonly work: WorkProcesses,
  ) {}

  /**
   * Throws `UnreadableSourceError`, what `leave` throws, for data what `readFacts` throws, `InvalidFieldsError`, for
   * markets what `MarketDataService.read` throws; then nothing is kept.
   */
  async keep(
    accountId: string,
    origin: PackOrigin,
    { withPack, look, leave, externalUserId }: KeptFor & PackLooks & { leave?: BrowserLeave } = {},
  ): Promise<SourcePack> {
    const id = await this.plan();
    const content = await this.read(id, origin, { leave });
    const pack = readPack({ id, accountId, externalUserId, at: this.clock.now() }, content);
    await look?.(pack);
    return await this.database.transaction(async (em) => {
      await this.claim(em, id);
      em.persist(pack);
      await em.flush();
      await withPack?.(em, pack);
      return pack;
    });
  }

  /** The id of a pack that is to be: should what follows fail, or this process die, the sweep of deleted folders finds its pictures. */
  async plan(): Promise<string> {
    const id = newId('sp');
    await sweepFolderLater(this.database.read(), packFolder(id), this.clock.real());
    return id;
  }

  /** In the transaction that keeps a planned pack. Throws `ConflictError` where its pictures were swept away meanwhile. */
  async claim(em: EntityManager, packId: string): Promise<void> {
    if (!(await keepFolder(em, packFolder(packId))))
      throw new ConflictError('the source took too long to be read; send it again');
  }

  /** A pack's content as its origin gives it now; pictures that are part of a file are stored under `packId`. */
  async read(packId: string, origin: PackOrigin, wish: PackWish = {}): Promise<PackContent> {
    if ('data' in origin) {
      const { data, fields: defaults = {} } = readDeclared(origin.data) ?? { data: origin.data };
      const { fields } = origin;
      if (!(await this.work.run(glanceFacts, { data, fields, defaults }, wish.signal))) throw new NoFactsError();
      const title = 'title' in data ? null : fileTitle(origin.fileName);
      return {
        kind: 'data',
        title,
        url: null,
        data: storableJson(data),
        reading: null,
        fields: merged(defaults, fields),
      };
    }
    const found = await this.find(origin, wish);
    const read = await this.contentOf(packId, found, wish.signal);
    const content = { ...read, fields: merged(read.fields, origin.fields) };
    if (origin.fields) {
      const declared = { data: content.data, fields: origin.fields, defaults: read.fields ?? {} };
      await this.work.run(glanceFacts, declared, wish.signal);
    }
    return 'fileName' in origin ? { ...content, title: content.title ?? fileTitle(origin.fileName) } : content;
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

  private async find(origin: Exclude<PackOrigin, { data: object }>, wish: PackWish): Promise<FoundSource> {
    if ('saved' in origin) return await this.sources.read(origin.saved, wish);
    if ('market' in origin) return await this.sources.lookUp(origin.market);
    if ('url' in origin) return await this.addresses.read(origin.url, { ...wish, language: origin.language });
    return await this.readers.readText(origin.text, { ...wish, language: origin.language });
  }

  private async readAnew({ url, sourceId, language }: SourcePack, asked: PackWish): Promise<FoundSource> {
    const wish = { ...asked, videoLanguage: language };
    if (sourceId === null) return await this.addresses.read(url ?? '', wish);
    const source = await this.database.read().findOneOrFail(SavedSource, { id: sourceId });
    return await this.sources.read(source, wish);
  }

  /** A pack's content out of what was found already; pictures that are part of a file are stored under `packId`. */
  async contentOf(packId: string, found: FoundSource, signal?: AbortSignal): Promise<PackContent> {
    const { kind, url, stills, fields = null, ...rest } = found;
    const { title, data, places } = await this.work.run(tellSource, toldWords(found), signal);
    const kept = await this.stills.keep(packId, stills, signal);
    const { language, series, footage, brand, text, itemCount, warnings, undecided, readBy } = rest;
    const beside = { footage, brand, text, itemCount, warnings, undecided, readBy };
    const reading = { language, places, series, stills: kept, ...beside };
    return {
      kind,
      title: title ?? addressTitle(url),
      url,
      data: storableJson(data),
      reading: storableJson(reading),
      fields,
    };
  }
}

/** Declarations laid over others; null where there are none. */
function merged(defaults: FieldMeanings | null | undefined, fields: FieldMeanings | undefined): FieldMeanings | null {
  const both = { ...defaults, ...fields };
  return Object.keys(both).length === 0 ? null : storableJson(both);
}
