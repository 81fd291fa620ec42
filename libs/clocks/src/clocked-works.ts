import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Rows that live by test clocks. Ordinary sweeps leave out those that have a clock. */
export interface ClockedWork {
  /** Work that falls due; left out where whoever reads a row compares it with its clock. */
  schedule?: ClockedSchedule;
  /** Pushes on what is under way; true while something still is. */
  isBusy?(clockId: string, signal: AbortSignal): Promise<boolean>;
  /** The clock is removed: its rows live by real time from now on, in the caller's transaction. */
  release(em: EntityManager, clockId: string): Promise<void>;
}

/** Work that falls due by test clocks. */
export interface ClockedSchedule {
  /** When the earliest of it falls due; null while nothing does. */
  nextDue(clockId: string): Promise<Date | null>;
  /** Does all that is due at the clock's time, at which it is called; safe to be done again. Long work may go on after it. */
  play(clockId: string, signal: AbortSignal): Promise<void>;
}

/** What falls due next by a clock. */
export interface DueWork {
  at: Date;
  schedule: ClockedSchedule;
}

/** Everything that lives by test clocks. Libs add their own at start. */
@Injectable()
export class ClockedWorks {
  private readonly works: ClockedWork[] = [];

  add(work: ClockedWork): void {
    this.works.push(work);
  }

  /** The earliest that falls due by `to`; of several at once, that which was added first. */
  async next(clockId: string, to: Date): Promise<DueWork | null> {
    let next: DueWork | null = null;
    for (const { schedule } of this.works) {
      const at = await schedule?.nextDue(clockId);
      if (schedule && at && at <= to && (!next || at < next.at)) next = { at, schedule };
    }
    return next;
  }

  async isBusy(clockId: string, signal: AbortSignal): Promise<boolean> {
    let isBusy = false;
    for (const work of this.works) if (await work.isBusy?.(clockId, signal)) isBusy = true;
    return isBusy;
  }

  async release(em: EntityManager, clockId: string): Promise<void> {
    for (const work of this.works) await work.release(em, clockId);
  }
}
