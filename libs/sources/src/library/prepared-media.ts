import type { Shot } from '../footage/shot';
import type { AssetKind } from './library-asset.entity';
import { UnusableMediaError } from './library.errors';
import type { MediaInput } from './media-process';
import type { Probe } from './read-probe';

/** A file as the library keeps it: written anew by us, so that nothing of what it carried along is left. */
export interface PreparedMedia {
  kind: AssetKind;
  path: string;
  thumbnailPath: string | null;
  seconds: number | null;
  width: number | null;
  height: number | null;
  shots: Shot[] | null;
}

/** A file that was looked at, and where to write. */
export interface RawMedia {
  input: MediaInput;
  probe: Probe;
  folder: string;
}

/** Longest recording that is kept. */
export const LONGEST_S = 3_600;

/** Throws `UnusableMediaError` for a length that cannot be told, is none, or is too much. */
export function checkLength(seconds: number | null): number {
  if (seconds === null || seconds <= 0) throw new UnusableMediaError('holds nothing that plays');
  if (seconds > LONGEST_S) throw new UnusableMediaError('plays for longer than the hour that is taken');
  return seconds;
}
