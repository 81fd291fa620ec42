import { Injectable } from '@nestjs/common';
import { Clock, Database, eachAlone } from '@app/platform';
import type { PartReport, PlannedPart } from '@app/render';
import { PartFiles, type PartsPlace } from './part-files';
import { RenderPart } from './render-part.entity';

/** Share of a render's way that its parts are; the rest is joining them. */
const DRAWING = 0.95;
/** Uploads of workers that have not heard of a video's end are over by then. */
const STRAGGLERS_MS = 60_000;
const BATCH = 200;

const PLAN = `
  INSERT INTO render_parts (job_id, name, share, reads, drawn, created_at)
  VALUES (?, ?, ?, ?, 0, ?) ON CONFLICT DO NOTHING`;
const TELL = `UPDATE render_parts SET drawn = GREATEST(drawn, ?) WHERE job_id = ? AND name = ?`;
/** Never backwards: a part that is made again has been told before. */
const ADD_UP = `
  UPDATE jobs SET updated_at = ?, progress = GREATEST(progress, ?::float8 + ?::float8 *
    (SELECT coalesce(sum(share * drawn), 0) FROM render_parts WHERE job_id = jobs.id))
  WHERE id = ? AND status = 'running'`;
const KEEP = `
  UPDATE render_parts SET drawn = 1, report = ?
  WHERE job_id = ? AND name = ? AND EXISTS (SELECT 1 FROM jobs WHERE id = job_id AND status = 'running')
  RETURNING name`;
const OVER = `
  SELECT DISTINCT j.id AS "jobId", j.video_id AS "videoId" FROM render_parts p JOIN jobs j ON j.id = p.job_id
  WHERE j.finished_at < ? LIMIT ${BATCH}`;

/** What the tables say of videos that are made by parts. */
@Injectable()
export class VideoParts {
  constructor(
    private readonly database: Database,
    private readonly files: PartFiles,
    private readonly clock: Clock,
  ) {}

  /** The sound first, then the segments in order; none where the video is not made by parts. */
  async of(jobId: string): Promise<RenderPart[]> {
    const parts = await this.database.read().find(RenderPart, { jobId }, { orderBy: { name: 'asc' } });
    return [...parts.filter(({ name }) => name === 'sound'), ...parts.filter(({ name }) => name !== 'sound')];
  }

  /** Writes the parts down, unless another worker has. */
  async plan(jobId: string, planned: readonly PlannedPart[]): Promise<RenderPart[]> {
    const now = this.clock.real();
    await this.database.transaction(async (em) => {
      for (const { name, share, reads } of planned) {
        await em.execute(PLAN, [jobId, name, share, JSON.stringify(reads), now]);
      }
    });
    return await this.of(jobId);
  }

  /** How far a part is, 0 to 1, added up for its job, whose render begins at `before`. */
  async tell(jobId: string, part: string, drawn: number, before: number): Promise<void> {
    const em = this.database.read();
    await em.execute(TELL, [drawn, jobId, part]);
    await em.execute(ADD_UP, [this.clock.real(), before, (1 - before) * DRAWING, jobId]);
  }

  /** The part's files are in storage. Where nobody wants them any more they are removed. */
  async keep(place: PartsPlace, part: string, report: PartReport): Promise<void> {
    const kept = await this.database.read().execute<object[]>(KEEP, [JSON.stringify(report), place.jobId, part]);
    if (kept.length === 0) await this.files.remove(place, part);
  }

  /** Their video is joined: files and rows go. */
  async forget(place: PartsPlace): Promise<void> {
    await this.files.remove(place);
    await this.database.read().nativeDelete(RenderPart, { jobId: place.jobId });
  }

  /** Forgets the parts of videos that have ended otherwise; returns how many videos there were. */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.real().getTime() - STRAGGLERS_MS);
    const over = await this.database.read().execute<PartsPlace[]>(OVER, [before]);
    await eachAlone(
      over,
      ({ jobId, videoId }) => ({ jobId, videoId }),
      (place) => this.forget(place),
    );
    return over.length;
  }
}
