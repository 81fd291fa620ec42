import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { WalletService } from '@app/billing';
import { Clock, ConflictError, Database, eachAlone, NotFoundError, UNFINISHED } from '@app/platform';
import { ToolBookService } from './tool-book.service';
import { ToolRun } from './tool-run.entity';
import { ToolInterruptedError } from '../core/tools.errors';

/** Longer than any call that is answered at once may take. */
const LONGEST_CALL_MS = 10 * 60_000;
const BATCH = 100;
const FORGOTTEN_AT_ONCE = 5_000;
const FORGET = `
  DELETE FROM tool_runs WHERE id IN (
    SELECT id FROM tool_runs WHERE updated_at < ? AND status NOT IN ('queued', 'running') LIMIT ?)`;

/** Reads, cancels and clears away what the book of calls holds. */
@Injectable()
export class ToolRunsService {
  constructor(
    private readonly database: Database,
    private readonly wallet: WalletService,
    private readonly book: ToolBookService,
    private readonly clock: Clock,
  ) {}

  /** A tool's job; null for anything else of that id, and for another account's. */
  async findJob(accountId: string, id: string): Promise<ToolRun | null> {
    return await this.database.read().findOne(ToolRun, { id, accountId, isJob: true });
  }

  /** Its worker stops within a second; what was set aside goes back. Throws `NotFoundError`, `ConflictError`. */
  async cancel(accountId: string, id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const wanted = { id, accountId, isJob: true };
      const run = await em.findOne(ToolRun, wanted, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!run) throw new NotFoundError('job', id);
      if (!run.isUnfinished()) throw new ConflictError(`${id} has ended`);
      run.end('cancelled', this.clock.now(), 'cancelled');
      if (run.held > 0) await this.wallet.release(em, run.work, `tool ${run.tool} cancelled`);
      await em.flush();
    });
  }

  /** Forgets some of the calls that ended before that moment; returns how many. */
  async forget(before: Date): Promise<number> {
    return await this.database.run(FORGET, [before, FORGOTTEN_AT_ONCE]);
  }

  /** As `cancel`, for every job of an account; fine where there is none. */
  async cancelAll(accountId: string): Promise<void> {
    const unfinished = { accountId, isJob: true, status: { $in: UNFINISHED } };
    const runs = await this.database.read().find(ToolRun, unfinished, { limit: BATCH, fields: ['id'] });
    for (const { id } of runs) {
      await this.cancel(accountId, id).catch((error: unknown) => {
        if (!(error instanceof ConflictError)) throw error;
      });
    }
  }

  /** Refunds calls whose process died; returns how many. */
  async sweep(): Promise<number> {
    const now = this.clock.now().getTime();
    const em = this.database.read();
    const dead = { isJob: false, status: { $in: UNFINISHED }, updatedAt: { $lt: new Date(now - LONGEST_CALL_MS) } };
    const runs = await em.find(ToolRun, dead, { limit: BATCH, fields: ['id'] });
    await eachAlone(
      runs,
      ({ id }) => ({ jobId: id }),
      ({ id }) => this.book.fail(id, new ToolInterruptedError()),
    );
    return runs.length;
  }
}
