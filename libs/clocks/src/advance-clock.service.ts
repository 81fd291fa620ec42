import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Completion, Job, JobEnds, JobHandler, type JobRun, UNFINISHED } from '@app/jobs';
import { atMoment, Clock, Database, NotFoundError, OutboxEntry } from '@app/platform';
import { ClockedWorks } from './clocked-works';
import { TestClock } from './test-clock.entity';
import type { AdvancePayload } from './test-clocks.service';

/** How often an advance looks whether work of its clock that other workers do has ended. */
const LOOK_EVERY_MS = 100;
/** Times that something may stay due at one moment, although it was played, before the advance fails. */
const MOST_TURNS = 50;

/**
 * Plays what falls due by a clock, in order: the clock moves to the earliest, that is done, and all that comes of it ends
 * before the clock moves on. So whatever is done for a clock takes place at the time that its row shows, and a worker that
 * takes over from one that died finds in the tables how far it came.
 */
@Injectable()
export class AdvanceClockService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly works: ClockedWorks,
    private readonly ends: JobEnds,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.ends.own(['clock'], {
      ended: async (em, job, { status, reason }) => {
        const clock = await em.findOne(TestClock, { jobId: job.id, status: 'advancing' });
        clock?.stop(status === 'failed' ? reason : null, this.clock.real());
        await em.flush();
      },
    });
  }

  @JobHandler('clock', 'advance')
  async advance(job: Job, { signal, progress }: JobRun): Promise<Completion> {
    const { clockId } = job.payload as AdvancePayload;
    const begun = await this.find(clockId);
    const from = begun.standsAt;
    const to = begun.target ?? from;
    let turns = { at: from, count: 0 };
    let at = from;
    for (;;) {
      await this.settle({ clockId, at }, signal);
      const due = await this.works.next(clockId, to);
      if (!due) break;
      // What was due before the clock stood here is late, and played now.
      at = due.at > at ? due.at : at;
      turns = { at, count: turns.at.getTime() === at.getTime() ? turns.count + 1 : 1 };
      if (turns.count > MOST_TURNS) throw new Error(`${clockId} cannot pass ${at.toISOString()}`);
      await this.database.read().nativeUpdate(TestClock, { id: clockId, standsAt: { $lt: at } }, { standsAt: at });
      await atMoment({ clockId, at }, () => due.schedule.play(clockId, signal));
      progress((at.getTime() - from.getTime()) / Math.max(1, to.getTime() - from.getTime()));
    }
    return async (em) => {
      const clock = await em.findOneOrFail(TestClock, { id: clockId });
      clock.arrive(this.clock.real());
    };
  }

  /** Waits until nothing of the clock is under way. Throws the signal's reason. */
  private async settle({ clockId, at }: { clockId: string; at: Date }, signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const isBusy = await atMoment({ clockId, at }, () => this.works.isBusy(clockId, signal));
      if (!isBusy && !(await this.isWorkedFor(clockId))) return;
      await pause(LOOK_EVERY_MS, undefined, { signal });
    }
  }

  /** Whether workers have jobs of the clock, or events of it are not told yet. What failed to be told holds up no clock. */
  private async isWorkedFor(clockId: string): Promise<boolean> {
    const em = this.database.read();
    if ((await em.count(Job, { clockId, status: { $in: UNFINISHED } })) > 0) return true;
    return (await em.count(OutboxEntry, { clockId, tries: 0 })) > 0;
  }

  private async find(id: string): Promise<TestClock> {
    const clock = await this.database.read().findOne(TestClock, { id });
    if (!clock) throw new NotFoundError('test clock', id);
    return clock;
  }
}
