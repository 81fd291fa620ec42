import { bellAt, equalise } from '../synth/biquad';
import { loudnessOf, loudnessWhile } from '../synth/loudness.meter';
import { gainOf, mixInto, scale, silence, type StereoBuffer } from '../synth/stereo-buffer';
import { compress, duck, type Dynamics } from './dynamics';
import { addVoice } from './voice-track';

/** Level of the bed before mastering, beside a voice at -18. */
const MUSIC_LUFS = -22;

/** Seconds by which the duck hears the voice early. */
const EARLY = 0.12;
const MUSIC_DUCK: Dynamics = { threshold: -36, ratio: 2.6, attack: 0.011, release: 0.26, knee: 12 };
const EFFECTS_DUCK: Dynamics = { threshold: -36, ratio: 1.25, attack: 0.01, release: 0.075, knee: 12 };
/** Evens the bed's hits, which would stick out between words. */
const SPEECH_BED: Dynamics = { threshold: -31, ratio: 5, attack: 0.0025, release: 0.12, knee: 15.5, makeup: 8.6 };
/** LU that the bed stands under the voice while it speaks, whatever the bed is. */
const UNDER_VOICE = 14;
/** A trim beyond this, decibels, would be heard as a bed that is missing or in the way between the lines. */
const MOST_TRIM = 5;
/** Mean square above which the voice speaks: -32 dB. */
const SPEAKING = 6.3e-4;
/** Seconds of a breath: the bed that comes up in it still counts as under the line. */
const BREATH = 0.3;
/** A gap in the bed where consonants are. */
const CONSONANTS = bellAt(2400, 0.7, -3);

/** The three buses of a video, all of one length; each may be missing. Mixing uses them up. */
export interface Tracks {
  /** One channel, as `voiceTrack` gives it. */
  voice: Float32Array | null;
  music: StereoBuffer | null;
  effects: StereoBuffer | null;
}

/** Sets the buses against each other and adds them: music and effects make way for the voice. */
export function mixVideo({ voice, music, effects }: Tracks, samples: number): StereoBuffer {
  if (music) {
    scale(music, gainOf(MUSIC_LUFS - (loudnessOf(music) ?? MUSIC_LUFS)));
    if (voice) {
      compress(music, SPEECH_BED);
      for (const channel of [music.left, music.right]) equalise(channel, CONSONANTS);
      duck(music, voice, MUSIC_DUCK, EARLY);
      setUnder(music, voice);
    }
  }
  if (effects && voice) duck(effects, voice, EFFECTS_DUCK, EARLY);
  const mix = music ?? effects ?? silence(samples);
  if (effects && mix !== effects) mixInto(mix, effects, { at: 0, gain: 1 });
  if (voice) addVoice(mix, voice);
  return mix;
}

/** What a duck leaves depends on the bed's own dynamics; so the rest is measured and trimmed. */
function setUnder(music: StereoBuffer, voice: Float32Array): void {
  const speech = loudnessWhile({ left: voice, right: voice }, voice, SPEAKING);
  const bed = loudnessWhile(music, voice, SPEAKING, BREATH);
  if (speech === null || bed === null) return;
  scale(music, gainOf(Math.max(-MOST_TRIM, Math.min(MOST_TRIM, speech - UNDER_VOICE - bed))));
}
