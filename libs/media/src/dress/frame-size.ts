import type { Format } from '@app/picture';

/** Sizes in which pictures for each form of video are ordered and drawn, pixels. */
export const FRAME_SIZES: Readonly<Record<Format, { width: number; height: number }>> = {
  '9:16': { width: 1080, height: 1920 },
  '4:5': { width: 1080, height: 1350 },
  '1:1': { width: 1080, height: 1080 },
  '16:9': { width: 1920, height: 1080 },
};
