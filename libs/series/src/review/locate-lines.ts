import { readFile } from 'node:fs/promises';
import { decodeWav } from '@app/voices';
import type { VideoJob, Timeline } from '@app/picture';
import type { HeardLine } from './video-evidence';
import { VOICE_RATE } from './read-video';

/** Loudness is compared in steps of this. */
const STEP_MS = 20;
/** How far beside its place a line is looked for. */
const REACH_MS = 2000;
/** What the mix itself may move. */
const IN_PLACE_MS = 80;
/** A shorter line, a word or two, is alike with too much. */
const SHORTEST_MS = 900;

/**
 * Finds the narration's own recordings in a video's voice band by how their loudness rises and falls, which music under a
 * voice hardly changes. Lines without a sound and lines too short to be told are left out.
 */
export async function locateLines(job: VideoJob, timeline: Timeline, voice: Int16Array): Promise<HeardLine[]> {
  const video = envelopeOf(voice, VOICE_RATE);
  const found: HeardLine[] = [];
  for (const [index, scene] of timeline.scenes.entries()) {
    const line = job.narration.lines.find(({ sceneId }) => sceneId === scene.id);
    if (!line?.audioPath || line.durationMs < SHORTEST_MS) continue;
    const { samples, sampleRate } = decodeWav(await readFile(line.audioPath));
    const atMs = (scene.lineFrom * 1000) / timeline.fps;
    const place = placeOf(envelopeOf(samples, sampleRate), video, Math.round(atMs / STEP_MS));
    found.push({ scene: index + 1, atMs: Math.round(atMs), ...place });
  }
  return found;
}

function placeOf(
  line: Float64Array,
  video: Float64Array,
  start: number,
): Pick<HeardLine, 'lagMs' | 'likeness' | 'likenessInPlace'> {
  const reach = REACH_MS / STEP_MS;
  let [best, lag, inPlace] = [-1, 0, -1];
  for (let by = -reach; by <= reach; by += 1) {
    const likeness = likenessAt(line, video, start + by);
    if (likeness > best) [best, lag] = [likeness, by];
    if (Math.abs(by) * STEP_MS <= IN_PLACE_MS) inPlace = Math.max(inPlace, likeness);
  }
  return { lagMs: lag * STEP_MS, likeness: best, likenessInPlace: inPlace };
}

/** Pearson's correlation of a line with the video from a step on; beyond the video's ends it is silent. */
function likenessAt(line: Float64Array, video: Float64Array, from: number): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let step = 0; step < line.length; step += 1) {
    const [a, b] = [line[step] ?? 0, video[from + step] ?? 0];
    sumA += a;
    sumB += b;
    sumAA += a * a;
    sumBB += b * b;
    sumAB += a * b;
  }
  const n = line.length;
  const spread = Math.sqrt((sumAA - (sumA * sumA) / n) * (sumBB - (sumB * sumB) / n));
  return spread > 1e-9 ? (sumAB - (sumA * sumB) / n) / spread : 0;
}

/** Loudness by step, pressed together so that soft sounds count beside loud ones. */
function envelopeOf(samples: Int16Array | Float32Array, rate: number): Float64Array {
  const width = Math.round((rate * STEP_MS) / 1000);
  const full = samples instanceof Int16Array ? 32_768 : 1;
  const envelope = new Float64Array(Math.floor(samples.length / width));
  for (let step = 0; step < envelope.length; step += 1) {
    let sum = 0;
    for (let at = step * width; at < (step + 1) * width; at += 1) sum += ((samples[at] ?? 0) / full) ** 2;
    envelope[step] = Math.sqrt(Math.sqrt(sum / width));
  }
  return envelope;
}
