import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queue } from 'bullmq';
import { Database } from '@app/platform';

type NewTicket<Data> = { data: Data; opts?: { jobId?: string } };

/** What a worker that is no more would have done next. */
class WorkerDiedError extends Error {}

/** Places at which a worker dies: as it turns to the database, with a transaction about to be written, or just written. */
export const DEATHS = ['a question', 'before a commit', 'after a commit'] as const;

/** Where a worker dies: the how manieth of them it is counts from 1. */
export interface Death {
  at: (typeof DEATHS)[number];
  nth: number;
}

interface Life {
  death: Death;
  met: number;
  isOver: boolean;
}

/** The database as workers see it of whom some die: whoever is dead gets nothing more from it, and writes nothing more. */
export class DyingDatabase extends Database {
  private readonly lives = new AsyncLocalStorage<Life>();

  /** Runs `work` as a worker that dies so, if it comes that far; says whether it died. */
  async mortally(death: Death, work: () => Promise<unknown>): Promise<boolean> {
    const life = { death, met: 0, isOver: false };
    await this.lives
      .run(life, async () => {
        await work();
      })
      .catch((error: unknown) => {
        if (!life.isOver) throw error;
      });
    return life.isOver;
  }

  override read(): EntityManager {
    this.pass('a question');
    return super.read();
  }

  override async transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const result = await super.transaction(async (em) => {
      const done = await work(em);
      this.pass('before a commit');
      return done;
    });
    this.pass('after a commit');
    return result;
  }

  private pass(place: Death['at']): void {
    const life = this.lives.getStore();
    if (!life) return;
    if (life.death.at === place) life.met += 1;
    if (life.met >= life.death.nth) life.isOver = true;
    if (life.isOver) throw new WorkerDiedError();
  }
}

/** A queue that holds tickets by their names, as BullMQ does; in memory, since a year has many. */
export class TicketBox<Data> {
  readonly tickets = new Map<string, Data>();
  /** Who queues dies half way through. */
  isBreaking = false;

  asQueue(): Queue<Data> {
    return this as unknown as Queue<Data>;
  }

  /** What it holds, which it holds no longer. */
  take(): Data[] {
    const taken = [...this.tickets.values()];
    this.tickets.clear();
    return taken;
  }

  addBulk(tickets: Array<NewTicket<Data>>): Promise<void> {
    const kept = this.isBreaking ? tickets.slice(0, tickets.length / 2) : tickets;
    for (const { data, opts } of kept) this.hold(opts?.jobId, data);
    return this.isBreaking ? Promise.reject(new WorkerDiedError()) : Promise.resolve();
  }

  add(_name: string, data: Data, options: { jobId?: string }): Promise<void> {
    if (this.isBreaking) return Promise.reject(new WorkerDiedError());
    this.hold(options.jobId, data);
    return Promise.resolve();
  }

  getJob(name: string): Promise<{ getState: () => Promise<string> } | undefined> {
    return Promise.resolve(this.tickets.has(name) ? { getState: () => Promise.resolve('waiting') } : undefined);
  }

  private hold(name: string | undefined, data: Data): void {
    if (!name) throw new Error('a ticket without a name');
    if (!this.tickets.has(name)) this.tickets.set(name, data);
  }
}
