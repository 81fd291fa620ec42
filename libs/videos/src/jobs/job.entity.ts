import { Entity, Enum, Index, Property } from '@mikro-orm/core';
import { Work } from '@app/platform';

export type JobStage = 'design' | 'render';
export const JOB_KINDS = ['create', 'render', 'edit'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Work on one video, stage by stage; the queues carry its id. */
@Entity({ tableName: 'jobs' })
@Index({
  name: 'jobs_unfinished',
  expression: "CREATE INDEX jobs_unfinished ON jobs (updated_at) WHERE status IN ('queued', 'running')",
})
@Index({
  name: 'jobs_unfinished_account',
  expression: "CREATE INDEX jobs_unfinished_account ON jobs (account_id) WHERE status IN ('queued', 'running')",
})
@Index({ name: 'jobs_video', properties: ['videoId'] })
export class Job extends Work {
  @Property({ type: 'text' })
  videoId!: string;

  @Property({ type: 'text' })
  kind!: JobKind;

  @Enum({ type: 'text', items: ['design', 'render'] })
  stage!: JobStage;

  /** The job is done when this stage is. */
  @Enum({ type: 'text', default: 'render', items: ['design', 'render'] })
  finalStage!: JobStage;

  /** 0 to 1 over all stages. */
  @Property({ type: 'double' })
  progress!: number;

  /** True while this stage's work still counts; a stage that another worker finished does not. */
  awaits(stage: JobStage): boolean {
    return this.isUnfinished() && this.stage === stage;
  }

  enter(stage: JobStage, progress: number, at: Date): void {
    this.stage = stage;
    this.progress = progress;
    this.updatedAt = at;
  }

  override end(status: 'done' | 'failed' | 'cancelled', at: Date, error: string | null = null): void {
    super.end(status, at, error);
    if (status === 'done') this.progress = 1;
  }
}
