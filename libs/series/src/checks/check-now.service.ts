import { Injectable } from '@nestjs/common';
import { TestClocksService } from '@app/clocks';
import { ConflictError, Database } from '@app/platform';
import { Episode, type EpisodeChange } from '../episode.entity';
import { SeriesCheck } from '../series-check.entity';
import { SeriesService } from '../series.service';
import { RunCheckService } from './run-check.service';
import { ClaimChecksService } from '../tick/claim-checks.service';

/** A check that was run, with what its episode tells. */
export interface CheckRecord {
  check: SeriesCheck;
  changed: EpisodeChange[];
}

/** Checks series outside their schedule. */
@Injectable()
export class CheckNowService {
  constructor(
    private readonly database: Database,
    private readonly series: SeriesService,
    private readonly claims: ClaimChecksService,
    private readonly runner: RunCheckService,
    private readonly clocks: TestClocksService,
  ) {}

  /**
   * As a slot of its own; should this process die, a worker ends it. Throws `NotFoundError` for another account's, and
   * `ConflictError` for a paused series and while another check is under way.
   */
  async check(accountId: string, seriesId: string, signal: AbortSignal): Promise<CheckRecord> {
    const series = await this.series.get(accountId, seriesId);
    if (series.status === 'paused') throw new ConflictError(`series ${seriesId} is paused; resume it first`);
    const { id } = await this.clocks.during(series.clockId, () =>
      this.database.transaction((em) => this.claims.claimNow(em, series)),
    );
    await this.runner.run(id, signal);
    const em = this.database.read();
    const check = await em.findOneOrFail(SeriesCheck, { id });
    const episode = await em.findOne(Episode, { checkId: id });
    return { check, changed: episode?.changed ?? [] };
  }
}
