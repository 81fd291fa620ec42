import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import {
  Clock,
  ConflictError,
  Database,
  FetchError,
  isNoRoom,
  keepFolder,
  newId,
  newMediaKey,
  NoRoomError,
  sweepFolderLater,
  ObjectStorage,
  SafeFetch,
  UnprocessableError,
} from '@app/platform';
import { LIBRARY_CONFIG, type LibraryConfig } from '../sources.config';
import { assetFolder, type AssetKind, LibraryAsset, THUMBNAIL } from './library-asset.entity';
import { LibraryFullError, MOST_FILE_BYTES } from './library.errors';
import { heldBytes } from './library.service';
import { MediaProcess } from './media-process';
import { type PreparedMedia, prepareMedia } from './prepare-media';

/** What a caller says of a file; a file that is not named is called after where it came from. */
export interface AssetOrder {
  title?: string;
  folder?: string;
  /** The end user of an embedded studio who brings it. */
  externalUserId?: string;
}

/** Runs in the transaction that keeps the asset. */
export type WithAsset = (em: EntityManager, asset: LibraryAsset) => Promise<void>;

/** Where a file came from. */
interface Origin extends AssetOrder {
  name: string;
  sourceUrl: string | null;
}

const LONGEST_TITLE = 200;
const FALLBACK: Record<AssetKind, string> = { video: 'Video', image: 'Picture', audio: 'Sound' };
/** At most 20 s for a file too. */
const FETCH = { timeoutMs: 20_000, maxBytes: MOST_FILE_BYTES, maxRedirects: 5 } as const;

/** Takes files into an account's library: read under limits, written anew, and stored whole or not at all. */
@Injectable()
export class KeepAssetService {
  constructor(
    @Inject(LIBRARY_CONFIG.token) private readonly settings: LibraryConfig,
    private readonly database: Database,
    private readonly storage: ObjectStorage,
    private readonly safeFetch: SafeFetch,
    private readonly media: MediaProcess,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a local file, which stays where it is. `name` is what the caller calls it. Throws `UnusableMediaError`,
   * `LibraryFullError`, `NoRoomError`.
   */
  async keepFile(
    accountId: string,
    { path, name, ...order }: AssetOrder & { path: string; name: string },
    withAsset?: WithAsset,
  ): Promise<LibraryAsset> {
    return await inFolder(async (folder) => {
      const prepared = await prepareMedia(this.media, path, folder);
      return await this.store(accountId, prepared, { ...order, name, sourceUrl: null }, withAsset);
    });
  }

  /** Keeps what an address answers. Throws `UnprocessableError` that says why it could not be fetched or used, and as `keepFile`. */
  async keepUrl(
    accountId: string,
    { url, ...order }: AssetOrder & { url: string },
    withAsset?: WithAsset,
  ): Promise<LibraryAsset> {
    return await inFolder(async (folder) => {
      const path = join(folder, 'fetched');
      const name = await this.fetch(url, path);
      const prepared = await prepareMedia(this.media, path, folder);
      return await this.store(accountId, prepared, { ...order, name, sourceUrl: url }, withAsset);
    });
  }

  /** Answers the last part of the address that was read in the end. */
  private async fetch(url: string, path: string): Promise<string> {
    try {
      const { status, url: final } = await this.safeFetch.download({ ...FETCH, url }, path);
      if (status !== 200) throw new UnprocessableError(`url answered ${status}`);
      return URL.parse(final)?.pathname.split('/').at(-1) ?? '';
    } catch (error) {
      if (error instanceof FetchError) throw new UnprocessableError(`url ${error.message}`);
      throw error;
    }
  }

  private async store(
    accountId: string,
    { kind, path, thumbnailPath, seconds, width, height, shots }: PreparedMedia,
    { title, folder, externalUserId, name, sourceUrl }: Origin,
    withAsset?: WithAsset,
  ): Promise<LibraryAsset> {
    const id = newId('ast');
    const files = assetFolder(id);
    const { size: bytes } = await stat(path);
    await this.assertRoom(accountId, bytes);
    // Should this process die, or what follows fail, the sweep of deleted folders finds the files.
    await sweepFolderLater(this.database.read(), files, this.clock.real());
    await this.storage.putFile(`${files}/${basename(path)}`, path);
    if (thumbnailPath) await this.storage.putFile(`${files}/${THUMBNAIL}`, thumbnailPath);
    return await this.database.transaction(async (em) => {
      if (!(await keepFolder(em, files))) throw new ConflictError('the file took too long to be stored; send it again');
      const now = this.clock.now();
      const asset = em.create(LibraryAsset, {
        id,
        accountId,
        externalUserId: externalUserId ?? null,
        kind,
        title: title ?? titleFor(name, kind),
        folder: folder ?? null,
        duration: seconds,
        width,
        height,
        bytes,
        fileName: basename(path),
        hasThumbnail: thumbnailPath !== null,
        mediaKey: newMediaKey(),
        sourceUrl,
        shots,
        createdAt: now,
        updatedAt: now,
      });
      em.persist(asset);
      await em.flush();
      await withAsset?.(em, asset);
      return asset;
    });
  }

  /** Uploads that come at once may go past it by themselves, and the next finds no room. */
  private async assertRoom(accountId: string, bytes: number): Promise<void> {
    const { maxBytes } = this.settings;
    if ((await heldBytes(this.database.read(), accountId)) + bytes > maxBytes) throw new LibraryFullError(maxBytes);
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'factreel-library-'));
  try {
    return await work(folder);
  } catch (error) {
    throw isNoRoom(error) ? new NoRoomError() : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A title out of a file's name, without folders, ending and what cannot be shown. */
function titleFor(name: string, kind: AssetKind): string {
  const last = decoded(name).split(/[/\\]/).at(-1) ?? '';
  const stem = last.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/[\p{C}_\s]+/gu, ' ');
  return stem.trim().slice(0, LONGEST_TITLE).toWellFormed().trim() || FALLBACK[kind];
}

/** Names out of addresses are percent-encoded; a name that is not stays as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
