import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EncodedSegments } from './encode-segments';
import { runEncoder, type EncodedSound } from './encode-sound';
import { joinArgs } from './ffmpeg-args';

export interface JoinRequest {
  segments: EncodedSegments;
  sound: EncodedSound;
  video: string;
  web: string;
  scratchDir: string;
  ffmpeg: string;
  signal?: AbortSignal;
}

/** Joins the segments and lays the encoded sound under both files, ready to play before they are loaded. Throws EncodingError, RenderAbortedError. */
export async function joinVideo(request: JoinRequest): Promise<void> {
  const { segments, scratchDir, sound, video, web, ffmpeg, signal } = request;
  const lists = { full: join(scratchDir, 'full.txt'), web: join(scratchDir, 'web.txt') };
  await writeFile(lists.full, listOf(segments.videos));
  const copies = [{ list: lists.full, sound: sound.video, out: video }];
  if (sound.web !== null) {
    await writeFile(lists.web, listOf(segments.webs));
    copies.push({ list: lists.web, sound: sound.web, out: web });
  }
  await runEncoder(ffmpeg, joinArgs(copies), signal);
}

function listOf(paths: string[]): string {
  return paths.map((path) => `file '${path.replace(/'/g, `'\\''`)}'\n`).join('');
}
