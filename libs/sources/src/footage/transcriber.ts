import type { Transcript } from './footage-reading';

/** Writes down what is said in a recording. */
export abstract class Transcriber {
  /** `path` is a sound file; null where nothing is said. Throws where the service cannot be used, and the signal's reason. */
  abstract transcribe(path: string, signal: AbortSignal): Promise<Transcript | null>;
}
