import { VoiceError } from '../voice.errors';
import { decodeWav } from '../wav.file';

/** Content types of the sound that is asked for; some servers call it a mere stream of bytes. */
export const SOUND_TYPES = /^(?:audio\/(?:wav|x-wav|wave|vnd\.wave|pcm|l16)|application\/octet-stream)$/;

/** Raw answers of speech servers have this rate (OpenAI's `pcm`, ElevenLabs' `pcm_24000`). */
export const RAW_RATE = 24_000;
const LEAST_S = 0.05;
const LONGEST_S = 120;

/** Sound of an answer: a mono 16-bit WAV, or raw samples of the same kind. Throws `VoiceError` for anything else. */
export function readSound(bytes: Buffer, server: string): { samples: Float32Array; sampleRate: number } {
  let sound: { samples: Float32Array; sampleRate: number };
  try {
    sound = bytes.toString('latin1', 0, 4) === 'RIFF' ? decodeWav(bytes) : rawSound(bytes);
  } catch (cause) {
    throw new VoiceError('voice_failed', `${server} answered a sound that cannot be read`, { cause });
  }
  const seconds = sound.samples.length / sound.sampleRate;
  if (seconds < LEAST_S || seconds > LONGEST_S || sound.sampleRate < 8_000)
    throw new VoiceError('voice_failed', `${server} answered ${seconds.toFixed(2)} s of sound`);
  return sound;
}

function rawSound(bytes: Buffer): { samples: Float32Array; sampleRate: number } {
  const samples = new Float32Array(bytes.length >> 1);
  for (let i = 0; i < samples.length; i++) samples[i] = bytes.readInt16LE(i * 2) / 32_768;
  return { samples, sampleRate: RAW_RATE };
}
