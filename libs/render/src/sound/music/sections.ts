import type { Moment } from './mood';
import type { TimeSpan } from '../mix/quiet-spans';

/** A stretch of music between two scene changes, with a whole number of half beats. */
export interface Section {
  /** Seconds. */
  from: number;
  to: number;
  beats: number;
  opens: Moment | 'phrase' | 'drop';
  /** 0 to 1: how many players are in. */
  energy: number;
}

export interface SectionRequest {
  durationMs: number;
  cutsMs: number[];
  /** Silence before the turn, and the reveal that ends it: the music lifts there. Default: a lift at the cut nearest 60 % of the video. */
  turn?: TimeSpan;
  /** When the last word has been said: the last chord waits for it. */
  lastWordMs?: number;
  bpm: number;
  /** Seconds of the last chord. */
  tail: number;
}

/** Scenes shorter than this are too short for music of their own; their cuts only get an accent. */
const SHORTEST = 1.2;
/** Seconds after the last word at which the last chord falls, and how long it needs at least. */
const AFTER_WORD = 0.15;
const SHORTEST_CHORD = 0.8;
const LONGEST = 9;

/** Where the accents of cuts too close together fall, and the sections between the others. */
export interface SectionPlan {
  sections: Section[];
  /** Seconds of cuts inside a section. */
  accents: number[];
}

/**
 * Writes the click track of a video as film composers do: the tempo bends by a few per cent from scene to scene so that every cut is a downbeat.
 * The last section is the final chord.
 */
export function planSections({ durationMs, cutsMs, turn, lastWordMs, bpm, tail }: SectionRequest): SectionPlan {
  const end = durationMs / 1000;
  // A chord needs time to ring: a cut in the last moments is left to the picture.
  const cuts = [...new Set(cutsMs.map((ms) => ms / 1000))]
    .filter((cut) => cut > 0 && cut <= end - SHORTEST)
    .sort((a, b) => a - b);
  const endCard = cuts.at(-1);
  const finalAt = placeFinal(end, endCard ?? 0, 60 / bpm, tail, lastWordMs);
  const starts = [0];
  const accents: number[] = [];
  for (const cut of cuts) {
    const tooClose = cut - starts.at(-1)! < SHORTEST || (cut !== finalAt && finalAt - cut < SHORTEST);
    if (tooClose && cut !== endCard) accents.push(cut);
    else {
      if (cut === endCard && starts.length > 1 && cut - starts.at(-1)! < SHORTEST) accents.push(starts.pop()!);
      starts.push(cut);
    }
  }
  const drop = turn && dropOf(turn, endCard ?? finalAt);
  if (drop) makeRoom(drop, starts, accents);
  const lift = drop ? drop.to : liftOf(starts, endCard ?? end, end);
  const bounds = withPhrases(starts, finalAt, bpm);
  const fitted = fitTempo(bounds, finalAt, bpm);
  const sections = bounds.map((from, index): Section => {
    const to = bounds[index + 1] ?? finalAt;
    const opens =
      from === 0
        ? 'intro'
        : from === endCard
          ? 'end'
          : from === drop?.from
            ? 'drop'
            : from === lift
              ? 'lift'
              : starts.includes(from)
                ? 'cut'
                : 'phrase';
    return { from, to, beats: beatsFor(to - from, fitted).beats, opens, energy: 0 };
  });
  giveEnergy(sections, lift);
  const played = sections.filter(({ from, to }) => to - from > 0.01);
  return {
    sections: [
      ...played,
      { from: finalAt, to: end, beats: Math.max(1, ((end - finalAt) * bpm) / 60), opens: 'final', energy: 1 },
    ],
    accents,
  };
}

/**
 * The last chord falls after the last word; where nothing is said, on a beat of the end card that leaves about `tail` seconds. A
 * short end card is the chord itself.
 */
function placeFinal(end: number, endCard: number, beat: number, tail: number, lastWordMs?: number): number {
  if (lastWordMs !== undefined && lastWordMs / 1000 > endCard) {
    return Math.max(endCard, Math.min(lastWordMs / 1000 + AFTER_WORD, end - SHORTEST_CHORD));
  }
  const beats = Math.round((end - endCard - tail) / beat);
  return beats >= 2 ? endCard + beats * beat : endCard;
}

