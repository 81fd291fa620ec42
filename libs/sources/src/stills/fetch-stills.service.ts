import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { imageSize } from 'image-size';
import { FetchError, isNoRoom, SafeFetch } from '@app/platform';
import { PICTURE_KINDS } from './picture-kinds';

/** A picture that the payload names. */
export interface PictureRef {
  /** Fact key of its address. */
  key: string;
  url: string;
  /** What the picture belongs to, for its alternative text. */
  owner: string;
}

/** A fetched picture on local disk, or why it could not be had; in the order of the references. */
export type FetchedStill =
  | { key: string; url: string; alt: string; path: string; width: number; height: number }
  | { key: string; url: string; fault: string };

const TIMEOUT_MS = 8_000;
/** Of all pictures of a video together: a payload may name thousands, each at a server that never answers. */
const TOGETHER_MS = 60_000;
const MAX_BYTES = 15_000_000;
/** A decoded picture takes four bytes a pixel; beyond this it is not worth the memory of a render. */
const MAX_PIXELS = 40_000_000;
/** A payload may name thousands, each held in memory until it is written. */
const AT_ONCE = 12;
const LATE = 'was not fetched, for all pictures together took too long';

/** Fetches the pictures named in a payload; one that cannot be had is told, never thrown. */
@Injectable()
export class FetchStillsService {
  constructor(private readonly safeFetch: SafeFetch) {}

  /**
   * Writes `still-<n>.<type>` files into `folder`, a few at a time, and begins none after `patienceMs`. Throws the
   * signal's reason once it aborts.
   */
  async fetchAll(
    pictures: PictureRef[],
    folder: string,
    signal?: AbortSignal,
    patienceMs = TOGETHER_MS,
  ): Promise<FetchedStill[]> {
    await mkdir(folder, { recursive: true });
    const patience = AbortSignal.timeout(patienceMs);
    const stills: FetchedStill[] = [];
    while (stills.length < pictures.length && !patience.aborted) {
      signal?.throwIfAborted();
      const from = stills.length;
      const some = pictures.slice(from, from + AT_ONCE);
      const fetched = some.map((picture, index) =>
        this.fetchOne(picture, join(folder, `still-${from + index}`), signal),
      );
      stills.push(...(await Promise.all(fetched)));
    }
    const late = pictures.slice(stills.length).map(({ key, url }) => ({ key, url, fault: LATE }));
    return [...stills, ...late];
  }

  private async fetchOne(picture: PictureRef, stem: string, signal?: AbortSignal): Promise<FetchedStill> {
    const { key, url, owner: alt } = picture;
    try {
      const answer = await this.safeFetch.fetch({
        url,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        maxRedirects: 4,
        signal,
      });
      if (answer.status !== 200) return { key, url, fault: `answered ${answer.status}` };
      const { width, height, type } = imageSize(answer.body);
      if (!type || !PICTURE_KINDS.has(type)) return { key, url, fault: 'is not a PNG, JPEG, WebP or GIF picture' };
      if (width * height > MAX_PIXELS) return { key, url, fault: `is too large (${width} x ${height})` };
      const path = `${stem}.${type}`;
      await writeFile(path, answer.body);
      return { key, url, alt, path, width, height };
    } catch (error) {
      // A full disk of ours is no fault of the picture.
      if (isNoRoom(error)) throw error;
      return { key, url, fault: error instanceof FetchError ? error.message : 'is not a picture that can be read' };
    }
  }
}
