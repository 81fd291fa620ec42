import type { EntityManager } from '@mikro-orm/postgresql';
import { type WalletService } from '@app/billing';
import { type Database, type Outbox } from '@app/platform';

interface Owed {
  video_id: string;
  job_id: string;
  account_id: string;
  title: string;
  media_key: string;
}

/** Ends films as the stages of the worker do, without making them: charged or given back, and told. */
export class FilmMaker {
  constructor(
    private readonly database: Database,
    private readonly wallet: WalletService,
    private readonly outbox: Outbox,
  ) {}

  /** Ends the film that a series has in the making. */
  async end(seriesId: string, isRendered: boolean): Promise<void> {
    const [film] = await this.database.read().execute<Owed[]>(OWED, [seriesId]);
    if (!film) throw new Error(`${seriesId} has ordered no film`);
    await this.database.transaction((em) => (isRendered ? this.render(em, film) : this.fail(em, film)));
  }

  private async render(em: EntityManager, film: Owed): Promise<void> {
    for (const work of worksOf(film)) await this.wallet.capture(em, work, await this.wallet.heldFor(work), 'film');
    await em.execute(VERSION, [film.video_id]);
    await em.execute("UPDATE videos SET status = 'rendered', cut_version = 1 WHERE id = ?", [film.video_id]);
    await em.execute("UPDATE jobs SET status = 'done' WHERE id = ?", [film.job_id]);
    const { video_id: videoId, account_id: accountId, title, media_key: mediaKey } = film;
    const nowhere = { url: '', renderUrl: null, thumbnail: null, posterUrl: null, watchUrl: '', webUrl: null };
    const tags = { external_id: null, externalUserId: null };
    const payload = { videoId, title, version: 1, ...nowhere, mediaKey, caption: '', warnings: [], ...tags };
    this.outbox.append(em, { type: 'video.rendered', accountId, payload });
  }

  private async fail(em: EntityManager, film: Owed): Promise<void> {
    for (const work of worksOf(film)) await this.wallet.release(em, work, 'film failed');
    await em.execute("UPDATE videos SET status = 'error', last_error = 'no' WHERE id = ?", [film.video_id]);
    await em.execute("UPDATE jobs SET status = 'failed' WHERE id = ?", [film.job_id]);
    const { video_id: videoId, account_id: accountId } = film;
    const tags = { external_id: null, externalUserId: null };
    const payload = { videoId, version: 1, error: 'no', refunded: 0, ...tags };
    this.outbox.append(em, { type: 'video.render_failed', accountId, payload });
  }
}

const worksOf = ({ job_id: id }: Owed) => [`design:${id}`, `render:${id}`];

const OWED = `
  SELECT v.id AS video_id, j.id AS job_id, v.account_id, v.title, v.media_key
  FROM videos v JOIN jobs j ON j.video_id = v.id WHERE v.series_id = ? AND j.status = 'queued'`;
const VERSION = `
  INSERT INTO video_versions (video_id, version, storyboard, narration, stills, warnings, created_at)
  VALUES (?, 1, '{}', '{}', '[]', '[]', now())`;
