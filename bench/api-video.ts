import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@app/platform';
import { ApiClient, endOf, type Stack, type VideoBody, waitFor } from '@app/testing';

/** A rendered video that can be asked for. */
export interface BenchVideo {
  id: string;
  mediaKey: string;
  bytes: number;
}

/** As large as a video of 30 s. */
const BYTES = 8 * 1024 * 1024;

/** A video that a worker designed; its cut is only written down, and its file is noise, since nobody looks at it. */
export async function benchVideo(stack: Stack, database: Database, apiKey: string, order: object): Promise<BenchVideo> {
  const client = new ApiClient(stack.baseUrl, apiKey);
  const worker = await stack.startWorkerProcess({ NODE_OPTIONS: '' });
  const { body } = await client.post<VideoBody>('/v1/videos/from-data', { ...order, render: false });
  const video = await waitFor('the script', async () => {
    const { body: now } = await client.get<VideoBody>(`/v1/videos/${body.videoId}`);
    if (now.status === 'error') throw new Error(now.lastError ?? 'no script');
    return now.status === 'scripted' ? now : null;
  });
  await endOf(worker, 'SIGTERM');
  const scenes = video.scenes.map(({ n, duration }) => ({ id: `scene-${n}`, fromMs: 0, durationMs: duration * 1000 }));
  const size = { width: 1080, height: 1920, frames: 900, durationMs: 30_000, bytes: BYTES, renderMs: 1 };
  const cut = { ...size, sha256: randomBytes(32).toString('hex'), encoder: 'ffmpeg 7.0', scenes };
  await database.transaction(async (em) => {
    await em.execute('UPDATE video_versions SET cut = ? WHERE video_id = ?', [JSON.stringify(cut), video.videoId]);
    await em.execute(`UPDATE videos SET status = 'rendered', cut_version = 1 WHERE id = ?`, [video.videoId]);
  });
  const folder = join(stack.dataDir, 'storage/videos', video.videoId, 'v1');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'video.mp4'), randomBytes(BYTES));
  return { id: video.videoId, mediaKey: video.mediaKey, bytes: BYTES };
}
