/** One written word and how it is said; `spoken` may be several words ("412.6 million dollars") or empty. */
export interface VoiceToken {
  /** As a caption shows it, punctuation included. Punctuation at its end shapes the pauses. */
  display: string;
  spoken: string;
}

/** One line to say. `pace` 1 is the house tempo (about 160 words a minute); 1.2 is a fifth faster. */
export interface VoiceLine {
  tokens: VoiceToken[];
  pace: number;
  /** Semitones above the voice's own; default 0. */
  pitch?: number;
}

/** Where a token sounds within its line, milliseconds from the first sample. */
export interface WordTiming {
  fromMs: number;
  toMs: number;
}

/** What was said: the length of the file and exactly one timing per token, in order, never overlapping. */
export interface SpokenLine {
  durationMs: number;
  words: WordTiming[];
}

/** Someone who can say a line. */
export interface Voice {
  /** Stable name, e.g. `house-en-slt`. */
  id: string;
  /** ISO 639-1 code. */
  language: string;
  /**
   * Speaks one line into a mono 16-bit WAV at the engine's own rate, silence at both ends trimmed to 30 ms.
   * Throws `VoiceError`; an aborted signal throws the signal's reason.
   */
  speak(line: VoiceLine, outPath: string, signal?: AbortSignal): Promise<SpokenLine>;
}
