import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ClockedSchedule, type ClockedWork, ClockedWorks } from '@app/clocks';
import { Database, eachAlone, NotFoundError } from '@app/platform';
import { SourcePacksService } from '@app/sources';
import { RetireVersionsService } from '@app/editing';
import { DeleteVideoService, Video } from '@app/videos';
import { type Sweep, Sweeps } from '../sweeps';
import { KeepingTimes } from './keeping-times';

const EVERY_MS = 6 * 3_600_000;
const BATCH = 200;

/** Rows of a page; only some of them are due. */
interface Seen {
  at: string;
  id: string;
  accountId: string;
  isDue: boolean;
}

// Videos are walked by number, which is the order of their age.
const VIDEOS = `
  SELECT number::text AS at, id, account_id AS "accountId", updated_at < ? AS "isDue"
    FROM videos WHERE number > ? AND created_at < ? AND clock_id IS NULL ORDER BY number LIMIT ?`;
/** Clocks are moved one at a time, and have few videos. */
const BY_CLOCK = `
  SELECT number::text AS at, id, account_id AS "accountId", true AS "isDue"
    FROM videos WHERE clock_id = ? AND updated_at <= ? ORDER BY updated_at LIMIT ?`;
const VERSIONED = `
  SELECT number::text AS at, id, account_id AS "accountId",
         (SELECT count(*) FROM video_versions WHERE video_id = v.id) > ? AS "isDue"
    FROM videos v WHERE number > ? ORDER BY number LIMIT ?`;
const PACKS = `
  SELECT id AS at, id, account_id AS "accountId", created_at < ? AS "isDue"
    FROM source_packs WHERE id > ? ORDER BY id LIMIT ?`;

/** Removes videos, versions and source packs past their retention; nothing by default. Videos of test clocks go by their clock. */
@Injectable()
export class RetireMediaService implements ClockedWork, ClockedSchedule, OnModuleInit {
  readonly schedule = this;

  constructor(
    private readonly database: Database,
    private readonly videos: DeleteVideoService,
    private readonly versions: RetireVersionsService,
    private readonly packs: SourcePacksService,
    private readonly sweeps: Sweeps,
    private readonly times: KeepingTimes,
    private readonly clocked: ClockedWorks,
  ) {}

  onModuleInit(): void {
    this.clocked.add(this);
  }

  /** Any number of processes may run it at once; one works on each round. */
  async sweep(): Promise<void> {
    const { videosDays, versions, sourcesDays } = this.times.settings;
    if (videosDays !== null) await this.turn('retire videos', (after) => this.retireVideos(after, videosDays));
    if (versions !== null) await this.turn('retire versions', (after) => this.retireVersions(after, versions));
    if (sourcesDays !== null) await this.turn('retire sources', (after) => this.retireSources(after, sourcesDays));
  }

  async nextDue(clockId: string): Promise<Date | null> {
    const { videosDays } = this.times.settings;
    if (videosDays === null) return null;
    const oldestFirst = { limit: 1, orderBy: { updatedAt: 'asc' as const } };
    const [oldest] = await this.database.read().find(Video, { clockId }, oldestFirst);
    return oldest ? this.times.after(oldest.updatedAt, videosDays) : null;
  }

  async play(clockId: string): Promise<void> {
    const { videosDays } = this.times.settings;
    if (videosDays === null) return;
    const seen = await this.read(BY_CLOCK, [clockId, this.times.ago(videosDays), BATCH]);
    await each(seen, ({ id, accountId }) => this.videos.delete(id, accountId));
  }

  async release(em: EntityManager, clockId: string): Promise<void> {
    await em.nativeUpdate(Video, { clockId }, { clockId: null });
  }

  private async turn(name: string, step: Sweep['step']): Promise<void> {
    await this.sweeps.turn({ name, everyMs: EVERY_MS, step });
  }

  private async retireVideos(after: string, days: number): Promise<string | null> {
    const before = this.times.ago(days);
    const seen = await this.read(VIDEOS, [before, Number(after), before, BATCH]);
    // Work in progress touches its video, so a video that is due has none.
    return await each(seen, ({ id, accountId }) => this.videos.delete(id, accountId));
  }

  private async retireVersions(after: string, kept: number): Promise<string | null> {
    const seen = await this.read(VERSIONED, [kept, Number(after), BATCH]);
    return await each(seen, ({ id }) => this.versions.retire(id, kept));
  }

  private async retireSources(after: string, days: number): Promise<string | null> {
    const seen = await this.read(PACKS, [this.times.ago(days), after, BATCH]);
    return await each(seen, ({ id, accountId }) => this.packs.retire(accountId, id));
  }

  private async read(statement: string, values: unknown[]): Promise<Seen[]> {
    return await this.database.read().execute<Seen[]>(statement, values);
  }
}

/** Where the next step begins; null after the last page. */
async function each(seen: Seen[], retire: (row: Seen) => Promise<unknown>): Promise<string | null> {
  await eachAlone(
    seen.filter(({ isDue }) => isDue),
    ({ id, accountId }) => ({ id, accountId }),
    async (row) => {
      await retire(row).catch((error: unknown) => {
        // Its owner deleted it first.
        if (!(error instanceof NotFoundError)) throw error;
      });
    },
  );
  return seen.length < BATCH ? null : (seen.at(-1)?.at ?? null);
}
