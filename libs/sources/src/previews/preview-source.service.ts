import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database, findOwned, SecretBox } from '@app/platform';
import type { KeptFor } from '../packs/read-pack.service';
import type { BrowserLeave } from '../readers/browser/read-address.service';
import type { ReaderKind } from '../source-kinds';
import { SavedSource, type SourcePlace } from './saved-source.entity';
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
    const owner = { accountId, externalUserId, at: this.clock.now() };
    const source = SavedSource.unread(owner, this.placeOf(order));
    const found = await this.reader.read(source, { leave });
    source.markRead(found);
    await look?.(found);
    return await this.database.transaction(async (em) => {
      em.persist(source);
      await em.flush();
      await withSource?.(em, { source, found });
      return { source, found };
    });
  }

  /** Throws `NotFoundError` for another account's too. */
  async get(accountId: string, id: string): Promise<SavedSource> {
    return await findOwned(this.database.read(), SavedSource, 'source', { id, accountId });
  }

  private placeOf(order: PreviewOrder): SourcePlace {
    if ('query' in order) return { query: order.query };
    const { url, kind: insistsOn, headers = {} } = order;
    const sealedHeaders = Object.keys(headers).length > 0 ? this.box.seal(JSON.stringify(headers)) : null;
    return { url, insistsOn, sealedHeaders };
  }
}
