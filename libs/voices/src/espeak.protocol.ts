/** Sentences for the espeak process; the only markup in them is SSML's `prosody`. */
export interface EspeakRequest {
  name: string;
  rate: number;
  pitch: number;
  range: number;
  texts: string[];
}

/** A word event: offset into the text in code points from 0, and its start in the sound. */
export interface EspeakWord {
  at: number;
  fromMs: number;
}

/** A phoneme event: a sound in IPA with its stress mark, and the index of the word event it followed (-1 before the first). */
export interface EspeakPhoneme {
  ipa: string;
  word: number;
}

export interface EspeakSound {
  /** 16-bit mono. */
  samples: Int16Array;
  sampleRate: number;
  words: EspeakWord[];
  /** For reading back what was said (docs/guides/proof.md). */
  phonemes: EspeakPhoneme[];
}

export type EspeakReply =
  | { ok: true; sounds: EspeakSound[] }
  /** `missing`: the optional package is not installed. */
  | { ok: false; missing: boolean; message: string };
