import { Check, Entity, Enum, Index, OptionalProps, PrimaryKey, Property } from '@mikro-orm/core';
import { JOB_STATUSES, type JobStatus, UNFINISHED } from '@app/jobs';

/** Where a call came in. */
export type ToolDoor = 'http' | 'mcp';

/** One call of a tool, in the audit log. A call that a worker does has a job of the same id. Kept as logs are. */
@Entity({ tableName: 'tool_runs' })
@Check({ name: 'tool_runs_check', expression: '(charged >= 0) AND (charged <= held)' })
@Check({ name: 'tool_runs_held_check', expression: 'held >= 0' })
@Index({
  name: 'tool_runs_newest',
  expression: 'CREATE INDEX tool_runs_newest ON tool_runs (account_id, created_at DESC)',
})
@Index({ name: 'tool_runs_old', properties: ['updatedAt'] })
@Index({
  name: 'tool_runs_unfinished',
  expression: "CREATE INDEX tool_runs_unfinished ON tool_runs (updated_at) WHERE status IN ('queued', 'running')",
})
export class ToolLogEntry {
  [OptionalProps]?: 'work';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  /** Of a job, `queued` until it ends: the job itself says more. */
  @Enum({ type: 'text', items: [...JOB_STATUSES] })
  status!: JobStatus;

  /** The published code of what went wrong. */
  @Property({ type: 'text', nullable: true })
  error!: string | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  startedAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  finishedAt!: Date | null;

  @Property({ type: 'datetime' })
  updatedAt!: Date;

  @Property({ type: 'text' })
  tool!: string;

  @Enum({ type: 'text', items: ['http', 'mcp'] })
  door!: ToolDoor;

  /** The key that called; null for an owner who was signed in. */
  @Property({ type: 'text', nullable: true })
  keyId!: string | null;

  /** A worker does it, and whoever asks reads it as a job. */
  @Property({ type: 'boolean' })
  isJob!: boolean;

  /** Of jobs that are done. */
  @Property({ type: 'json', nullable: true })
  result!: object | null;

  /** What it is at, in the tool's words. */
  @Property({ type: 'text', nullable: true })
  stage!: string | null;

  /** Credits that were set aside. */
  @Property({ type: 'integer' })
  held!: number;

  @Property({ type: 'integer' })
  charged!: number;

  /** Name of the work, as its hold carries it. */
  get work(): string {
    return `tool:${this.id}`;
  }

  isUnfinished(): boolean {
    return UNFINISHED.includes(this.status);
  }

  end(status: 'done' | 'failed' | 'cancelled', at: Date, error: string | null = null): void {
    Object.assign(this, { status, error, finishedAt: at, updatedAt: at });
  }
}

/** For the application's list of tables. */
export const TOOL_ENTITIES = [ToolLogEntry];
