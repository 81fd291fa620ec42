import type { Footage, Narration, Still } from './narration';
import type { Storyboard } from './storyboard';

/** Everything a video is made from; the same job always gives the same bytes with the same ffmpeg build. */
export interface VideoJob {
  storyboard: Storyboard;
  narration: Narration;
  stills: Still[];
  footage?: Footage[];
  sounds?: LibrarySounds;
  /** A test: a third of the size, and the word TEST on every frame. */
  test?: boolean;
  /** Found when the video was opened (`OpenVideo.inks`), for other processes that draw it. */
  inks?: NewInks;
}

/** What becomes of the letters of one fill of one layer. */
export interface NewInk {
  color: string;
  /** Drawn around the letters where they stand on light and dark at once. */
  outline: string | null;
}

/** New inks by layer and by fill; plain data, so that one process can find them for all. */
export type NewInks = Record<string, Record<string, NewInk>>;

/** A video's own recordings: local files of any format that ffmpeg reads. */
export interface LibrarySounds {
  /** Played in place of the style's bed: looped or trimmed to the video, ducked under the voice. */
  music?: string;
  /** Each strikes at `atMs` of its scene; `gainDb` is added to its level. */
  effects?: Array<{ path: string; sceneId: string; atMs: number; gainDb?: number }>;
}

export interface RenderOptions {
  /** Existing folder that receives the files and may hold scratch files while rendering. */
  outDir: string;
  signal?: AbortSignal;
  /** Called with a share from 0 to 1, at most ten times a second. */
  onProgress?: (share: number) => void;
  /** ffmpeg to use before all others; resolved as in `resolveFfmpeg` when absent. */
  ffmpegPath?: string;
  /** Segments encoded side by side; default half the number of processors, for each keeps two busy. */
  parallel?: number;
  /** False leaves out the 720p copy: `VideoFiles.web` then names no file. For measuring the video alone. */
  web?: boolean;
}

/** A finding of the quality checks. */
export interface VideoWarning {
  code: string;
  message: string;
  /** Scene number from 1, or null for the whole video. */
  scene: number | null;
  atMs: number | null;
}

/** Files of a finished video; paths are absolute. */
export interface VideoFiles {
  video: string;
  /** 720p copy, fast start. */
  web: string;
  /** JPEG of the hook at full size. */
  poster: string;
  vtt: string;
  srt: string;
  width: number;
  height: number;
  frames: number;
  durationMs: number;
  /** Start and length of each scene. */
  scenes: Array<{ id: string; fromMs: number; durationMs: number }>;
  warnings: VideoWarning[];
  /** SHA-256 of `video`, hex, and the ffmpeg build that made it. */
  sha256: string;
  encoder: string;
}
