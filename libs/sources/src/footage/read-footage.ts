import { UnusableMediaError } from '../library/library.errors';
import type { MediaInput, MediaProcess } from '../library/media-process';
import { readProbe } from '../library/read-probe';
import type { FootageReading } from './footage-reading';
import { CUTS, KEYS, readLog } from './read-log';

/** How different two frames are where a cut is seen, 0 to 1. */
const CUT_SCORE = 0.3;
/** In longer recordings only key frames are read: encoders place one at each cut that they detect. */
const WHOLE_UP_TO_S = 120;
/** A second of footage takes about 20 ms; an hour on a busy machine several minutes. */
const TIMEOUT_MS = 900_000;

/**
 * Reads all of a video in one decode: cuts, black, freeze, key frames, and where it has a sound
 * silence and loudness. Throws `UnusableMediaError`, and the signal's reason.
 */
export async function readFootage(
  media: MediaProcess,
  input: MediaInput,
  { seconds, signal }: { seconds: number; signal?: AbortSignal },
): Promise<FootageReading> {
  const { audio } = readProbe(await media.run({ input, signal }));
  const graph = [
    '[0:V:0]scale=320:-2,split=4[a][b][c][d]',
    `[a]select='gt(scene,${CUT_SCORE})',${CUTS}=print[cuts]`,
    '[b]blackdetect=d=0.1:pix_th=0.1[black]',
    '[c]freezedetect=n=-60dB:d=0.5[frozen]',
    // A score that is always there is what makes the filter print its frames.
    `[d]select='eq(pict_type,I)*gte(scene,0)',${KEYS}=print[keys]`,
    ...(audio ? ['[0:a:0]silencedetect=n=-50dB:d=0.3,ebur128[sound]'] : []),
  ];
  const outputs = ['cuts', 'black', 'frozen', 'keys', ...(audio ? ['sound'] : [])];
  const then = [
    '-filter_complex',
    graph.join(';'),
    ...outputs.flatMap((name) => ['-map', `[${name}]`]),
    '-f',
    'null',
    '-',
  ];
  return readLog(await media.run({ input, then, timeoutMs: TIMEOUT_MS, signal }), seconds);
}

/** The cuts of a recording, milliseconds; none where it would take too long to find them. */
export async function readScenes(media: MediaProcess, input: MediaInput, seconds: number): Promise<number[]> {
  const before = seconds > WHOLE_UP_TO_S ? ['-skip_frame', 'nokey'] : [];
  const filters = `scale=320:-2,select='gt(scene,${CUT_SCORE})',${CUTS}=print`;
  try {
    const told = await media.run({ input, before, then: ['-an', '-vf', filters, '-f', 'null', '-'] });
    return readLog(told, seconds).cutsMs;
  } catch (error) {
    if (error instanceof UnusableMediaError) return [];
    throw error;
  }
}
