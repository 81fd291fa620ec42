/** A stretch of time, milliseconds from the beginning. */
export interface Span {
  fromMs: number;
  toMs: number;
}

/** One uncut stretch of footage; the shots of an asset follow one another and cover it all. */
export interface Shot extends Span {
  /** Black for most of its length. */
  isBlack: boolean;
  /** Without motion for most of its length. */
  isFrozen: boolean;
  /** LUFS of its sound; null where it is silent, has none, or was not indexed. */
  loudness: number | null;
}

/** What one decode of a recording tells. */
export interface FootageReading {
  cutsMs: number[];
  black: Span[];
  frozen: Span[];
  silent: Span[];
  /** Where a player can begin without decoding what stands before. */
  keyFramesMs: number[];
  /** LUFS of the whole; null without sound. */
  loudness: number | null;
  /** Momentary loudness, LUFS, every 100 ms. */
  momentary: Array<{ atMs: number; lufs: number }>;
}

/** What somebody says, and when. */
export interface Transcript {
  language: string | null;
  text: string;
  segments: Array<Span & { text: string }>;
}

/** All that the paid index knows of a video. */
export interface FootageIndex extends Omit<FootageReading, 'cutsMs' | 'momentary'> {
  shots: Shot[];
  /** Null where no transcriber is configured, or nothing is said. */
  transcript: Transcript | null;
}
