import { soundingRange } from '../pcm';
import type { RawSentence } from '../sentence';
import type { WordTiming } from '../voice';
import { cutSpectrum, restsOf, type SilentStretch } from './rests';
import { type Spectrum, spectrumOf } from './spectrum';
import { warp } from './warp';

/** Sound without timings, samples from -1 to 1. */
export interface Recording {
  samples: Float32Array;
  sampleRate: number;
}

/** A rest belongs to a word whose place is no further off than this, */
const NEAR_S = 0.35;
/** one of these many nearest. */
const CANDIDATES = 3;

/** The last word before a rest is drawn out, which a later parting would hide: it must be better by this share. */
const LATER = 1.03;

/** A word of the sentence and the frame of a spectrum at which it begins. */
interface Start {
  word: number;
  frame: number;
}

/** A word's start in the recording and where the word before it ends. */
interface Place extends Start {
  before: number;
}

/** A stretch of the rendition with its words, and the stretch of the recording that says the same. */
interface Stretch {
  starts: Start[];
  known: Spectrum;
  heard: Spectrum;
}

/** The part that sounds, and how far into the recording it begins, in seconds. */
function sounding({ samples, sampleRate }: Recording): { spectrum: Spectrum; offset: number } {
  const [from, to] = soundingRange(samples);
  return { spectrum: spectrumOf(samples.slice(from, to), sampleRate), offset: from / sampleRate };
}

/** Both stretches without the words from `index` on, which are said after the rest, and those words with theirs. */
function partAt({ starts, known, heard }: Stretch, index: number, rest: SilentStretch): [Stretch, Stretch] {
  const cut = Math.max(1, Math.min(known.frames.length - 1, Math.round(starts[index]?.frame ?? 0)));
  return [
    { starts: starts.slice(0, index), known: cutSpectrum(known, 0, cut), heard: cutSpectrum(heard, 0, rest.from) },
    {
      starts: starts.slice(index).map(({ word, frame }) => ({ word, frame: frame - cut })),
      known: cutSpectrum(known, cut, known.frames.length),
      heard: cutSpectrum(heard, rest.to, heard.frames.length),
    },
  ];
}

/** The words before and after a rest, parted at whichever near word leaves the two recordings most alike. */
function bestParting(
  stretch: Stretch,
  rest: SilentStretch,
  places: number[],
): { index: number; parts: [Stretch, Stretch] } | null {
  const away = (frame: number) => Math.max(0, rest.from - frame, frame - rest.to);
  const near = NEAR_S / stretch.heard.hop;
  const candidates = places
    .map((frame, index) => ({ index, distance: away(frame) }))
    .filter(({ index, distance }) => index > 0 && distance <= near)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, CANDIDATES)
    .map(({ index }) => {
      const parts = partAt(stretch, index, rest);
      const unlike = parts.reduce((sum, { known, heard }) => sum + warp(known, heard).cost, 0);
      return { index, parts, cost: unlike * LATER ** index };
    });
  return candidates.sort((a, b) => a.cost - b.cost)[0] ?? null;
}

/**
 * Warps a stretch as a whole, finds the word that its longest rest stands before, and goes on with the two parts:
 * an engine rests where it likes, and a rest that the rendition lacks would pull the words beside it askew.
 */
function placeWords(stretch: Stretch): Place[] {
  const { starts, known, heard } = stretch;
  const { places } = warp(known, heard);
  const frames = starts.map(({ frame }, index) => {
    const at = Math.min(places.length - 1, Math.max(0, frame));
    const [low, high] = [places[Math.floor(at)] ?? 0, places[Math.ceil(at)] ?? 0];
    return index === 0 ? 0 : low + (high - low) * (at % 1);
  });
  for (const rest of starts.length > 1 ? restsOf(heard) : []) {
    const parting = bestParting(stretch, rest, frames);
    if (!parting) continue;
    const [head, tail] = parting.parts;
    const after = placeWords(tail).map((place, index) => ({
      word: place.word,
      frame: place.frame + rest.to,
      before: index === 0 ? rest.from : place.before + rest.to,
    }));
    return [...placeWords(head), ...after];
  }
  return starts.map(({ word }, index) => ({ word, frame: frames[index] ?? 0, before: frames[index] ?? 0 }));
}

/**
 * Where the words of a `recording` stand, found by warping a `rendition` of the same words, whose timings are known,
 * onto it. A word that the rendition does not time stays null. Judged against a voice that tells its own timings in
 * libs/voices/test/align-words.int-spec.ts.
 */
export function alignWords(recording: Recording, rendition: RawSentence): Array<WordTiming | null> {
  const heard = sounding(recording);
  const known = sounding(rendition);
  const starts = rendition.words.flatMap((span, word) =>
    span ? [{ word, frame: (span.fromMs / 1000 - known.offset) / known.spectrum.hop }] : [],
  );
  const placed = placeWords({ starts, known: known.spectrum, heard: heard.spectrum });
  const toMs = (frame: number) => (frame * heard.spectrum.hop + heard.offset) * 1000;
  const words: Array<WordTiming | null> = rendition.words.map(() => null);
  for (const [index, { word, frame }] of placed.entries()) {
    const end = placed[index + 1]?.before ?? heard.spectrum.frames.length;
    words[word] = { fromMs: toMs(frame), toMs: toMs(Math.max(frame, end)) };
  }
  return words;
}
