import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Database, type QueueName, type Ticket, type TicketQueues } from '@app/platform';

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

/** A queue that holds tickets by their ids, as BullMQ does; in memory, since a year has many. */
export class TicketBox<Data extends object> {
  private readonly tickets = new Map<string, Data>();
  /** Who queues dies half way through. */
  isBreaking = false;

  /** What it holds, which it holds no longer. */
  take(): Data[] {
    const taken = [...this.tickets.values()];
    this.tickets.clear();
    return taken;
  }

  hold({ id, data }: Ticket): void {
    if (!id) throw new Error('a ticket without an id');
    if (!this.tickets.has(id)) this.tickets.set(id, data as Data);
  }
}

/** The queues of a process, for those of which a test wants the tickets; other tickets are dropped. */
export function queuesInto(
  boxes: Partial<Record<QueueName, TicketBox<object>>>,
): Pick<TicketQueues, 'announce' | 'enqueue' | 'passOn'> {
  const announce = async (name: QueueName, tickets: Ticket[]): Promise<boolean> => {
    const box = boxes[name];
    const kept = box?.isBreaking ? tickets.slice(0, tickets.length / 2) : tickets;
    for (const ticket of kept) box?.hold(ticket);
    return box?.isBreaking !== true;
  };
  const passOn = (name: QueueName, ticket: Ticket): Promise<boolean> => announce(name, [ticket]);
  const enqueue = async (name: QueueName, ticket: Ticket): Promise<void> => {
    if (!(await passOn(name, ticket))) throw new WorkerDiedError();
  };
  return { announce, enqueue, passOn };
}
