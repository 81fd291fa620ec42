import { bellAt, equalise, shelfAbove } from '../synth/biquad';
import { loudnessOf } from '../synth/loudness.meter';
import { filter } from '../synth/state.filter';
import { gainOf, samplesOf, type StereoBuffer } from '../synth/stereo-buffer';
import { turn } from '../turn';
import { compress, type Dynamics } from './dynamics';
import { readVoice } from './voice-file';

/** Level before mastering: the voice leads, everything else is set against it. */
const VOICE_LUFS = -18;
const MOST_GAIN = 24;

/** Evens words out, not syllables. */
const EVEN: Dynamics = { threshold: -22, ratio: 2.6, attack: 0.002, release: 0.05, knee: 12, makeup: 4.2 };

/** Two early reflections to each side: enough air to sit in the picture, too little to be heard as a room. */
const WALLS = [
  { left: 0.017, right: 0.026, dull: 5200, level: -20 },
  { left: 0.043, right: 0.035, dull: 3800, level: -23 },
] as const;

/**
 * All spoken lines on one channel of `samples`, each as loud as the others whoever recorded it, through the voice's chain:
 * low cut, less bite where synthetic voices hiss, a compressor. Null without lines.
 * @throws SoundError coded `voice_unreadable` or `sound_aborted`.
 */
export async function voiceTrack(
  lines: ReadonlyArray<{ path: string; atMs: number }>,
  samples: number,
  signal?: AbortSignal,
): Promise<Float32Array | null> {
  if (lines.length === 0) return null;
  const track = new Float32Array(samples);
  for (const { path, atMs } of lines) {
    await turn(signal);
    const line = await readVoice(path);
    const loudness = loudnessOf({ left: line, right: line });
    const gain = loudness === null ? 1 : gainOf(Math.max(-MOST_GAIN, Math.min(MOST_GAIN, VOICE_LUFS - loudness)));
    const at = samplesOf(atMs / 1000);
    const stop = Math.min(line.length, samples - at);
    for (let i = 0; i < stop; i++) track[at + i]! += line[i]! * gain;
  }
  await turn(signal);
  filter(track, 'high', 85);
  equalise(track, bellAt(3200, 1.4, -2.5));
  equalise(track, shelfAbove(6500, 0.6, -3));
  equalise(track, bellAt(210, 0.9, 1.2));
  compress({ left: track, right: track }, EVEN);
  return track;
}

/** Adds the voice to a mix: itself in the middle, its room around it. */
export function addVoice(mix: StereoBuffer, voice: Float32Array): void {
  for (let i = 0; i < voice.length; i++) {
    mix.left[i]! += voice[i]!;
    mix.right[i]! += voice[i]!;
  }
  for (const { left, right, dull, level } of WALLS) {
    const echo = voice.slice();
    filter(echo, 'high', 260);
    filter(echo, 'low', dull);
    const gain = gainOf(level);
    addLate(mix.left, echo, samplesOf(left), gain);
    addLate(mix.right, echo, samplesOf(right), gain);
  }
}

function addLate(target: Float32Array, source: Float32Array, delay: number, gain: number): void {
  for (let i = delay; i < target.length; i++) target[i]! += source[i - delay]! * gain;
}
