import { join } from 'node:path';
import { UnusableMediaError } from '../library/library.errors';
import type { MediaInput, MediaProcess } from '../library/media-process';
import { readProbe } from '../library/read-probe';
import { sniffMedia } from '../library/media-types';

/** Small enough for services that take 25 MB: an hour of speech is 14 MB. */
const SPEECH = ['-map', '0:a:0', '-vn', '-ac', '1', '-ar', '16000', '-c:a', 'libmp3lame', '-b:a', '32k', '-f', 'mp3'];
const SPEECH_TIMEOUT_MS = 300_000;
const FILE = 'speech.mp3';

/** The first sound of a recording as transcribers take it, in `folder`; answers its path. Throws as `MediaProcess.run`. */
export async function writeSpeech(
  media: MediaProcess,
  {
    input,
    folder,
    signal,
    longestSeconds,
  }: { input: MediaInput; folder: string; signal?: AbortSignal; longestSeconds?: number },
): Promise<string> {
  const path = join(folder, FILE);
  const most = longestSeconds === undefined ? [] : ['-t', String(longestSeconds)];
  await media.run({ input, then: [...SPEECH, ...most, path], timeoutMs: SPEECH_TIMEOUT_MS, signal });
  return path;
}

/** The same of a stranger's file of any type. Throws `UnusableMediaError` for one without a sound, or with too long a one. */
export async function prepareSpeech(
  media: MediaProcess,
  { path, folder, longestSeconds }: { path: string; folder: string; longestSeconds: number },
): Promise<string> {
  const { demuxer } = await sniffMedia(path);
  const input = { path, demuxer };
  if (!readProbe(await media.run({ input })).audio) throw new UnusableMediaError('holds no sound');
  // What a browser records live does not say how long it is, so that one second more is written and measured.
  const speech = await writeSpeech(media, { input, folder, longestSeconds: longestSeconds + 1 });
  const { seconds } = readProbe(await media.run({ input: { path: speech, demuxer: 'mp3' } }));
  if ((seconds ?? 0) > longestSeconds + 0.5)
    throw new UnusableMediaError(`plays for longer than ${longestSeconds} seconds`);
  return speech;
}
