import type { VideoWarning } from '@app/picture';
import type { Voice } from './voice';
import { VoiceError } from './voice.errors';

/**
 * Lets the first voice do the whole of a video's speaking; if it fails the next one begins anew, so that no video has two
 * voices. Each that failed is a warning `voice_fallback`. Throws the last voice's `VoiceError`, and all else at once.
 */
export async function speakWhole<T>(
  voices: Voice[],
  speak: (voice: Voice) => Promise<T>,
): Promise<{ spoken: T; warnings: VideoWarning[] }> {
  const warnings: VideoWarning[] = [];
  let failure: unknown = new VoiceError('voice_unknown', 'no voice was given');
  for (const [index, voice] of voices.entries()) {
    try {
      return { spoken: await speak(voice), warnings };
    } catch (cause) {
      if (!(cause instanceof VoiceError)) throw cause;
      failure = cause;
      const next = voices[index + 1];
      if (!next) break;
      const message = `The voice ${voice.id} failed (${cause.message}); ${next.id} speaks the whole video.`;
      warnings.push({ code: 'voice_fallback', message, scene: null, atMs: null });
    }
  }
  throw failure;
}