/** The silence before the turn in seconds; none where the turn comes too early or too late for music around it. */
function dropOf({ fromMs, toMs }: TimeSpan, endCard: number): { from: number; to: number } | undefined {
  const [from, to] = [fromMs / 1000, toMs / 1000];
  return from >= SHORTEST && to > from && endCard - to >= SHORTEST ? { from, to } : undefined;
}

/** Puts the silence among the starts, in place of the cuts in it and of those too near to it for music of their own. */
function makeRoom({ from, to }: { from: number; to: number }, starts: number[], accents: number[]): void {
  const stays = (start: number): boolean => start === 0 || start <= from - SHORTEST || start >= to + SHORTEST;
  accents.push(...starts.filter((start) => !stays(start)));
  const heard = accents.filter((accent) => accent < from || accent > to);
  accents.splice(0, accents.length, ...heard);
  const all = [...starts.filter(stays), from, to].sort((a, b) => a - b);
  starts.splice(0, starts.length, ...all);
}

function liftOf(starts: number[], endCard: number, end: number): number | undefined {
  const wanted = end * 0.6;
  const candidates = starts.filter((start) => start > 0 && start < endCard);
  return candidates.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}

/** Long scenes are divided into phrases of four bars or fewer, so that harmony and build go on without a cut. */
function withPhrases(starts: number[], finalAt: number, bpm: number): number[] {
  return starts.flatMap((from, index) => {
    const length = (starts[index + 1] ?? finalAt) - from;
    const phrases = Math.max(1, Math.ceil(length / LONGEST));
    const bars = Math.max(1, Math.round((length * bpm) / 240 / phrases));
    const phrase = phrases === 1 ? length : Math.min(bars * (240 / bpm), length / phrases);
    return Array.from({ length: phrases }, (_, n) => from + n * phrase);
  });
}

/** The tempo within 5 % of `bpm` at which the scenes hold most nearly whole beats. */
function fitTempo(bounds: number[], finalAt: number, bpm: number): number {
  let best = { tempo: bpm, cost: Infinity };
  for (let percent = -5; percent <= 5; percent += 0.5) {
    const tempo = bpm * (1 + percent / 100);
    const misfit = bounds.reduce(
      (sum, from, index) => sum + beatsFor((bounds[index + 1] ?? finalAt) - from, tempo).cost,
      0,
    );
    const cost = misfit + Math.abs(percent) * 0.05;
    if (cost < best.cost) best = { tempo, cost };
  }
  return best.tempo;
}

/** Whole beats where the tempo bends by little; half beats are dearer, since a groove stumbles over them. */
function beatsFor(seconds: number, tempo: number): { beats: number; cost: number } {
  const ideal = (seconds * tempo) / 60;
  const options = [Math.floor(ideal), Math.floor(ideal) + 0.5, Math.ceil(ideal)].filter((beats) => beats > 0);
  const priced = options.map((beats) => ({
    beats,
    cost: (Math.log(beats / Math.max(0.01, ideal)) / 0.035) ** 2 + (Number.isInteger(beats) ? 0 : 1.5),
  }));
  return priced.sort((a, b) => a.cost - b.cost)[0] ?? { beats: 1, cost: 0 };
}

/** A build from the hook to the lift, one step back after it, and calm on the end card. */
function giveEnergy(sections: Section[], lift: number | undefined): void {
  const liftIndex = sections.findIndex(({ from }) => from === lift);
  const summit = liftIndex < 0 ? sections.length : liftIndex;
  sections.forEach((section, index) => {
    if (section.opens === 'drop') section.energy = 0;
    else if (section.opens === 'end') section.energy = 0.55;
    else if (index === liftIndex) section.energy = 1;
    else if (index > summit)
      section.energy = section.opens === 'phrase' && sections[index - 1]?.opens === 'end' ? 0.55 : 0.85;
    else section.energy = index === 0 ? 0.45 : 0.4 + 0.45 * (index / Math.max(1, summit));
  });
}
