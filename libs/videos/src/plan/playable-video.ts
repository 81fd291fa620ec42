import { extname } from 'node:path';
import type { Footage, Narration, Still, Storyboard, VideoJob } from '@app/picture';

/** A video as `@factreel/player` is sent it (`VideoDocument` there): all that its frames are drawn from, files by address. */
export interface PlayableVideo {
  storyboard: Storyboard;
  narration: Omit<Narration, 'lines'> & {
    lines: Array<Omit<Narration['lines'][number], 'audioPath'> & { audioUrl: string | null }>;
  };
  stills: Array<Omit<Still, 'path'> & { url: string | null }>;
  footage: Array<Omit<Footage, 'path' | 'frames'> & { frames: string[] }>;
  test: boolean;
}

/** What a design is played from; paths are storage keys. */
export type PlayedJob = Pick<VideoJob, 'storyboard' | 'narration' | 'stills' | 'footage'>;

const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.wav': 'audio/wav',
};

/** A design for a page; `addressOf` gives the address of a file by its name, such as `still-0`. */
export function toPlayable(
  { storyboard, narration, stills, footage }: PlayedJob,
  { test, addressOf }: { test: boolean; addressOf: (name: string) => string },
): PlayableVideo {
  return {
    storyboard,
    narration: {
      ...narration,
      lines: narration.lines.map(({ audioPath, ...line }, index) => ({
        ...line,
        audioUrl: audioPath ? addressOf(`line-${index}`) : null,
      })),
    },
    stills: stills.map(({ path, width, height, alt }, index) => ({
      width,
      height,
      alt,
      url: path ? addressOf(`still-${index}`) : null,
    })),
    // Recordings are large, and a page cannot cut them as a render does: it is sent none of their frames.
    footage: (footage ?? []).map(({ path: _path, frames: _frames, ...cut }) => ({ ...cut, frames: [] })),
    test,
  };
}

/** The storage key of a file by the name that `toPlayable` has given it; null for a name of none. */
export function playedFile({ narration, stills }: PlayedJob, name: string): string | null {
  const [, kind, index] = /^(still|line)-(\d{1,4})$/.exec(name) ?? [];
  const key = kind === 'still' ? stills[Number(index)]?.path : kind && narration.lines[Number(index)]?.audioPath;
  return key || null;
}

/** The media type of a file that a design is played from. */
export function playedType(key: string): string {
  return TYPES[extname(key).toLowerCase()] ?? 'application/octet-stream';
}
