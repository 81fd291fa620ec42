import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { imageSize } from 'image-size';
import { ObjectStorage } from '@app/platform';
import type { ReadStill } from '../readers/read-source';
import { type FetchedStill, FetchStillsService } from '../stills/fetch-stills.service';
import { packFolder, type PackStill, type SourcePack } from './source-pack.entity';
import { stillKey } from './pack-facts';

/** A shorter side is an icon, a spacer or a button, whatever the page calls it. */
const LEAST_SIDE = 200;
/** Pages show dozens; a video shows a few, those that come first. */
const MOST_STILLS = 8;
const FILE_TYPES = new Set(['png', 'jpg']);

/** The pictures of source packs: measured when a source is read, fetched when a video is made of it. */
@Injectable()
export class PackStillsService {
  constructor(
    private readonly fetching: FetchStillsService,
    private readonly storage: ObjectStorage,
  ) {}

  /** The pictures that are large enough, with their real sizes; those that were bytes of the file are stored. */
  async keep(packId: string, found: readonly ReadStill[], signal?: AbortSignal): Promise<PackStill[]> {
    const likely = found.filter(
      ({ width, height }) => Math.min(width ?? LEAST_SIDE, height ?? LEAST_SIDE) >= LEAST_SIDE,
    );
    const chosen = likely.slice(0, MOST_STILLS);
    if (chosen.length === 0) return [];
    const folder = await mkdtemp(join(tmpdir(), 'factreel-stills-'));
    try {
      const refs = chosen.map(({ url, alt }, index) => ({ key: stillKey(index), url: url ?? '', owner: alt }));
      const addressed = await this.fetching.fetchAll(
        refs.filter(({ url }) => url !== ''),
        folder,
        signal,
      );
      const measured = new Map(addressed.map((still) => [still.key, still]));
      const kept: PackStill[] = [];
      for (const [index, { url, bytes, alt }] of chosen.entries()) {
        const still = measured.get(stillKey(index));
        if (still && 'path' in still) kept.push({ url, file: null, width: still.width, height: still.height, alt });
        else if (bytes) kept.push(...(await this.store(packId, stillKey(index), { bytes, alt }, folder)));
      }
      return kept.filter(({ width, height }) => Math.min(width, height) >= LEAST_SIDE);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Writes a pack's pictures into `folder`; one that cannot be had any more says so. */
  async fetchAll({ id, reading }: SourcePack, folder: string, signal?: AbortSignal): Promise<FetchedStill[]> {
    await mkdir(folder, { recursive: true });
    const stills = (reading?.stills ?? []).map((still, index) => ({ ...still, key: stillKey(index) }));
    const refs = stills.flatMap(({ key, url, alt }) => (url === null ? [] : [{ key, url, owner: alt }]));
    const addressed = await this.fetching.fetchAll(refs, join(folder, 'source'), signal);
    const stored: FetchedStill[] = [];
    for (const { key, file, alt, width, height } of stills) {
      if (file === null) continue;
      const path = join(folder, `${key}${extname(file)}`);
      await this.storage.fetchTo(`${packFolder(id)}/${file}`, path);
      stored.push({ key, url: file, alt, path, width, height });
    }
    return [...addressed, ...stored];
  }

  private async store(
    packId: string,
    key: string,
    { bytes, alt }: { bytes: Uint8Array; alt: string },
    folder: string,
  ): Promise<PackStill[]> {
    const { width, height, type } = sizeOf(bytes);
    if (!FILE_TYPES.has(type) || Math.min(width, height) < LEAST_SIDE) return [];
    const file = `${key}.${type}`;
    await writeFile(join(folder, file), bytes);
    await this.storage.putFile(`${packFolder(packId)}/${file}`, join(folder, file));
    return [{ url: null, file, width, height, alt }];
  }
}

/** All zero and nameless for bytes that are no picture. */
function sizeOf(bytes: Uint8Array): { width: number; height: number; type: string } {
  try {
    const { width, height, type = '' } = imageSize(bytes);
    return { width, height, type };
  } catch {
    return { width: 0, height: 0, type: '' };
  }
}
