export type VoiceErrorCode =
  /** No house voice speaks the language. */
  | 'voice_language_unsupported'
  /** The id names no voice of this language. */
  | 'voice_unknown'
  /** The engine is not on this machine; the message names what to install. */
  | 'voice_engine_missing'
  /** The engine crashed, hung or answered nonsense twice. */
  | 'voice_failed';

/** What went wrong with a voice, for the job's error and for the log; never holds the text that was spoken. */
export class VoiceError extends Error {
  constructor(
    readonly code: VoiceErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
    this.name = 'VoiceError';
  }
}
