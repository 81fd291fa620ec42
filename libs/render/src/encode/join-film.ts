import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EncodingError, RenderAbortedError } from './encode.errors';
import type { EncodedSegments } from './encode-segments';
import { joinArgs } from './ffmpeg-args';

export interface JoinRequest {
  segments: EncodedSegments;
  sound: string;
  video: string;
  web: string;
  scratchDir: string;
  ffmpeg: string;
  signal?: AbortSignal;
}

/** Joins the segments and lays the mixed sound under both files, ready to play before they are loaded. Throws EncodingError, RenderAbortedError. */
export async function joinFilm(request: JoinRequest): Promise<void> {
  const { segments, scratchDir, sound, video, web, ffmpeg, signal } = request;
  const lists = { full: join(scratchDir, 'full.txt'), web: join(scratchDir, 'web.txt') };
  await writeFile(lists.full, listOf(segments.videos));
  await writeFile(lists.web, listOf(segments.webs));
  const copies = [{ list: lists.full, out: video, audioRate: '192k' }];
  if (segments.webs.length > 0) copies.push({ list: lists.web, out: web, audioRate: '128k' });
  const args = joinArgs(sound, copies);
  await new Promise<void>((resolve, reject) => {
    execFile(ffmpeg, args, { signal, killSignal: 'SIGKILL' }, (error, _stdout, stderr) => {
      if (!error) resolve();
      else reject(signal?.aborted ? new RenderAbortedError() : new EncodingError(stderr.slice(-2000) || error.message));
    });
  });
}

function listOf(paths: string[]): string {
  return paths.map((path) => `file '${path.replace(/'/g, `'\\''`)}'\n`).join('');
}
