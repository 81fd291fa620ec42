import type { Format, Still } from '@app/picture';
import { FRAME_SIZES } from './frame-size';

/** Key of the still that is not there yet; no payload's fact is called so. */
const KEY = '~promised';

/**
 * A picture that a video will get once its storyboard stands. Designers plan with it as with a photo of the subject;
 * what they plan decides what is made and paid for. `dressVideo` puts a real one in its place or takes it out.
 */
export function promisedStill(format: Format): Still & { key: string } {
  return { key: KEY, path: '', ...FRAME_SIZES[format], alt: '' };
}

/** Place of the promised still among a video's stills, or -1. */
export function promisedIndex(stills: ReadonlyArray<{ key: string }>): number {
  return stills.findIndex(({ key }) => key === KEY);
}
