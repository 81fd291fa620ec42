import type { VideoJob } from '@app/picture';

/** Pixels of a picture. */
interface Size {
  width: number;
  height: number;
}

/** A test is drawn at full size like any video, and encoded at this share of it. */
export const TEST_SCALE = 1 / 3;

/** Size of the encoded video of a job whose stage is that large. */
export function outputSize({ test }: Pick<VideoJob, 'test'>, { width, height }: Size): Size {
  return test ? { width: width * TEST_SCALE, height: height * TEST_SCALE } : { width, height };
}
