import { Database, ObjectStorage } from '@app/platform';
import { readPack } from '@app/sources';
import { CUT_FILES, type CutFile, cutKey, VersionFiles, Video, VideoVersion } from '@app/videos';
import type { INestApplicationContext } from '@nestjs/common';
import { statSync } from 'node:fs';
import type { RenderedVideo } from './rendered-video';

/** Writes a rendered video into tables and storage as version 1 of a video of the account. */
export async function keepVideo(
  app: INestApplicationContext,
  { video, data }: RenderedVideo,
  { accountId, videoId }: { accountId: string; videoId: string },
): Promise<void> {
  const get = <T>(token: abstract new (...words: never[]) => T): T => app.get<T>(token, { strict: false });
  const at = new Date();
  const pack = readPack(
    { id: `sp_${videoId}`, accountId, at },
    { kind: 'data', title: null, url: null, data, reading: null },
  );
  const { storyboard, narration, stills } = video.job;
  const kept = await get(VersionFiles).keepDesign(
    { videoId, version: 1 },
    { narration, stills, footage: null, sounds: null },
  );
  for (const file of Object.keys(CUT_FILES) as CutFile[]) {
    await get(ObjectStorage).putFile(cutKey(videoId, 1, file), video.files[file] ?? '');
  }
  const { frames, sha256 } = video.cut;
  const bytes = statSync(video.files.video ?? '').size;
  await get(Database).transaction(async (em) => {
    em.persist(pack);
    em.persist(
      em.create(Video, {
        ...{ id: videoId, number: Number(videoId.slice(4)), accountId, status: 'rendered', title: storyboard.title },
        spec: {
          ...{ v: 1, format: storyboard.format, style: storyboard.style, images: 'source', clips: false },
          ...{ captions: true, presenter: false, music: true, engine: 'designed' },
          ...video.order,
        },
        ...{ version: 1, cutVersion: 1, durationSeconds: frames / 30, channelId: null, showId: null, seriesId: null },
        ...{ public: false, publicProof: false, mediaKey: 'key', sourcePackId: pack.id, sourceUrl: null },
        ...{ externalId: null, externalUserId: null, caption: '', lastError: null, cost: null, edits: [] },
        ...{ createdAt: at, updatedAt: at },
      }),
    );
    em.persist(
      em.create(VideoVersion, {
        ...{ videoId, version: 1, storyboard, ...kept },
        cut: { width: 1080, height: 1080, frames, durationMs: 0, bytes, sha256, encoder: '', scenes: [], renderMs: 0 },
        ...{ warnings: video.warnings, proof: video.proof, createdAt: at },
      }),
    );
  });
}
