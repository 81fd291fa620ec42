import { mkdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import {
  Clock,
  Cursors,
  Database,
  findOwned,
  sweepFolderLater,
  NotFoundError,
  ObjectStorage,
  type Page,
  readPage,
} from '@app/platform';
import type { Shot } from '../footage/footage-reading';
import { assetFolder, type AssetKind, LibraryAsset } from './library-asset.entity';

/** An asset on local disk. */
export interface LibraryFile {
  libraryAssetId: string;
  kind: AssetKind;
  path: string;
  /** Null for pictures. */
  seconds: number | null;
  /** Pixels as shown; 0 for sounds. */
  width: number;
  height: number;
  /** Of videos, in order. */
  shots: Shot[] | null;
}

/** What a list of assets is narrowed to; all that is said must be true of an asset. */
export interface LibraryQuery {
  limit: number;
  /** Id of the last asset of the page before. */
  cursor?: string;
  kind?: AssetKind;
  folder?: string;
  /** What this end user of an embedded studio brought. */
  externalUserId?: string;
}

/** A folder that holds assets. */
export interface LibraryFolder {
  folder: string;
  assets: number;
}

/** Reads and changes what an account's library holds; every method throws `NotFoundError` for another account's. */
@Injectable()
export class LibraryService {
  private readonly logger = new Logger(LibraryService.name);

  constructor(
    private readonly database: Database,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  async get(accountId: string, id: string): Promise<LibraryAsset> {
    return await findAsset(this.database.read(), accountId, id);
  }

  /** Those of `ids` that the account still has. */
  async known(accountId: string, ids: readonly string[]): Promise<LibraryAsset[]> {
    return ids.length === 0 ? [] : await this.database.read().find(LibraryAsset, { accountId, id: { $in: [...ids] } });
  }

  /** Whosever it is, for those who hold its key. */
  async getForViewer(id: string): Promise<LibraryAsset> {
    const found = await this.database.read().findOne(LibraryAsset, { id });
    if (!found) throw new NotFoundError('asset', id);
    return found;
  }

  /** Newest first. Throws `UnknownCursorError`. */
  async page(accountId: string, { kind, folder, externalUserId, ...asked }: LibraryQuery): Promise<Page<LibraryAsset>> {
    const em = this.database.read();
    const whose = externalUserId === undefined ? { accountId } : { accountId, externalUserId };
    const where = { ...(kind ? { kind } : {}), ...(folder ? { folder } : {}) };
    return await readPage(em, { entity: LibraryAsset, whose, where, by: ['position'] }, asked);
  }

  /** By name; a folder is there as long as an asset is in it. Throws `UnknownCursorError`. */
  async folders(
    accountId: string,
    {
      limit,
      cursor,
      externalUserId = null,
    }: Pick<LibraryQuery, 'limit' | 'cursor'> & { externalUserId?: string | null },
  ): Promise<Page<LibraryFolder>> {
    const cursors = new Cursors(`folders ${JSON.stringify([accountId, externalUserId])}`, ['string']);
    const [last = ''] = cursors.read(cursor) ?? [];
    const values = [accountId, last, externalUserId, externalUserId, limit + 1];
    const rows = await this.database.read().execute<LibraryFolder[]>(FOLDERS, values);
    return cursors.cut(rows, limit, ({ folder }) => [folder]);
  }

  /** What all its assets come to. */
  async bytesOf(accountId: string): Promise<number> {
    return await heldBytes(this.database.read(), accountId);
  }

  async change(
    accountId: string,
    id: string,
    change: { title?: string; folder?: string | null },
  ): Promise<LibraryAsset> {
    const em = this.database.read();
    const asset = await findAsset(em, accountId, id);
    asset.change(change, this.clock.now());
    await em.flush();
    return asset;
  }

  /** Removes it with its files; videos that were made of it keep copies of their own. */
  async delete(accountId: string, id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      if ((await em.nativeDelete(LibraryAsset, { id, accountId })) === 0) throw new NotFoundError('asset', id);
      await sweepFolderLater(em, assetFolder(id), this.clock.real());
    });
    // Where the storage does not answer, the sweep removes what is left.
    await this.storage.removeAll(assetFolder(id)).catch((error: unknown) => {
      this.logger.warn({ err: error, assetId: id }, 'files of a deleted asset left to the sweep');
    });
  }

  /** Copies assets into `folder`, in the order of `ids`; one that is named twice is copied once. */
  async fetchFiles(accountId: string, ids: readonly string[], folder: string): Promise<LibraryFile[]> {
    await mkdir(folder, { recursive: true });
    const files = new Map<string, LibraryFile>();
    for (const id of new Set(ids)) {
      const asset = await this.get(accountId, id);
      const path = join(folder, `${id}${extname(asset.fileName)}`);
      await this.storage.fetchTo(`${assetFolder(id)}/${asset.fileName}`, path);
      const { kind, duration: seconds, width, height } = asset;
      const shots = (await asset.shots.load()) ?? null;
      files.set(id, { libraryAssetId: id, kind, path, seconds, width: width ?? 0, height: height ?? 0, shots });
    }
    return ids.flatMap((id) => files.get(id) ?? []);
  }
}

const FOLDERS = `
  SELECT folder, count(*)::int AS assets FROM library_assets
    WHERE account_id = ? AND folder > ? AND (?::text IS NULL OR external_user_id = ?)
    GROUP BY folder ORDER BY folder LIMIT ?`;

/** What all assets of an account come to. */
export async function heldBytes(em: EntityManager, accountId: string): Promise<number> {
  const [held] = await em.execute<Array<{ bytes: string }>>(HELD, [accountId]);
  return Number(held?.bytes ?? 0);
}

const HELD = 'SELECT coalesce(sum(bytes), 0) AS bytes FROM library_assets WHERE account_id = ?';

async function findAsset(em: EntityManager, accountId: string, id: string): Promise<LibraryAsset> {
  return await findOwned(em, LibraryAsset, 'asset', { id, accountId });
}
