import type { Random } from '@app/picture';
import type { Chord, Mood, Moment, Part } from './mood';
import { readPattern, type PatternNote } from './pattern';
import type { Section, SectionPlan } from './sections';

/** One stroke of one player. */
export interface ScoreNote {
  part: Part;
  midi: number;
  /** Seconds. */
  at: number;
  seconds: number;
  /** 0 to 1. */
  velocity: number;
  /** 0 to 1, follows the section's energy: filters open as the music builds. */
  brightness: number;
  pan: number;
}

const BEATS_A_BAR = 4;
const STEPS_A_BEAT = 4;
/** The call to action is spoken over the last two, so they stand back. */
const HIT_VELOCITY: Record<Moment, number> = { intro: 1, cut: 0.8, lift: 1, end: 0.7, final: 0.8 };

/** Writes every note of a bed: players by energy, fills that lead into cuts, hits on the moments, and the last chord. */
export function writeScore(mood: Mood, plan: SectionPlan, random: Random): ScoreNote[] {
  const writer = new ScoreWriter(mood, random);
  let bar = 0;
  plan.sections.forEach((section, index) => {
    const next = plan.sections[index + 1];
    if (section.opens === 'lift' || section.opens === 'end') bar = 0;
    const closesBeforeEnd =
      next?.opens === 'end' || (next?.opens === 'final' && section.opens !== 'end' && section.opens !== 'phrase');
    const bars = barsOf(section.beats);
    if (section.opens === 'drop') return;
    if (section.opens === 'final') writer.hits('final', section, mood.ending, 0);
    else {
      const chords = bars.map((_, n) => mood.chords[(bar + n) % mood.chords.length]!);
      writer.groove(section, bars, chords, bar, closesBeforeEnd ? mood.dropBeats : 0);
      if (section.opens !== 'phrase') writer.hits(section.opens, section, chords[0]!, 0);
      if (next) writer.fills(next.opens, section, chords.at(-1)!);
      bar += bars.length;
    }
  });
  for (const at of plan.accents) {
    const home = plan.sections.find(({ from, to }) => at >= from && at < to);
    if (home && home.opens !== 'final') writer.hits('cut', home, mood.chords[0]!, at - home.from);
  }
  return writer.notes;
}

/** Beats of each bar; what does not fill a bar of its own lengthens the last one. */
function barsOf(beats: number): number[] {
  const whole = Math.floor(beats / BEATS_A_BAR);
  const rest = beats - whole * BEATS_A_BAR;
  const bars = Array<number>(whole).fill(BEATS_A_BAR);
  if (rest >= 2 || whole === 0) return [...bars, rest];
  bars[whole - 1]! += rest;
  return bars;
}

class ScoreWriter {
  readonly notes: ScoreNote[] = [];

  constructor(
    private readonly mood: Mood,
    private readonly random: Random,
  ) {}

  groove(section: Section, bars: number[], chords: Chord[], firstBar: number, dropBeats: number): void {
    const step = stepOf(section);
    const stopAt = (section.beats - Math.min(dropBeats, section.beats / 2)) * STEPS_A_BEAT;
    for (const part of this.mood.parts) {
      if (!plays(part, section)) continue;
      const patterns = readPattern(part.pattern);
      let barStart = 0;
      bars.forEach((beats, n) => {
        const pattern = patterns[(firstBar + n) % patterns.length]!;
        const steps = beats * STEPS_A_BEAT;
        for (const note of repeated(pattern, steps)) {
          const at = barStart + note.step;
          if (at >= stopAt) continue;
          const length = Math.min(note.steps, stopAt - at, steps - note.step);
          this.play(
            part,
            { ...note, steps: length },
            chords[n]!,
            section.from + (at + late(note.step, this.mood.swing)) * step,
            step,
            metre(note.step),
            section.energy,
          );
        }
        barStart += steps;
      });
    }
  }

