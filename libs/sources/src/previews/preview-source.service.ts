import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database, findOwned, newId, SecretBox } from '@app/platform';
import type { KeptFor } from '../packs/read-pack.service';
import type { BrowserLeave } from '../readers/browser/read-address.service';
import type { ReaderKind } from '../readers/read-source';
import { SavedSource } from './saved-source.entity';
import { type FoundSource, SavedSourceReader } from './saved-source.reader';

/** What a caller points at: an address, or a question to the market services. */
export type PreviewOrder =
  | {
      url: string;
      kind?: ReaderKind;
      /** Such as an API's key. */
      headers?: Record<string, string>;
    }
  | { query: string };

/** A source with what reading it once has found. */
export interface PreviewedSource {
  source: SavedSource;
  found: FoundSource;
}

/** Runs in the transaction that saves the source. */
export type WithSource = (em: EntityManager, previewed: PreviewedSource) => Promise<void>;

/** Who looks at a source that is saved. */
export interface SourceLooks {
  /** Sees what was found before the transaction: for what takes long. */
  look?: (found: FoundSource) => Promise<void>;
  withSource?: WithSource;
}

/** Reads a source once and remembers where it is, for videos and series to read it again. */
@Injectable()
export class PreviewSourceService {
  constructor(
    private readonly database: Database,
    private readonly reader: SavedSourceReader,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** Throws what `SavedSourceReader` throws; then nothing is saved. Without leave no browser is used. */
  async preview(
    accountId: string,
    order: PreviewOrder,
    { withSource, look, leave, externalUserId }: KeptFor & SourceLooks & { leave?: BrowserLeave } = {},
  ): Promise<PreviewedSource> {
    const place = this.placeOf(order);
    const found = await this.reader.read(place, { leave });
    await look?.(found);
    return await this.database.transaction(async (em) => {
      const source = em.create(SavedSource, {
        ...place,
        id: newId('src'),
        accountId,
        externalUserId: externalUserId ?? null,
        kind: found.kind,
        title: found.title,
        createdAt: this.clock.now(),
      });
      em.persist(source);
      await em.flush();
      await withSource?.(em, { source, found });
      return { source, found };
    });
  }

  /** Throws `NotFoundError` for another account's too. */
  async get(accountId: string, id: string): Promise<SavedSource> {
    const source = await findOwned(this.database.read(), SavedSource, 'source', { id, accountId });
    return source;
  }

  private placeOf(order: PreviewOrder): Pick<SavedSource, 'url' | 'query' | 'insistsOn' | 'sealedHeaders'> {
    if ('query' in order) return { url: null, query: order.query, insistsOn: null, sealedHeaders: null };
    const { url, kind, headers = {} } = order;
    const sealedHeaders = Object.keys(headers).length > 0 ? this.box.seal(JSON.stringify(headers)) : null;
    return { url, query: null, insistsOn: kind ?? null, sealedHeaders };
  }
}
