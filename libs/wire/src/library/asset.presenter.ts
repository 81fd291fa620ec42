import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, isLiveAccount } from '@app/platform';
import { assetPath, type LibraryAsset, THUMBNAIL } from '@app/sources';
import type { LibraryAssetDto } from './library.dto';

/** Shows assets as integrators see them, with links that carry their key. */
@Injectable()
export class AssetPresenter {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  toDto(asset: LibraryAsset): LibraryAssetDto {
    const {
      id,
      accountId,
      kind,
      title,
      folder,
      duration,
      width,
      height,
      bytes,
      fileName,
      hasThumbnail,
      externalUserId,
      createdAt,
    } = asset;
    const link = (name: string) => this.config.baseUrl + assetPath(asset, name);
    return {
      libraryAssetId: id,
      livemode: isLiveAccount(accountId),
      kind,
      title,
      folder,
      duration,
      width,
      height,
      bytes,
      url: link(fileName),
      thumbnail: hasThumbnail ? link(THUMBNAIL) : null,
      externalUserId,
      createdAt: createdAt.toISOString(),
    };
  }
}
