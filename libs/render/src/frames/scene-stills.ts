import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type VideoJob, settledFrame } from '@app/picture';
import { decodeFootage } from './load-footage';
import { createCanvas } from '../fonts/canvas';
import { openVideo } from './open-video';

/** What of a video is to be drawn as single pictures. */
export interface StillsRequest {
  job: VideoJob;
  /** Of the video's size. */
  scale: number;
  /** JPEG quality, 1 to 100. */
  quality: number;
  ffmpeg: string;
}

/** A settled picture of one scene. */
export interface SceneStill {
  sceneId: string;
  atMs: number;
  width: number;
  height: number;
  jpeg: Uint8Array;
}

/** Of footage only its beginning is decoded: one frame of it is shown. */
const FOOTAGE_S = 0.1;

/** One settled frame of every scene, the video's sound and voice unread. Throws what `openVideo` throws. */
export async function sceneStills({ job, scale, quality, ffmpeg }: StillsRequest): Promise<SceneStill[]> {
  const folder = await mkdtemp(join(tmpdir(), 'factreel-frames-'));
  try {
    const footage = job.footage?.map((cut) => ({ ...cut, to: Math.min(cut.to, cut.from + FOOTAGE_S) }));
    const decoded = await decodeFootage({ ...job, ...(footage ? { footage } : {}) }, { folder, ffmpeg });
    const { timeline, compositor } = await openVideo(decoded);
    const [width, height] = [Math.round(timeline.stage.width * scale), Math.round(timeline.stage.height * scale)];
    const small = createCanvas(width, height);
    const ctx = small.getContext('2d');
    ctx.imageSmoothingQuality = 'high';
    const stills: SceneStill[] = [];
    for (const scene of timeline.scenes) {
      const frame = settledFrame(scene);
      ctx.drawImage(compositor.still(frame), 0, 0, width, height);
      const jpeg = await small.encode('jpeg', quality);
      stills.push({ sceneId: scene.id, atMs: Math.round((frame * 1000) / timeline.fps), width, height, jpeg });
    }
    return stills;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
