export type SoundErrorCode = 'voice_unreadable' | 'ffmpeg_failed' | 'sound_aborted';

/** Why a video has no sound, or a recording could not be decoded. For `ffmpeg_failed` the message ends with ffmpeg's last lines. */
export class SoundError extends Error {
  constructor(
    readonly code: SoundErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SoundError';
  }
}
