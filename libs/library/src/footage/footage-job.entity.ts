import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/core';
import type { FootageIndex } from '@app/sources';

/** What a job that indexes one video of the library has beside; their ids are the same. */
@Entity({ tableName: 'footage_jobs' })
@Index({ name: 'footage_jobs_account', properties: ['accountId'] })
export class FootageJob {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  assetId!: string;

  /** What it costs, held until it is done. */
  @Property({ type: 'integer' })
  credits!: number;

  /** There when it is done. */
  @Property({ type: 'json', nullable: true })
  footageIndex!: FootageIndex | null;
}

/** Name of the work, as its hold carries it; an index that is ordered anew after a failure is another work. */
export function footageWork({ id }: { id: string }): string {
  return `footage:${id}`;
}
