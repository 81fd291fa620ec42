import { join } from 'node:path';
import { soundWarnings } from '../checks/sound-checks';
import { forkTask } from '../encode/fork-task';
import {
  type VideoJob,
  type VideoWarning,
  type Layout,
  styleNamed,
  msOf,
  type TimedScene,
  type Timeline,
  type RecordedCue,
  type SoundName,
} from '@app/picture';
import { decodeAudio } from './library/decode-audio';
import type { SoundRequest } from './sound';

/** Scenes that carry the evidence: the music lifts at the first of them. */
const EVIDENCE: ReadonlySet<Layout> = new Set<Layout>(['line', 'candles', 'bars', 'grouped', 'donut']);
/** Sounds with which a figure lands. */
const LANDINGS: ReadonlySet<SoundName> = new Set<SoundName>(['impact', 'boom', 'basshit', 'thud', 'brass', 'stamp']);
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
  const { storyboard } = job;
  const path = join(scratchDir, 'sound.wav');
  const warnings: VideoWarning[] = [];
  const own = await ownMusic(request, warnings);
  const mood = storyboard.music ? styleNamed(storyboard.style).preset.music : null;
  const chart = timeline.scenes.find(({ layout }) => EVIDENCE.has(layout));
  const figureAtMs = figureLanding(timeline);
  const task: SoundRequest = {
    durationMs: msOf(timeline.frames),
    voice: voiceOf(job, timeline.scenes),
    cues: timeline.cues.map(({ frame, ...cue }) => ({ ...cue, atMs: msOf(frame) })),
    recordings: await ownEffects(request, warnings),
    music: own ? { path: own } : mood,
    sceneCutsMs: timeline.scenes.slice(1).map(({ from }) => msOf(from)),
    ...(chart ? { liftAtMs: msOf(chart.from) } : {}),
    ...(figureAtMs === null ? {} : { figureAtMs }),
    outPath: path,
    seed: storyboard.seed,
  };
  const heard = await forkTask('sound', task, () => undefined, signal);
  return { path, warnings: [...warnings, ...soundWarnings(heard, job.narration, timeline.scenes)] };
}

function voiceOf({ narration }: VideoJob, scenes: TimedScene[]): SoundRequest['voice'] {
  return narration.lines.flatMap(({ audioPath, sceneId }) => {
    const scene = scenes.find(({ id }) => id === sceneId);
    return audioPath && scene ? [{ path: audioPath, atMs: msOf(scene.lineFrom) }] : [];
  });
}

/** When the figure that the story holds back lands: the blow in the first hero scene after the hook. */
function figureLanding({ scenes, cues }: Timeline): number | null {
  const hero = scenes.slice(1).find(({ layout }) => layout === 'hero');
  if (!hero) return null;
  const blow = cues.find(
    ({ sound, frame }) => frame >= hero.from && frame < hero.from + hero.frames && LANDINGS.has(sound),
  );
  return blow ? msOf(blow.frame) : null;
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
