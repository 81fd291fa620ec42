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
  /** How wide a presenter's mouth stands from a moment on, 0 to 1; read from the words where absent. */
  mouth?: Array<{ atMs: number; open: number }>;
}

/** The voice of a video, line by line, in scene order. */
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

/** A cut out of a local video file, for scenes with the `footage` layout. */
export interface Footage {
  path: string;
  width: number;
  height: number;
  /** Part of the file to show, seconds. */
  from: number;
  to: number;
  /** 1 is as recorded; 0.5 is half as fast. */
  speed: number;
  /** Where the subject is, shares of width and height: the crop keeps it in view. */
  subject: { x: number; y: number };
  alt: string;
  /** Shorter than its scene, it goes to and fro; else its last frame stays. */
  loop?: boolean;
  /** Its frames at video size as 00001.jpg and so on, once the renderer has decoded them. */
  frames?: { folder: string; count: number };
}
