import type { EpisodeFinding } from '../episode.entity';
import type { FilmEvidence } from './film-evidence';

/** Where in a film a finding is; nothing of it is known for what concerns the whole film. */
export interface FilmPlace {
  /** Scene number from 1. */
  scene?: number | null;
  atMs?: number | null;
}

/** One rule that a render is held to. */
export type FilmCheck = (film: FilmEvidence) => EpisodeFinding[];

/** What keeps a film from being posted. */
export function blocking(code: string, message: string, place: FilmPlace = {}): EpisodeFinding {
  return { code, message, scene: place.scene ?? null, atMs: place.atMs ?? null, severity: 'block' };
}

/** What its owner should know, and may be posted. */
export function noted(code: string, message: string, place: FilmPlace = {}): EpisodeFinding {
  return { ...blocking(code, message, place), severity: 'note' };
}

/** Seconds as an owner reads them. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Number of the scene that a moment of the film belongs to. */
export function sceneAt({ drawn: { timeline } }: Pick<FilmEvidence, 'drawn'>, ms: number): number | null {
  const frame = (ms * timeline.fps) / 1000;
  return timeline.scenes.findLastIndex(({ from }) => from <= frame + 1) + 1 || null;
}
