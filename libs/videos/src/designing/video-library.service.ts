import { Injectable } from '@nestjs/common';
import { assetKey, LIBRARY_KEY, LIBRARY_ID, type Script } from '@app/design';
import { shotList, wholeClip } from '@app/media';
import { BadRequestError, type ErrorDetail } from '@app/platform';
import type { Footage, LibrarySounds, Still } from '@app/picture';
import { type AssetKind, assetPath, type LibraryFile, LibraryService } from '@app/sources';
import type { MediaWish } from '../ordering/media-wish';

/** What a video takes from its owner's library, by id. */
export interface LibraryWish {
  /** Footage, pictures and sound to make it of. */
  assets: readonly string[];
  /** Played in place of the style's bed. */
  music?: string;
  /** Sounds of scenes, with the path that names each in the order. */
  sounds: ReadonlyArray<{ id: string; scene: number }>;
  /** Pictures and clips of scenes. */
  shown: ReadonlyArray<{ id: string; scene: number; alt: string }>;
}

/** The same on local disk. */
export interface VideoLibrary {
  shots: ReturnType<typeof shotList>;
  stills: Array<Still & { key: string }>;
  /** What scenes name themselves, each under the key of its scene. */
  pictures: Array<Still & { key: string }>;
  clips: Array<{ key: string; footage: Footage }>;
  sounds: LibrarySounds;
}

export const NO_LIBRARY: VideoLibrary = { shots: [], stills: [], pictures: [], clips: [], sounds: {} };

/** What an order, or its script, takes from the library. */
export function libraryWish(
  { libraryAssetIds = [], musicAssetId: music }: Partial<MediaWish>,
  script: Script | null | undefined,
): LibraryWish {
  const sounds = (script?.scenes ?? []).flatMap(({ sfx }, scene) =>
    sfx !== undefined && LIBRARY_ID.test(sfx) ? [{ id: sfx, scene }] : [],
  );
  const shown = (script?.scenes ?? []).flatMap(({ asset, text: alt = '' }, scene) =>
    asset?.libraryAssetId === undefined ? [] : [{ id: asset.libraryAssetId, scene, alt }],
  );
  return { assets: [...new Set(libraryAssetIds)], sounds, shown, ...(music === undefined ? {} : { music }) };
}

/** Every asset that a wish names, once. */
export function assetsOf({ assets, music, sounds, shown }: LibraryWish): string[] {
  return [
    ...new Set([...assets, ...(music === undefined ? [] : [music]), ...[...sounds, ...shown].map(({ id }) => id)]),
  ];
}

/** Finds and fetches what videos take from the library of their owner. */
@Injectable()
export class VideoLibraryService {
  constructor(private readonly library: LibraryService) {}

  /** Throws `NotFoundError` for an asset that the account does not have, `BadRequestError` for one that cannot be heard or seen where it is named. */
  async check(accountId: string, { assets, music, sounds, shown }: LibraryWish): Promise<void> {
    for (const id of assets) await this.library.get(accountId, id);
    const heard = [
      ...(music === undefined ? [] : [{ id: music, path: 'musicAssetId' }]),
      ...sounds.map(({ id, scene }) => ({ id, path: `script.scenes[${scene}].sfx` })),
    ];
    const faults: ErrorDetail[] = [];
    for (const { id, path } of heard) {
      const { kind } = await this.library.get(accountId, id);
      if (kind !== 'audio') faults.push({ path, message: `must be audio of the library; ${id} is of kind ${kind}` });
    }
    for (const { id, scene } of shown) {
      const { kind } = await this.library.get(accountId, id);
      const path = `script.scenes[${scene}].asset.libraryAssetId`;
      if (kind === 'audio') faults.push({ path, message: `must be a picture or a video; ${id} is of kind ${kind}` });
    }
    if (faults.length > 0) throw new BadRequestError(faults);
  }

  /** Pictures that scenes name, by asset, as a page is shown them: `path` is where they are served. One that was deleted is left out. */
  async pictures(accountId: string, { shown }: LibraryWish): Promise<Record<string, Still>> {
    const ids = [...new Set(shown.map(({ id }) => id))];
    const pictures = (await this.library.known(accountId, ids)).flatMap((asset): Array<[string, Still]> => {
      const { id, kind, width, height, fileName } = asset;
      const isSeen = kind === 'image' && width !== null && height !== null;
      return isSeen ? [[id, { path: assetPath(asset, fileName), width, height, alt: '' }]] : [];
    });
    return Object.fromEntries(pictures);
  }

  /** Copies all of it into `folder`. Throws `NotFoundError` for what was deleted since. */
  async fetch(accountId: string, wish: LibraryWish, folder: string): Promise<VideoLibrary> {
    const { assets, music, sounds, shown } = wish;
    const ids = assetsOf(wish);
    if (ids.length === 0) return NO_LIBRARY;
    const files = await this.library.fetchFiles(accountId, ids, folder);
    const pathOf = (id: string | undefined) => files.find(({ libraryAssetId }) => libraryAssetId === id)?.path;
    const named = files.filter(({ libraryAssetId }) => assets.includes(libraryAssetId));
    const bed = pathOf(music) ?? ofKind(named, 'audio')[0]?.path;
    const effects = sounds.flatMap(({ id, scene }) => {
      const path = pathOf(id);
      return path === undefined ? [] : [{ path, sceneId: `scene-${scene + 1}`, atMs: 0 }];
    });
    const seen = shown.flatMap(({ id, scene, alt }) => {
      const file = files.find(({ libraryAssetId }) => libraryAssetId === id);
      return file ? [{ key: assetKey(scene), file, alt }] : [];
    });
    return {
      shots: shotList(named),
      stills: ofKind(named, 'image').map(stillOf),
      pictures: seen
        .filter(({ file }) => file.kind === 'image')
        .map(({ key, file: { path, width, height }, alt }) => ({ key, path, width, height, alt })),
      clips: seen
        .filter(({ file }) => file.kind === 'video')
        .map(({ key, file, alt }) => ({ key, footage: wholeClip(file, file.seconds ?? 0, alt) })),
      sounds: { ...(bed === undefined ? {} : { music: bed }), ...(effects.length > 0 ? { effects } : {}) },
    };
  }
}

function ofKind(files: readonly LibraryFile[], kind: AssetKind): LibraryFile[] {
  return files.filter((file) => file.kind === kind);
}

function stillOf({ libraryAssetId, path, width, height }: LibraryFile): Still & { key: string } {
  return { key: `${LIBRARY_KEY}${libraryAssetId}`, path, width, height, alt: '' };
}
