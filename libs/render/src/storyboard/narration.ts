/** A word as captions show it, timed within its line. */
export interface NarrationWord {
  /** Display text with its punctuation, e.g. "$412.6M,". */
  text: string;
  fromMs: number;
  toMs: number;
  /** Key of the figure this word stands for, if any. */
  figure?: string;
}

/** One scene's spoken line. */
export interface NarrationLine {
  sceneId: string;
  /** Path of a mono 16-bit PCM WAV file, trimmed of leading and trailing silence; null for a silent scene. */
  audioPath: string | null;
  durationMs: number;
  words: NarrationWord[];
}

/** The voice of a film, line by line, in scene order. */
export interface Narration {
  voiceId: string;
  lines: NarrationLine[];
}

/** A picture of the payload on local disk, decoded and checked before it reaches the renderer. */
export interface Still {
  path: string;
  width: number;
  height: number;
  alt: string;
}
