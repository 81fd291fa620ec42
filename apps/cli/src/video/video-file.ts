import { readFile } from 'node:fs/promises';
import type { VideoJob, Format, Storyboard, StyleName } from '@app/picture';
import { VideoWordsError } from './read-video-words';

/** What a file holds: a video ready to draw, one that has not been spoken, or facts for one. */
export type VideoFile =
  | { kind: 'job'; job: VideoJob }
  | { kind: 'storyboard'; storyboard: Storyboard }
  | { kind: 'payload'; payload: Record<string, unknown> };

/** Reads a video's file and tells what it is. Throws VideoWordsError. */
export async function readVideoFile(path: string): Promise<VideoFile> {
  const text = await readFile(path, 'utf8').catch(() => Promise.reject(new VideoWordsError(`${path} cannot be read.`)));
  const content = parsed(text, path);
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new VideoWordsError(`${path} must hold a JSON object.`);
  if ('storyboard' in content && 'narration' in content) return { kind: 'job', job: content as VideoJob };
  if ('schema' in content && 'scenes' in content) return { kind: 'storyboard', storyboard: content as Storyboard };
  return { kind: 'payload', payload: content as Record<string, unknown> };
}

/** The same video in another style or format. */
export function inLook(job: VideoJob, style: StyleName | undefined, format: Format | undefined): VideoJob {
  const { storyboard } = job;
  const look = { style: style ?? storyboard.style, format: format ?? storyboard.format };
  return { ...job, storyboard: { ...storyboard, ...look } };
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new VideoWordsError(`${path} is not valid JSON.`);
  }
}
