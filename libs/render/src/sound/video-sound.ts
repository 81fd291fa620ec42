import { join } from 'node:path';
import { soundWarnings } from '../checks/sound-checks';
import { forkTask } from '../encode/fork-task';
import {
  type VideoJob,
  type VideoWarning,
  planDelivery,
  styleNamed,
  msOf,
  type TimedScene,
  type Timeline,
  type RecordedCue,
  type SoundName,
} from '@app/picture';
import { decodeAudio } from './library/decode-audio';
import type { TimeSpan } from './mix/quiet-spans';
import { MOOD_BOOK } from './music/moods/mood-book';
import type { SoundRequest } from './sound';

/** Sounds with which a figure lands. */
const LANDINGS: ReadonlySet<SoundName> = new Set<SoundName>(['impact', 'boom', 'basshit', 'thud', 'brass', 'stamp']);
/** The bed rings this long after the last word before the turn, and is silent for no longer than this. */
const RING_MS = 80;
const LONGEST_DROP_MS = 2600;
/** Longer recordings are music, not effects. */
const LONGEST_EFFECT = 20;

export interface VideoSoundRequest {
  job: VideoJob;
  timeline: Timeline;
  /** Existing folder for the sound and what it is made from. */
  scratchDir: string;
  ffmpeg: string;
  signal?: AbortSignal;
}

export interface VideoSound {
  /** WAV file to join with the picture. */
  path: string;
  warnings: VideoWarning[];
}

/**
 * Makes a video's sound in a process of its own. A recording that cannot be read is left out with a warning; the style's bed then plays.
 * Throws what `forkTask` throws, and SoundError coded `sound_aborted`.
 */
export async function videoSound(request: VideoSoundRequest): Promise<VideoSound> {
  const { job, timeline, scratchDir, signal } = request;
  const path = join(scratchDir, 'sound.wav');
  const warnings: VideoWarning[] = [];
  const own = await ownMusic(request, warnings);
  const composed = composedSound(job, timeline);
  const task: SoundRequest = {
    ...composed,
    recordings: await ownEffects(request, warnings),
    music: own ? { path: own } : composed.music,
    outPath: path,
  };
  const heard = await forkTask('sound', task, () => undefined, signal);
  return { path, warnings: [...warnings, ...soundWarnings(heard, job.narration, timeline.scenes)] };
}

/** The sound of a video as its storyboard, its voice and its plan of delivery ask for it, without recordings of its owner's. */
export function composedSound(job: VideoJob, timeline: Timeline): Omit<SoundRequest, 'outPath' | 'signal'> {
  const { storyboard } = job;
  const { music } = styleNamed(storyboard.style).preset;
  const { dropDb, depthDb } = MOOD_BOOK[music.mood].arc;
  const plan = planDelivery(storyboard);
  const lines = spokenLines(job, timeline.scenes);
  const turn = turnOf(plan.turn, lines, timeline);
  const last = lines.at(-1);
  return {
    durationMs: msOf(timeline.frames),
    voice: lines.flatMap(({ path, fromMs }) => (path === null ? [] : [{ path, atMs: fromMs }])),
    cues: timeline.cues.map(({ frame, ...cue }) => ({ ...cue, atMs: msOf(frame) })),
    music: storyboard.music ? music : null,
    sceneCutsMs: timeline.scenes.slice(1).map(({ from }) => msOf(from)),
    ...(turn ? { turn: { ...turn, dropDb } } : {}),
    ...(last ? { lastWordMs: last.toMs } : {}),
    arc: lines.flatMap(({ fromMs, toMs, scene }) => {
      const gainDb = depthDb * (plan.lines[scene]?.force ?? 0);
      return [fromMs, toMs].map((atMs) => ({ atMs, gainDb }));
    }),
    seed: storyboard.seed,
  };
}

/** A line on the video's clock; `scene` counts from 0. */
interface SpokenSpan extends TimeSpan {
  scene: number;
  path: string | null;
  /** When its first figure is said. */
  figureMs: number | null;
}

function spokenLines({ narration }: VideoJob, scenes: TimedScene[]): SpokenSpan[] {
  return scenes.flatMap(({ id, lineFrom }, scene) => {
    const line = narration.lines.find(({ sceneId }) => sceneId === id);
    if (!line || line.durationMs === 0) return [];
    const fromMs = msOf(lineFrom);
    const figure = line.words.find((word) => word.figure !== undefined);
    const figureMs = figure ? fromMs + figure.fromMs : null;
    return [{ scene, path: line.audioPath, fromMs, toMs: fromMs + line.durationMs, figureMs }];
  });
}

/** From the last word before the turn until its figure lands, or is said where nothing lands; until its line where both are far off. */
function turnOf(index: number | null, lines: SpokenSpan[], { scenes, cues }: Timeline): TimeSpan | null {
  const place = lines.findIndex(({ scene }) => scene === index);
  const [before, line] = [lines[place - 1], lines[place]];
  const scene = scenes[index ?? -1];
  if (!before || !line || !scene) return null;
  const blow = cues.find(
    ({ sound, frame }) => frame >= scene.from && frame < scene.from + scene.frames && LANDINGS.has(sound),
  );
  const fromMs = before.toMs + RING_MS;
  const reveals = [blow ? msOf(blow.frame) : null, line.figureMs, line.fromMs];
  const toMs = reveals.find((ms) => ms !== null && ms - fromMs <= LONGEST_DROP_MS && ms > fromMs);
  return toMs === undefined || toMs === null ? null : { fromMs, toMs };
}

async function ownMusic(request: VideoSoundRequest, warnings: VideoWarning[]): Promise<string | null> {
  const { job, timeline, scratchDir, ffmpeg, signal } = request;
  const music = job.sounds?.music;
  if (music === undefined) return null;
  const outPath = join(scratchDir, 'music.f32');
  const seconds = msOf(timeline.frames) / 1000;
  if (await decodeAudio({ path: music, outPath, seconds, ffmpeg, signal })) return outPath;
  warnings.push({
    code: 'music_unreadable',
    message: "The video's music could not be read; the style's own plays instead",
    scene: null,
    atMs: null,
  });
  return null;
}

async function ownEffects(request: VideoSoundRequest, warnings: VideoWarning[]): Promise<RecordedCue[]> {
  const { job, timeline, scratchDir, ffmpeg, signal } = request;
  const decoded = new Map<string, Promise<string | null>>();
  const decode = (path: string): Promise<string | null> => {
    const outPath = join(scratchDir, `effect-${decoded.size}.f32`);
    const known =
      decoded.get(path) ??
      decodeAudio({ path, outPath, seconds: LONGEST_EFFECT, ffmpeg, signal }).then((readable) =>
        readable ? outPath : null,
      );
    decoded.set(path, known);
    return known;
  };
  const cues: RecordedCue[] = [];
  for (const { path, sceneId, atMs, gainDb } of job.sounds?.effects ?? []) {
    const index = timeline.scenes.findIndex(({ id }) => id === sceneId);
    const scene = timeline.scenes[index];
    const readable = scene ? await decode(path) : null;
    if (scene && readable) cues.push({ path: readable, atMs: msOf(scene.from) + atMs, gainDb });
    else {
      warnings.push({
        code: 'effect_unreadable',
        message: scene
          ? 'A sound effect could not be read and was left out'
          : `No scene "${sceneId}" for a sound effect`,
        scene: scene ? index + 1 : null,
        atMs: scene ? Math.round(msOf(scene.from) + atMs) : null,
      });
    }
  }
  return cues;
}