  hits(moment: Moment, section: Section, chord: Chord, offset: number): void {
    const step = moment === 'final' ? (section.to - section.from) / 16 : stepOf(section);
    for (const hit of this.mood.hits) {
      if (!hit.on.includes(moment) || !plays(hit, section)) continue;
      const velocity = offset > 0 ? 0.6 : HIT_VELOCITY[moment];
      for (const note of readPattern(hit.pattern)[0]!) {
        this.play(hit, note, chord, section.from + offset + note.step * step, step, velocity, section.energy);
      }
    }
  }

  fills(next: Section['opens'], section: Section, chord: Chord): void {
    const target = next === 'final' ? 'cut' : next === 'drop' ? 'lift' : next;
    if (target === 'phrase' || target === 'intro') return;
    const step = stepOf(section);
    for (const fill of this.mood.fills) {
      if (!fill.into.includes(target) || !plays(fill, section)) continue;
      const first = section.beats * STEPS_A_BEAT - fill.pattern.length;
      if (first < 0) continue;
      for (const note of readPattern(fill.pattern)[0]!) {
        const velocity = 0.45 + 0.45 * (note.step / fill.pattern.length);
        this.play(fill, note, chord, section.from + (first + note.step) * step, step, velocity, section.energy);
      }
    }
  }

  private play(
    part: Part,
    note: PatternNote,
    chord: Chord,
    at: number,
    step: number,
    velocity: number,
    energy: number,
  ): void {
    const { looseness = 0.003, pan = 0, echo } = part;
    for (const midi of this.pitches(note.voice, part, chord)) {
      const played: ScoreNote = {
        part,
        midi,
        // The very first stroke is never early: there is nothing before the video.
        at: Math.max(0, at + looseness * (this.random() * 2 - 1)),
        seconds: note.steps * step,
        velocity: velocity * (1 - 0.12 * this.random()),
        brightness: energy,
        pan,
      };
      this.notes.push(played);
      for (let n = 1; n <= (echo?.times ?? 0); n++) {
        const softer = 10 ** ((-echo!.fall * n) / 20);
        const side = n % 2 === 1 ? 0.75 : -0.75;
        this.notes.push({
          ...played,
          at: played.at + n * echo!.steps * step,
          velocity: played.velocity * softer,
          pan: side,
        });
      }
    }
  }

  private pitches(voice: PatternNote['voice'], { octave = 0, tones }: Part, chord: Chord): number[] {
    const base = this.mood.tonic + 12 * octave;
    if (voice === 'stroke') return [base];
    if (voice === 'bass') return [base + chord.bass];
    if (voice === 'chord') return chord.tones.map((tone) => base + tone);
    const ladder = tones ?? chord.tones;
    const wrapped = ladder[voice % ladder.length]!;
    return [base + wrapped + 12 * Math.floor(voice / ladder.length)];
  }
}

function plays({ energy: [least, most] = [0, 1] }: Part, section: Section): boolean {
  return section.energy >= least && section.energy <= most;
}

function stepOf({ from, to, beats }: Section): number {
  return (to - from) / (beats * STEPS_A_BEAT);
}

/** Steps by which a swinging player is late. */
function late(step: number, swing = 0): number {
  return step % 4 >= 2 ? swing * 2 : step % 2 === 1 ? swing : 0;
}

/** A pattern carried on past its end where a bar is longer than it. */
function repeated(pattern: PatternNote[], steps: number): PatternNote[] {
  const beyond = pattern.map((note) => ({ ...note, step: note.step + BEATS_A_BAR * STEPS_A_BEAT }));
  return [...pattern, ...beyond].filter(({ step }) => step < steps);
}

/** Weight of a sixteenth in its bar: players lean on the beat. */
function metre(step: number): number {
  if (step % 16 === 0) return 1;
  if (step % 8 === 0) return 0.92;
  if (step % 4 === 0) return 0.86;
  return step % 2 === 0 ? 0.76 : 0.66;
}
