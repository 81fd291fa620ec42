import { ConfigPart, variable } from '@app/platform';

/** How much a library may hold. */
export interface LibraryConfig {
  /** Of one account's library together. */
  maxBytes: number;
}

/** How much a library may hold. */
export const LIBRARY_CONFIG = ConfigPart.from(
  'library',
  { LIBRARY_MAX_MB: variable.whole(1, 1_000_000_000).default(20_000) },
  (env): LibraryConfig => ({ maxBytes: env.LIBRARY_MAX_MB * 1_000_000 }),
);

/** Path of ffmpeg; undefined: the one that comes with the packages. */
export const FFMPEG_CONFIG = ConfigPart.from(
  'ffmpeg',
  { FFMPEG_PATH: variable.text.optional() },
  (env) => env.FFMPEG_PATH,
);
