import type { Stack, VideoBody } from '@app/testing';

/** A video with every field that docs/specification.md 2.1 names. */
export interface Video extends VideoBody {
  format: string;
  language: string;
  captions: boolean;
  presenter: boolean;
  music: boolean;
  sourcePackId: string;
  sourceUrl: string | null;
  edits: Array<{ version: number; by: string; notes: string | null }>;
  public: boolean;
  cost: { credits: number; breakdown: Array<{ type: string; count: number; credits: number }> };
}

/** The fields of docs/specification.md 2.1, in its order. */
export const VIDEO_FIELDS = [
  ...['videoId', 'title', 'status', 'duration', 'format', 'language', 'version', 'scenes', 'captions', 'presenter'],
  ...['music', 'sourcePackId', 'sourceUrl', 'edits', 'video', 'public', 'mediaKey', 'url', 'renderUrl', 'thumbnail'],
  ...['webUrl', 'watchUrl', 'caption', 'check', 'lastError', 'cost', 'charged', 'external_id'],
];

/** The parts of a storyboard that rows look at: what is drawn and heard, which no answer shows whole. */
export interface Drawn {
  style: string;
  scenes: Array<Record<string, unknown> & { type: string; layout: string }>;
  [field: string]: unknown;
}

/** The storyboard of a version of a video. */
export async function drawnOf(stack: Stack, videoId: string, version = 1): Promise<Drawn> {
  const [row] = await stack.rows<{ storyboard: Drawn }>(
    'SELECT storyboard FROM video_versions WHERE video_id = $1 AND version = $2',
    [videoId, version],
  );
  if (!row) throw new Error(`${videoId} has no version ${version}`);
  return row.storyboard;
}

/** The voice that speaks the first version of a video. */
export async function voiceOf(stack: Stack, videoId: string): Promise<string | undefined> {
  const sql = "SELECT narration->>'voiceId' AS voice FROM video_versions WHERE video_id = $1 AND version = 1";
  return (await stack.rows<{ voice: string }>(sql, [videoId]))[0]?.voice;
}

/** Recordings that the first version of a video plays; empty for none. */
export async function soundsOf(stack: Stack, videoId: string): Promise<object> {
  const sql = 'SELECT sounds FROM video_versions WHERE video_id = $1 AND version = 1';
  return (await stack.rows<{ sounds: object | null }>(sql, [videoId]))[0]?.sounds ?? {};
}
