/** Levels before mastering: the voice leads, everything else is set against it (FILM.md, Sound). */
export const VOICE_LUFS = -18;
export const MUSIC_LUFS = -22;

const STEREO = 'aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=stereo';

/** High-pass under speech, less bite where synthetic voices hiss, and a compressor that evens words out. */
const VOICE_CHAIN = [
  'highpass=f=85:p=2',
  'equalizer=f=3200:t=q:w=1.4:g=-2.5',
  'treble=g=-3:f=6500:t=q:w=0.6',
  'equalizer=f=210:t=q:w=0.9:g=1.2',
  'acompressor=threshold=-22dB:ratio=2.6:attack=4:release=140:knee=5:makeup=1.75',
].join(',');

/** Two early reflections to each side: enough air to sit in the picture, too little to be heard as a room. */
const VOICE_ROOM =
  'asplit=3[near][wallA][wallB];' +
  '[wallA]highpass=f=260,lowpass=f=5200,adelay=17|26,volume=-20dB[a];' +
  '[wallB]highpass=f=260,lowpass=f=3800,adelay=43|35,volume=-23dB[b];' +
  '[near][a][b]amix=inputs=3:normalize=0:duration=longest';

/** Seconds by which the duck hears the voice early, as a mixer's hand would. */
const LOOK_AHEAD = 0.12;
const MUSIC_DUCK = 'sidechaincompress=threshold=-36dB:ratio=2.6:attack=45:release=560:knee=4:detection=rms';
const EFFECTS_DUCK = 'sidechaincompress=threshold=-36dB:ratio=1.25:attack=40:release=300:knee=4:detection=rms';
/** Evens the bed's hits, which would stick out between words, and opens a gap for consonants. */
const SPEECH_BED =
  'acompressor=threshold=-31dB:ratio=3.2:attack=10:release=320:knee=6:makeup=2.7,equalizer=f=2400:t=q:w=0.7:g=-3';

export interface MixInputs {
  /** In the order of ffmpeg's inputs, which they come first of. */
  voice: Array<{ atMs: number; gainDb: number }>;
  hasMusic: boolean;
  hasEffects: boolean;
  samples: number;
}

/**
 * The filter graph of one film's mix, ending in `[mix]`. Inputs: the spoken lines, then music, then effects, as far as present.
 * At least one of them must be.
 */
export function mixGraph({ voice, hasMusic, hasEffects, samples }: MixInputs): string {
  const whole = `apad=whole_len=${samples},atrim=end_sample=${samples}`;
  const steps: string[] = [];
  const buses: string[] = [];
  const ducked = [hasMusic && 'music', hasEffects && 'effects'].filter((name) => name !== false);
  ducked.forEach((name, index) => steps.push(`[${voice.length + index}:a]${STEREO},${whole}[${name}In]`));
  if (voice.length === 0) ducked.forEach((name) => buses.push(`[${name}In]`));
  else {
    voice.forEach(({ atMs, gainDb }, index) => {
      const delay = Math.round(atMs * 48);
      steps.push(
        `[${index}:a]aresample=48000,aformat=sample_fmts=fltp:channel_layouts=mono,pan=stereo|c0=c0|c1=c0,` +
          `volume=${gainDb.toFixed(2)}dB,adelay=${delay}S|${delay}S[line${index}]`,
      );
    });
    const lines = voice.map((_, index) => `[line${index}]`).join('');
    const joined =
      voice.length === 1 ? `${lines}anull` : `${lines}amix=inputs=${voice.length}:normalize=0:duration=longest`;
    const keys = ducked.map((name) => `[${name}Key]`).join('');
    steps.push(`${joined},${VOICE_CHAIN},${whole},asplit=${ducked.length + 1}[speech]${keys}`);
    steps.push(`[speech]${VOICE_ROOM},${whole}[voice]`);
    buses.push('[voice]');
    // sidechaincompress drops what it still holds when either input ends, so neither may: both are padded without end and cut after it.
    for (const name of ducked) {
      const duck = name === 'music' ? MUSIC_DUCK : EFFECTS_DUCK;
      const early = `atrim=start=${LOOK_AHEAD},asetpts=PTS-STARTPTS,apad`;
      steps.push(`[${name}Key]${early}[${name}Early]`);
      const evened = name === 'music' ? SPEECH_BED : 'anull';
      steps.push(
        `[${name}In]${evened},apad[${name}Out]`,
        `[${name}Out][${name}Early]${duck},atrim=end_sample=${samples}[${name}]`,
      );
      buses.push(`[${name}]`);
    }
  }
  const sum =
    buses.length === 1
      ? `${buses[0]}anull`
      : `${buses.join('')}amix=inputs=${buses.length}:normalize=0:duration=longest`;
  steps.push(`${sum},${STEREO},${whole}[mix]`);
  return steps.join(';');
}
