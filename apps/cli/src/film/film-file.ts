import { readFile } from 'node:fs/promises';
import type { FilmJob, Format, Storyboard, StyleName } from '@app/render';
import { FilmWordsError } from './read-film-words';

/** What a file holds: a film ready to draw, one that has not been spoken, or facts for one. */
export type FilmFile =
  | { kind: 'job'; job: FilmJob }
  | { kind: 'storyboard'; storyboard: Storyboard }
  | { kind: 'payload'; payload: Record<string, unknown> };

/** Reads a film's file and tells what it is. Throws FilmWordsError. */
export async function readFilmFile(path: string): Promise<FilmFile> {
  const text = await readFile(path, 'utf8').catch(() => Promise.reject(new FilmWordsError(`${path} cannot be read.`)));
  const content = parsed(text, path);
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new FilmWordsError(`${path} must hold a JSON object.`);
  if ('storyboard' in content && 'narration' in content) return { kind: 'job', job: content as FilmJob };
  if ('schema' in content && 'scenes' in content) return { kind: 'storyboard', storyboard: content as Storyboard };
  return { kind: 'payload', payload: content as Record<string, unknown> };
}

/** The same film in another style or format. */
export function inLook(job: FilmJob, style: StyleName | undefined, format: Format | undefined): FilmJob {
  const { storyboard } = job;
  const look = { style: style ?? storyboard.style, format: format ?? storyboard.format };
  return { ...job, storyboard: { ...storyboard, ...look } };
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FilmWordsError(`${path} is not valid JSON.`);
  }
}
