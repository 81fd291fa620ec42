import { UnusableMediaError } from '../library/library.errors';
import type { MediaInput, MediaProcess } from '../library/media-process';
import { CUTS, readLog } from './read-log';

/** How different two frames are where a cut is seen, 0 to 1. */
export const CUT_SCORE = 0.3;
/** Of longer recordings only key frames are looked at: encoders set one at every cut they see. */
const WHOLE_UP_TO_S = 120;

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
