/** Files of a voice for sherpa-onnx, absolute paths; of `vits` and `kokoro` one is given. */
export interface SherpaModelFiles {
  vits?: { model: string; tokens: string; dataDir: string };
  kokoro?: { model: string; voices: string; tokens: string; dataDir: string };
}

/** Sentences for the sherpa process. */
export interface SherpaRequest {
  model: SherpaModelFiles;
  speaker: number;
  /** Sentences, each with its speed: 1 is the voice's own, 1.2 a fifth faster. */
  texts: Array<{ text: string; speed: number }>;
}

/** A spoken sentence; samples from -1 to 1. */
export interface SherpaSound {
  samples: Float32Array;
  sampleRate: number;
}

export type SherpaReply =
  | { ok: true; sounds: SherpaSound[] }
  /** `missing`: the optional package is not installed. */
  | { ok: false; missing: boolean; message: string };
