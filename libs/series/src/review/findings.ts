import type { EpisodeFinding } from '../episode.entity';
import type { VideoEvidence } from './video-evidence';

/** Where in a video a finding is; nothing of it is known for what concerns the whole video. */
export interface VideoPlace {
  /** Scene number from 1. */
  scene?: number | null;
  atMs?: number | null;
}

/** One rule that a render is held to. */
export type VideoCheck = (video: VideoEvidence) => EpisodeFinding[];

/** What keeps a video from being posted. */
export function blocking(code: string, message: string, place: VideoPlace = {}): EpisodeFinding {
  return { code, message, scene: place.scene ?? null, atMs: place.atMs ?? null, severity: 'block' };
}

/** What its owner should know, and may be posted. */
export function noted(code: string, message: string, place: VideoPlace = {}): EpisodeFinding {
  return { ...blocking(code, message, place), severity: 'note' };
}

/** Seconds as an owner reads them. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Number of the scene that a moment of the video belongs to. */
export function sceneAt({ drawn: { timeline } }: Pick<VideoEvidence, 'drawn'>, ms: number): number | null {
  const frame = (ms * timeline.fps) / 1000;
  return timeline.scenes.findLastIndex(({ from }) => from <= frame + 1) + 1 || null;
}
