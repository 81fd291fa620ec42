import { bendPitch, pitchMarks, type PitchMark } from './pitch-bend';

/** Last stretch of voiced sound that a question raises, and by how much: five semitones at its end. */
const RISE_S = 0.34;
const RISE_SEMITONES = 5;
/** HTS averages its speakers' melody flat; deviations from the middle are widened by this share. */
const LIVELINESS = 0.4;
/** Semitones by which stressed words stand above the others at their middle. */
const STRESS_SEMITONES = 1.6;
/** No bend beyond this, where grains would begin to show. */
const MOST_SEMITONES = 6;

/** Questions that open with these fall in English; the others rise. */
const FALLING = /^(?:who|whom|whose|what|when|where|which|why|how|(?:who|what|when|where|why|how)'s)$/iu;

/** Whether a question that begins with `firstWord` rises at its end. */
export function rises(firstWord: string): boolean {
  return !FALLING.test(firstWord);
}

function medianPeriod(marks: PitchMark[]): number {
  const periods = marks.map(({ period }) => period).sort((a, b) => a - b);
  return periods[periods.length >> 1] ?? 0;
}

/** Mean of the periods of the marks around, so that a single misread period never becomes a squeak. */
function smoothPeriods(marks: PitchMark[]): Map<PitchMark, number> {
  const smooth = new Map<PitchMark, number>();
  for (const [index, mark] of marks.entries())
    smooth.set(mark, medianPeriod(marks.slice(Math.max(0, index - 4), index + 5)));
  return smooth;
}

/** What a sentence's melody does beyond its own. */
export interface Melody {
  /** It rises at its end. */
  asks: boolean;
  /** Semitones by which all of it is raised. */
  pitch: number;
  /** Words that stand out. */
  stress: { fromMs: number; toMs: number } | null;
}

/** How far into a stressed stretch a moment is: 0 at its ends and outside, 1 at its middle. */
function stressAt({ stress }: Melody, ms: number): number {
  if (!stress || ms <= stress.fromMs || ms >= stress.toMs) return 0;
  return Math.sin((Math.PI * (ms - stress.fromMs)) / (stress.toMs - stress.fromMs));
}

/**
 * Gives a flat synthetic sentence a melody: its own rises and falls, wider, a rise at the end of a question, and a crest on
 * the words that carry it. For engines whose model knows none of these; length and words stay where they are.
 */
export function enliven(samples: Float32Array, sampleRate: number, melody: Melody): Float32Array {
  const marks = pitchMarks(samples, sampleRate, 0, samples.length);
  const voiced = marks.filter((mark) => mark.voiced);
  const end = voiced.at(-1)?.at ?? 0;
  const middle = medianPeriod(voiced);
  const periods = smoothPeriods(voiced);
  return bendPitch(samples, marks, (mark) => {
    const deviation = 12 * Math.log2(middle / (periods.get(mark) ?? middle));
    const share = melody.asks ? Math.max(0, 1 - (end - mark.at) / (RISE_S * sampleRate)) : 0;
    const stress = STRESS_SEMITONES * stressAt(melody, (mark.at / sampleRate) * 1000);
    const semitones = melody.pitch + stress + LIVELINESS * deviation * (1 - share) + RISE_SEMITONES * share ** 1.5;
    return 2 ** (Math.max(-MOST_SEMITONES, Math.min(MOST_SEMITONES, semitones)) / 12);
  });
}
