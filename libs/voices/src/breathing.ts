import { fadeEnds, peakOf, soundingRange } from './pcm';
import { planRests } from './prosody';
import type { RawSentence, Sentence } from './sentence';
import type { TimedWord } from './word-timings';

/** Kept before the first and after the last sound of a sentence, so that onsets and echoes of a voice survive. */
const EDGE_MS = 12;
const FADE_MS = 6;

/** A whole line as one stretch of sound; spans count from its first sample. */
export interface BreathedLine {
  samples: Float32Array;
  sampleRate: number;
  words: TimedWord[];
}

interface Piece {
  samples: Float32Array;
  restMs: number;
}

/** Cuts one sentence at its rests and trims the silence that the engine left around each piece. */
function cutAtRests(sentence: Sentence, raw: RawSentence, restsMs: readonly number[], startMs: number) {
  const peak = peakOf(raw.samples);
  const perMs = raw.sampleRate / 1000;
  const edge = Math.round(EDGE_MS * perMs);
  const pieces: Piece[] = [];
  const words: TimedWord[] = [];
  let first = 0;
  let cutFrom = 0;
  let atMs = startMs;
  for (const [index, word] of sentence.words.entries()) {
    const isLast = index === sentence.words.length - 1;
    const next = raw.words.slice(index + 1).find((span) => span !== null);
    const nextOwn = raw.words[index + 1];
    // A word that the engine merged with the next one cannot be parted from it.
    if (!isLast && (word.rest === 'none' || !nextOwn)) continue;
    const cutTo = isLast || !next ? raw.samples.length : Math.round(next.fromMs * perMs);
    const [sounds, silent] = soundingRange(raw.samples, cutFrom, cutTo, peak);
    const from = Math.max(cutFrom, sounds - edge);
    const to = Math.min(cutTo, silent + edge);
    const samples = raw.samples.slice(from, Math.max(from, to));
    fadeEnds(samples, Math.round(FADE_MS * perMs));
    const restMs = restsMs[index] ?? 0;
    const pieceMs = samples.length / perMs;
    const shift = atMs - from / perMs;
    for (const [offset, member] of sentence.words.slice(first, index + 1).entries()) {
      const span = raw.words[first + offset];
      const clamp = (ms: number) => Math.min(atMs + pieceMs, Math.max(atMs, ms + shift));
      words.push({
        token: member.token,
        weight: member.text.length,
        span: span ? { fromMs: clamp(span.fromMs), toMs: clamp(span.toMs) } : null,
      });
    }
    pieces.push({ samples, restMs });
    atMs += pieceMs + restMs;
    first = index + 1;
    cutFrom = cutTo;
  }
  return { pieces, words, endMs: atMs };
}

/**
 * Joins sentences into a line that breathes: the engine's own silences go, and each comma, clause and sentence
 * gets the rest that its sense asks for, shorter as `pace` rises. Nothing precedes the first or follows the last sound.
 */
export function breathe(sentences: Sentence[], raws: RawSentence[], pace: number): BreathedLine {
  const sampleRate = raws[0]?.sampleRate ?? 22_050;
  const perMs = sampleRate / 1000;
  const pieces: Piece[] = [];
  const words: TimedWord[] = [];
  const plan = planRests(sentences);
  let atMs = 0;
  for (const [index, sentence] of sentences.entries()) {
    const raw = raws[index];
    if (!raw) continue;
    const cut = cutAtRests(
      sentence,
      raw,
      (plan[index] ?? []).map((ms) => ms / pace),
      atMs,
    );
    pieces.push(...cut.pieces);
    words.push(...cut.words);
    atMs = cut.endMs;
  }
  const lengths = pieces.map((piece, index) =>
    index === pieces.length - 1 ? piece.samples.length : piece.samples.length + Math.round(piece.restMs * perMs),
  );
  const samples = new Float32Array(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    samples.set(piece.samples, at);
    at += lengths[index] ?? 0;
  }
  return { samples, sampleRate, words };
}
