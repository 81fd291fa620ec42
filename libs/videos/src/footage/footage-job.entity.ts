import { Entity, Index, Property } from '@mikro-orm/core';
import { Work } from '@app/platform';
import type { FootageIndex } from '@app/sources';

/** The index of one video, ordered, paid for and made; the database keeps an asset from having two. */
@Entity({ tableName: 'footage_jobs' })
@Index({ name: 'footage_jobs_account', properties: ['accountId'] })
@Index({
  name: 'footage_jobs_unfinished',
  expression: "CREATE INDEX footage_jobs_unfinished ON footage_jobs (updated_at) WHERE status IN ('queued', 'running')",
})
@Index({
  name: 'footage_jobs_once',
  expression:
    "CREATE UNIQUE INDEX footage_jobs_once ON footage_jobs (asset_id) WHERE status IN ('queued', 'running', 'done')",
})
export class FootageJob extends Work {
  @Property({ type: 'text' })
  assetId!: string;

  /** What it costs, held until it is done. */
  @Property({ type: 'integer' })
  credits!: number;

  /** There when it is done. */
  @Property({ type: 'json', nullable: true })
  footageIndex!: FootageIndex | null;

  /** Name of the work, as its hold carries it; an index that is ordered anew after a failure is another work. */
  get work(): string {
    return `footage:${this.id}`;
  }

  finish(index: FootageIndex, at: Date): void {
    this.footageIndex = index;
    this.end('done', at);
  }
}
