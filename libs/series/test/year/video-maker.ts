import type { EntityManager } from '@mikro-orm/postgresql';
import type { WalletService } from '@app/billing';
import type { Database, Outbox } from '@app/platform';
import type { VideoRendered, VideoRenderFailed } from '@app/videos';

/** A video that is to end, and how. */
export interface EndedVideo {
  videoId: string;
  isRendered: boolean;
}

interface Owed {
  video_id: string;
  job_id: string;
  account_id: string;
  media_key: string;
  url: string | null;
  data: { items?: unknown };
}

/** Ends videos as the stages of the worker do, without making them: charged or given back, and told. */
export class VideoMaker {
  constructor(
    private readonly database: Database,
    private readonly wallet: WalletService,
    private readonly outbox: Outbox,
  ) {}

  /** Ends them in one transaction; every one must still be in the making. */
  async end(videos: readonly EndedVideo[]): Promise<void> {
    await this.database.transaction(async (em) => {
      const owed = await em.execute<Owed[]>(OWED, [JSON.stringify(videos.map(({ videoId }) => videoId))]);
      if (owed.length !== videos.length) throw new Error(`${owed.length} of ${videos.length} videos are in the making`);
      for (const video of owed) {
        const isRendered = videos.find(({ videoId }) => videoId === video.video_id)?.isRendered === true;
        await (isRendered ? this.render(em, video) : this.fail(em, video));
      }
    });
  }

  private async render(em: EntityManager, video: Owed): Promise<void> {
    const { video_id: videoId, job_id: jobId, account_id: accountId, media_key: mediaKey } = video;
    for (const work of worksOf(video)) await this.wallet.capture(em, work, await this.wallet.heldFor(work), 'video');
    const title = titleOf(video);
    await em.execute(VERSION, [videoId]);
    await em.execute("UPDATE videos SET status = 'rendered', cut_version = 1, title = ? WHERE id = ?", [
      title,
      videoId,
    ]);
    await em.execute("UPDATE jobs SET status = 'done' WHERE id = ?", [jobId]);
    const nowhere = { url: '', renderUrl: null, thumbnail: null, posterUrl: null, watchUrl: '', webUrl: null };
    const payload = { videoId, title, version: 1, ...nowhere, mediaKey, caption: '', warnings: [], ...NO_TAGS };
    this.outbox.append<VideoRendered>(em, { type: 'video.rendered', accountId, payload });
  }

  private async fail(em: EntityManager, video: Owed): Promise<void> {
    const { video_id: videoId, job_id: jobId, account_id: accountId } = video;
    for (const work of worksOf(video)) await this.wallet.release(em, work, 'video failed');
    await em.execute("UPDATE videos SET status = 'error', last_error = 'no' WHERE id = ?", [videoId]);
    await em.execute("UPDATE jobs SET status = 'failed' WHERE id = ?", [jobId]);
    const payload = { videoId, version: 1, error: 'no', refunded: 0, ...NO_TAGS };
    this.outbox.append<VideoRenderFailed>(em, { type: 'video.render_failed', accountId, payload });
  }
}

const NO_TAGS = { external_id: null, externalUserId: null };

const worksOf = ({ job_id: id }: Owed) => [`design:${id}`, `render:${id}`];

/** Whose show it is and every code that its source pack holds, what it said before apart: what a video says, by its figures. */
function titleOf({ url, data }: Owed): string {
  const [tag = ''] = /\bshow\d+\b/.exec(url ?? '') ?? [];
  const told = JSON.stringify(data.items ?? data, (name, value: unknown) =>
    name.startsWith('previous') ? undefined : value,
  );
  const codes = [...new Set(told.match(/(?<!\d)[157]\d{5}(?!\d)/g))].map(Number).sort((a, b) => a - b);
  return [tag, ...codes].join(' ');
}

const OWED = `
  SELECT v.id AS video_id, j.id AS job_id, v.account_id, v.media_key, p.url, p.data
  FROM videos v JOIN jobs j ON j.video_id = v.id JOIN source_packs p ON p.id = v.source_pack_id
  WHERE j.status = 'queued' AND v.id IN (SELECT jsonb_array_elements_text(?::jsonb))`;
const VERSION = `
  INSERT INTO video_versions (video_id, version, storyboard, narration, stills, warnings, created_at)
  VALUES (?, 1, '{}', '{}', '[]', '[]', now())`;
