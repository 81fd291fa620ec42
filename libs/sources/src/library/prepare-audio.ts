import { join } from 'node:path';
import type { MediaProcess } from './media-process';
import { checkLength, LONGEST_S, type PreparedMedia, type RawMedia } from './prepared-media';
import { readProbe } from './read-probe';

/** What players and the renderer read as it is, and the file that it goes into. */
const KEPT: Readonly<Record<string, { name: string; demuxer: string }>> = {
  aac: { name: 'media.m4a', demuxer: 'mov' },
  mp3: { name: 'media.mp3', demuxer: 'mp3' },
};
const MADE = { name: 'media.m4a', demuxer: 'mov' };
/** An hour of sound takes about a minute. */
const TIMEOUT_MS = 180_000;

/** A sound without its cover art and tags: AAC and MP3 as they are, all else as AAC. */
export async function prepareAudio(media: MediaProcess, { input, probe, folder }: RawMedia): Promise<PreparedMedia> {
  const kept = KEPT[probe.audio?.codec ?? ''];
  const { name, demuxer } = kept ?? MADE;
  const path = join(folder, name);
  const codec = kept ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '192k', '-ac', '2', '-ar', '48000'];
  const only = ['-map', '0:a:0', '-vn', '-map_metadata', '-1', '-map_chapters', '-1', '-t', String(LONGEST_S + 1)];
  await media.run({ input, then: [...only, ...codec, path], timeoutMs: TIMEOUT_MS });
  const seconds = checkLength(readProbe(await media.run({ input: { path, demuxer } })).seconds);
  return { kind: 'audio', path, thumbnailPath: null, seconds, width: null, height: null, shots: null };
}
