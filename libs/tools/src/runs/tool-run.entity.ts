import { Check, Entity, Enum, Index, OptionalProps, Property } from '@mikro-orm/core';
import { Work } from '@app/platform';

/** Where a call came in. */
export type ToolDoor = 'http' | 'mcp';

/** One call of a tool: the audit log's line, and where it is long, its job. Kept as logs are. */
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
export class ToolRun extends Work {
  [OptionalProps]?: 'work';

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

  /** Of jobs; other calls leave nothing of what was sent. */
  @Property({ type: 'json', nullable: true })
  input!: object | null;

  /** Of jobs that are done. */
  @Property({ type: 'json', nullable: true })
  result!: object | null;

  /** What it is at, in the tool's words. */
  @Property({ type: 'text', nullable: true })
  stage!: string | null;

  /** 0 to 1. */
  @Property({ type: 'double' })
  progress!: number;

  /** Credits that were set aside. */
  @Property({ type: 'integer' })
  held!: number;

  @Property({ type: 'integer' })
  charged!: number;

  /** How often a worker took it up. */
  @Property({ type: 'integer' })
  attempts!: number;

  /** Name of the work, as its hold carries it. */
  get work(): string {
    return `tool:${this.id}`;
  }
}
