import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PayAsYouGoService, WalletService } from '@app/billing';
import {
  Clock,
  Database,
  DomainError,
  insertRows,
  newId,
  newRow,
  type PreparedStatement,
  queuedAt,
} from '@app/platform';
import type { KeepAnswer } from '../core/house-context';
import { type ToolDoor, ToolRun } from './tool-run.entity';

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
    INSERT INTO tool_runs (id, account_id, key_id, tool, door, is_job, status, error, progress, held, charged, attempts,
      created_at, started_at, finished_at, updated_at)
    VALUES ($1, $2, $3, $4, $5, false, CASE WHEN $6::text IS NULL THEN 'done' ELSE 'failed' END, $6, 1, 0, 0, 1, $7, $7, $8, $8)`,
};

/** Writes every call down, and settles what it costs in the same transaction (the audit log). */
@Injectable()
export class ToolBookService {
  constructor(
    private readonly database: Database,
    private readonly wallet: WalletService,
    private readonly payAsYouGo: PayAsYouGoService,
    private readonly clock: Clock,
  ) {}

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
   * A call that is paid for, or a job: written down, and its credits set aside, before anything is done. Throws
   * `InsufficientCreditsError`, `PaymentFailedError`.
   */
  async open(
    call: NewRun,
    {
      held,
      jobInput,
      keep,
    }: { held: number; jobInput: object | null; keep?: (em: EntityManager, run: ToolRun) => Promise<void> },
  ): Promise<ToolRun> {
    return await this.payAsYouGo.transaction(call.accountId, async (em) => {
      const now = this.clock.now();
      const nothingYet = { result: null, stage: null, progress: 0, charged: 0, attempts: 0 };
      const begun = jobInput === null ? { status: 'running' as const, startedAt: now } : {};
      const run = newRow(ToolRun, {
        ...queuedAt(now),
        ...call,
        ...nothingYet,
        ...begun,
        id: newId('job'),
        isJob: jobInput !== null,
        input: jobInput,
        held,
      });
      await insertRows(em, [run]);
      const { accountId, work } = run;
      await this.wallet.hold(em, [{ accountId, videoId: null, work, credits: held, reason: `tool ${run.tool}` }]);
      await keep?.(em, run);
      return run;
    });
  }

  /** Charges what a call came to, and gives the rest back. Returns false where it had ended by then; nothing is charged. */
  async finish(
    id: string,
    { charged, result }: { charged: number; result: object | null },
    keep?: KeepAnswer,
  ): Promise<boolean> {
    return await this.end(id, async (em, run) => {
      run.end('done', this.clock.now());
      Object.assign(run, { charged, result, progress: 1 });
      if (run.held > 0) await this.wallet.capture(em, run.work, charged, `tool ${run.tool}`);
      if (keep && result) await keep(em, result);
    });
  }

  /** Gives back what a call had set aside. Returns false where it had ended by then. */
  async fail(id: string, error: unknown): Promise<boolean> {
    return await this.end(id, async (em, run) => {
      run.end('failed', this.clock.now(), reasonOf(error));
      if (run.held > 0) await this.wallet.release(em, run.work, `tool ${run.tool} failed`);
    });
  }

  private async end(id: string, work: (em: EntityManager, run: ToolRun) => Promise<void>): Promise<boolean> {
    return await this.database.transaction(async (em) => {
      const run = await em.findOne(ToolRun, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!run?.isUnfinished()) return false;
      await work(em, run);
      await em.flush();
      return true;
    });
  }
}

/** What the log of calls says of an error; a library's own words stay out of it. */
export function reasonOf(error: unknown): string {
  return error instanceof DomainError ? error.error : 'internal';
}
