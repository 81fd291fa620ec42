import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PayAsYouGoService, WalletService } from '@app/billing';
import { type BadEnd, type Job, JobEnds, type JobOwner, newJob, WorkerDiedError } from '@app/jobs';
import { Clock, Database, DomainError, insertRows, newId, newRow, type PreparedStatement } from '@app/platform';
import type { KeepAnswer } from '../core/house-context';
import { ToolInterruptedError } from '../core/tools.errors';
import { type ToolDoor, ToolLogEntry } from './tool-log-entry.entity';

/** Who calls what. */
export interface NewRun {
  accountId: string;
  keyId: string | null;
  tool: string;
  door: ToolDoor;
}

/** A call that is written down only at its end. */
export interface BegunRun extends NewRun {
  id: string;
  startedAt: Date;
}

const NOTE: PreparedStatement = {
  name: 'note_tool_run',
  text: `
    INSERT INTO tool_runs (id, account_id, key_id, tool, door, is_job, status, error, held, charged, created_at, started_at, finished_at,
      updated_at)
    VALUES ($1, $2, $3, $4, $5, false, CASE WHEN $6::text IS NULL THEN 'done' ELSE 'failed' END, $6, 0, 0, $7, $7, $8, $8)`,
};

/** Writes every call down, and settles what it costs in the same transaction (the audit log). */
@Injectable()
export class ToolBookService implements JobOwner, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly wallet: WalletService,
    private readonly payAsYouGo: PayAsYouGoService,
    private readonly ends: JobEnds,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.ends.own(['tool'], this);
  }

  /** A call that costs nothing; `note` writes it down. */
  begin(call: NewRun): BegunRun {
    return { ...call, id: newId('job'), startedAt: this.clock.now() };
  }

  /** One line for a call that cost nothing, when it has ended; `error` is the published code. */
  async note({ id, accountId, keyId, tool, door, startedAt }: BegunRun, error: string | null): Promise<void> {
    const times = [startedAt, this.clock.now()].map((at) => at.toISOString());
    await this.database.prepared(NOTE, [id, accountId, keyId, tool, door, error, ...times]);
  }

  /**
   * A call that is paid for, or a job, which has an input: written down, and its credits set aside, before anything is
   * done. The caller announces the job. Throws `InsufficientCreditsError`, `PaymentFailedError`.
   */
  async open(
    call: NewRun,
    {
      held,
      jobInput,
      keep,
    }: { held: number; jobInput: object | null; keep?: (em: EntityManager, run: ToolLogEntry) => Promise<void> },
  ): Promise<{ run: ToolLogEntry; job: Job | null }> {
    return await this.payAsYouGo.transaction(call.accountId, async (em) => {
      const now = this.clock.now();
      const { accountId } = call;
      const job =
        jobInput && (await newJob(em, { accountId, kind: 'tool', stage: 'tool', payload: jobInput }, this.clock));
      const nothingYet = { error: null, result: null, stage: null, charged: 0, finishedAt: null };
      const run = newRow(ToolLogEntry, {
        ...call,
        ...nothingYet,
        id: job?.id ?? newId('job'),
        status: job ? 'queued' : 'running',
        isJob: job !== null,
        held,
        createdAt: now,
        startedAt: job ? null : now,
        updatedAt: now,
      });
      await insertRows(em, job ? [job, run] : [run]);
      const { work } = run;
      await this.wallet.hold(em, [{ accountId, videoId: null, work, credits: held, reason: `tool ${run.tool}` }]);
      await keep?.(em, run);
      return { run, job };
    });
  }

  /** Charges what a call came to, and gives the rest back. Returns false where it had ended by then; nothing is charged. */
  async finish(
    id: string,
    { charged, result }: { charged: number; result: object | null },
    keep?: KeepAnswer,
  ): Promise<boolean> {
    return await this.database.transaction(async (em) => {
      const isFirst = await this.charge(em, id, { charged, result });
      if (isFirst && keep && result) await keep(em, result);
      return isFirst;
    });
  }

  /** The same in the caller's transaction. */
  async charge(em: EntityManager, id: string, made: { charged: number; result: object | null }): Promise<boolean> {
    return await this.end(em, id, async (run) => {
      run.end('done', this.clock.now());
      Object.assign(run, made);
      if (run.held > 0) await this.wallet.capture(em, run.work, made.charged, `tool ${run.tool}`);
    });
  }

  /** Gives back what a call had set aside. Returns false where it had ended by then. */
  async fail(id: string, error: unknown): Promise<boolean> {
    return await this.database.transaction((em) => this.release(em, id, { status: 'failed', reason: reasonOf(error) }));
  }

  async ended(em: EntityManager, { id }: Job, end: BadEnd): Promise<void> {
    await this.release(em, id, end);
  }

  reasonOf(error: unknown): string {
    return reasonOf(error instanceof WorkerDiedError ? new ToolInterruptedError() : error);
  }

  private async release(em: EntityManager, id: string, { status, reason }: BadEnd): Promise<boolean> {
    return await this.end(em, id, async (run) => {
      run.end(status, this.clock.now(), reason);
      if (run.held > 0) await this.wallet.release(em, run.work, `tool ${run.tool} ${status}`);
    });
  }

  private async end(em: EntityManager, id: string, work: (run: ToolLogEntry) => Promise<void>): Promise<boolean> {
    const run = await em.findOne(ToolLogEntry, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!run?.isUnfinished()) return false;
    await work(run);
    await em.flush();
    return true;
  }
}

/** What the log of calls says of an error; a library's own words stay out of it. */
export function reasonOf(error: unknown): string {
  return error instanceof DomainError ? error.error : 'internal';
}
