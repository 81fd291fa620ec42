import { Injectable } from '@nestjs/common';
import { SeriesService } from '@app/series';
import { Clock, ConflictError, Database, eachAlone, NotFoundError } from '@app/platform';
import { ImportsService } from '@app/library';
import { CancelVideoService } from '@app/videos';

const BATCH = 200;
const UNFINISHED = "w.status IN ('queued', 'running')";
const DUE = `
  SELECT min(closed_at) FROM accounts a WHERE closed_at IS NOT NULL AND purged_at IS NULL AND (
    EXISTS (SELECT FROM jobs w WHERE w.account_id = a.id AND ${UNFINISHED})
    OR EXISTS (SELECT FROM series w WHERE w.account_id = a.id AND w.status = 'active'))`;

interface Found {
  id: string;
  accountId: string;
}

/** Cancels the work that closed accounts still have in progress, and releases its holds. */
@Injectable()
export class FinishClosingService {
  /** SQL: when a closed account has work in progress. */
  readonly due = DUE;

  constructor(
    private readonly database: Database,
    private readonly videos: CancelVideoService,
    private readonly imports: ImportsService,
    private readonly series: SeriesService,
    private readonly clock: Clock,
  ) {}

  /** Any number of processes may run it at once. It also finds work of requests that arrived just before the closing. */
  async sweep(): Promise<void> {
    const [videos, imports, series] = [
      await this.find('jobs', 'w.video_id', `${UNFINISHED} AND w.video_id IS NOT NULL`),
      await this.find('jobs', 'w.id', `${UNFINISHED} AND w.kind = 'import'`),
      await this.find('series', 'w.id', "w.status = 'active'"),
    ];
    const named = (found: Found): object => ({ ...found });
    await eachAlone(videos, named, ({ id, accountId }) => ended(this.videos.cancel(id, accountId)));
    await eachAlone(imports, named, ({ id, accountId }) => ended(this.imports.cancel(accountId, id)));
    await eachAlone(series, named, ({ accountId }) =>
      this.database.transaction((em) => this.series.pauseAll(em, accountId, 'The account was closed.')),
    );
  }

  /** Closed accounts with running tool calls. */
  async withTools(): Promise<string[]> {
    const found = await this.find('jobs', 'w.id', `${UNFINISHED} AND w.kind = 'tool'`);
    return [...new Set(found.map(({ accountId }) => accountId))];
  }

  private async find(table: string, id: string, condition: string): Promise<Found[]> {
    const statement = `
      SELECT DISTINCT ${id} AS id, w.account_id AS "accountId"
        FROM ${table} w JOIN accounts a ON a.id = w.account_id
       WHERE ${condition} AND a.closed_at <= ? AND a.purged_at IS NULL LIMIT ${BATCH}`;
    return await this.database.read().execute<Found[]>(statement, [this.clock.now()]);
  }
}

/** Another process may have ended or removed it in the meantime. */
async function ended(cancelling: Promise<void>): Promise<void> {
  await cancelling.catch((error: unknown) => {
    if (!(error instanceof ConflictError || error instanceof NotFoundError)) throw error;
  });
}
