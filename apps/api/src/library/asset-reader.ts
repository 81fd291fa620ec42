import { extname } from 'node:path';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '@app/accounts';
import { NotFoundError, ObjectStorage, UnauthorizedError } from '@app/platform';
import { assetFolder, type LibraryAsset, LibraryService, THUMBNAIL } from '@app/sources';
import { sameText } from '../media/media-reader';
import { answerStored, IMMUTABLE_FILE, type MediaAnswer, type MediaRequest } from '../media/stored-file';

/** By the ending of the names that the library gives. */
const TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
};
const PRIVATE_FILE = 'private, no-cache';

/** Opens an asset's files for whoever holds its key, and for its account. */
@Injectable()
export class AssetReader {
  constructor(
    private readonly library: LibraryService,
    private readonly storage: ObjectStorage,
    private readonly accounts: AccountsService,
  ) {}

  /** Throws `NotFoundError`, `UnauthorizedError`, and what `mayOpen` throws. */
  async unlock(
    id: string,
    key: string | undefined,
    mayOpen: (asset: LibraryAsset) => Promise<boolean>,
  ): Promise<LibraryAsset> {
    const asset = await this.library.getForViewer(id);
    // What a closed account had is shown to nobody.
    if (!(await this.accounts.isOpen(asset.accountId))) throw new NotFoundError('asset', id);
    if (sameText(key ?? '', asset.mediaKey) || (await mayOpen(asset))) return asset;
    throw new UnauthorizedError('This file needs its media key: add ?k=<key>, as its link has it.');
  }

  /** Throws `NotFoundError` for a file that the asset does not have. */
  async open(asset: LibraryAsset, file: string, request: MediaRequest): Promise<MediaAnswer> {
    const isThere = file === asset.fileName || file === THUMBNAIL;
    const stored = isThere ? await this.storage.stat(`${assetFolder(asset.id)}/${file}`) : null;
    if (!stored) throw new NotFoundError('file', `${asset.id}/${file}`);
    // What a session opened is its holder's own.
    const cacheControl = sameText(request.key ?? '', asset.mediaKey) ? IMMUTABLE_FILE : PRIVATE_FILE;
    const face = { type: TYPES[extname(file)] ?? 'application/octet-stream', cacheControl };
    return answerStored(this.storage, stored, face, request);
  }
}
