import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FetchError, type SafeFetch } from '@app/platform';
import type { Footage } from '@app/picture';
import { MediaError } from './media.errors';
import { probeRecording } from './probe-recording';
import { checkType } from './remote/made-file';

/** A clip that an author names. */
export interface ClipRef {
  key: string;
  url: string;
  /** Its alternative text. */
  alt: string;
}

/** A clip on local disk, or why it could not be had. */
export type FetchedClip = { key: string; footage: Footage } | { key: string; fault: string };

/** Limits of media that a user names; the time is longer than a page's, for the file is larger. */
const LIMITS = { timeoutMs: 60_000, maxBytes: 250_000_000, maxRedirects: 4 } as const;
/** No video shows more of a clip. */
const LONGEST_S = 90;

/** Whether the file of a scene is a clip: by its address, or by the scene's type where the address says nothing. */
export function namesClip(url: string, type: string): boolean {
  const path = URL.parse(url)?.pathname ?? '';
  return /\.(mp4|m4v|mov|webm)$/i.test(path) || (type === 'clip' && !/\.(png|jpe?g|webp|gif)$/i.test(path));
}

/** A clip from its start, as much of it as a video can show. */
export function wholeClip(
  { path, width, height }: Pick<Footage, 'path' | 'width' | 'height'>,
  seconds: number,
  alt: string,
): Footage {
  const subject = { x: 0.5, y: 0.5 };
  return { path, width, height, from: 0, to: Math.min(seconds, LONGEST_S), speed: 1, subject, alt };
}

/** Fetches the clips that authors name; one that cannot be had is told, never thrown. */
export class FetchClipsService {
  constructor(
    private readonly safeFetch: SafeFetch,
    private readonly ffmpegPath?: string,
  ) {}

  /** Writes `clip-<n>` files into `folder`, one after the other, for each may be large. Throws the signal's reason. */
  async fetchAll(clips: readonly ClipRef[], folder: string, signal: AbortSignal): Promise<FetchedClip[]> {
    const fetched: FetchedClip[] = [];
    for (const [index, clip] of clips.entries())
      fetched.push(await this.fetchOne(clip, join(folder, `clip-${index}`), signal));
    return fetched;
  }

  private async fetchOne({ key, url, alt }: ClipRef, path: string, signal: AbortSignal): Promise<FetchedClip> {
    try {
      const { status, body } = await this.safeFetch.fetch({ url, ...LIMITS, signal });
      if (status !== 200) return { key, fault: `answered ${status}` };
      await writeFile(path, checkType(body, 'video'));
      const { video, seconds } = await probeRecording(path, this.ffmpegPath, signal);
      if (!video || seconds <= 0) return { key, fault: 'holds no moving picture' };
      return { key, footage: wholeClip({ path, ...video }, seconds, alt) };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof FetchError) return { key, fault: error.message };
      if (error instanceof MediaError) return { key, fault: 'is not an MP4 or WebM clip that can be read' };
      throw error;
    }
  }
}
