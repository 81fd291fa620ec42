import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ClockedSchedule, type ClockedWork, ClockedWorks } from '@app/clocks';
import { Clock, Database } from '@app/platform';
import { EpisodeQueue } from '../episodes/episode-queue';
import { SettleEpisodeService } from '../episodes/settle-episode.service';
import { Series } from '../series.entity';
import { SeriesCheck } from '../series-check.entity';
import { RunCheckService } from '../checks/run-check.service';
import { ClaimChecksService } from './claim-checks.service';

const NEXT = `
  SELECT least(
    (SELECT min(next_run_at) FROM series WHERE clock_id = ? AND status = 'active'),
    (SELECT min(e.retry_at) FROM episodes e JOIN series s ON s.id = e.series_id JOIN videos v ON v.id = e.video_id
      WHERE s.clock_id = ? AND e.status IN ('held', 'posted') AND v.status = 'rendered')) AS at`;
const RETRIES = `
  SELECT e.id FROM episodes e JOIN series s ON s.id = e.series_id JOIN videos v ON v.id = e.video_id
  WHERE s.clock_id = ? AND e.retry_at <= ? AND e.status IN ('held', 'posted') AND v.status = 'rendered'
  ORDER BY e.retry_at`;
/** With whether the video has ended; a deleted one counts as ended. */
const MAKING = `
  SELECT e.id, (v.id IS NULL OR v.status IN ('rendered', 'error')) AS "isMade"
  FROM episodes e JOIN series s ON s.id = e.series_id LEFT JOIN videos v ON v.id = e.video_id
  WHERE s.clock_id = ? AND e.status = 'making'`;
const REMOVED = 'Its test clock was removed.';

/** Plays series that live by a test clock: their slots, and posts that are tried again. */
@Injectable()
export class PlaySeriesService implements ClockedWork, ClockedSchedule, OnModuleInit {
  readonly schedule = this;

  constructor(
    private readonly database: Database,
    private readonly claims: ClaimChecksService,
    private readonly checks: RunCheckService,
    private readonly episodes: EpisodeQueue,
    private readonly settling: SettleEpisodeService,
    private readonly clock: Clock,
    private readonly clocked: ClockedWorks,
  ) {}

  onModuleInit(): void {
    this.clocked.add(this);
  }

  async nextDue(clockId: string): Promise<Date | null> {
    const [next] = await this.database.read().execute<Array<{ at: string | null }>>(NEXT, [clockId, clockId]);
    return next?.at ? new Date(next.at) : null;
  }

  async play(clockId: string, signal: AbortSignal): Promise<void> {
    await this.claims.claimByClock(clockId);
    const due = await this.database.read().execute<Array<{ id: string }>>(RETRIES, [clockId, this.clock.now()]);
    for (const { id } of due) await this.settling.run(id, signal);
  }

  /** Runs checks that are open, and has workers see to episodes whose video has ended. */
  async isBusy(clockId: string, signal: AbortSignal): Promise<boolean> {
    const em = this.database.read();
    const open = await em.find(SeriesCheck, { clockId, status: 'claimed' }, { orderBy: { slot: 'asc' } });
    for (const { id } of open) await this.checks.run(id, signal);
    const making = await em.execute<Array<{ id: string; isMade: boolean }>>(MAKING, [clockId]);
    for (const { id } of making.filter(({ isMade }) => isMade)) await this.episodes.announce(id);
    return making.length > 0;
  }

  /** They are paused, or years of missed slots could fall due in real time at once. */
  async release(em: EntityManager, clockId: string): Promise<void> {
    const at = this.clock.real();
    for (const series of await em.find(Series, { clockId })) {
      series.pause(REMOVED, at);
      series.clockId = null;
    }
    await em.flush();
    await em.nativeUpdate(SeriesCheck, { clockId }, { clockId: null });
  }
}
