import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Database } from '@app/platform';
import { Rounds } from './rounds';

const LOOK_EVERY_MS = 5_000;
/** Clocks of machines are corrected only where they differ by more than a quarter of a second. */
const MARGIN_MS = 300;

/** A task that most of the time has nothing to do. */
export interface DueTask {
  name: string;
  /** SQL of the moment from which there is something to do; null while there is nothing. */
  due: string;
  work: () => Promise<unknown>;
}

/** Looks for the work of all such tasks with one statement, and does each at its moment: a worker at rest asks little. */
@Injectable()
export class DueTasks {
  private readonly tasks: DueTask[] = [];

  constructor(
    private readonly rounds: Rounds,
    private readonly database: Database,
  ) {}

  /** Housekeepers call this at start. */
  add(...tasks: DueTask[]): void {
    this.tasks.push(...tasks);
  }

  @Interval(LOOK_EVERY_MS)
  async look(): Promise<void> {
    await this.rounds.once('look', async () => {
      const columns = this.tasks.map(
        ({ due }, place) => `(extract(epoch FROM (${due}) - now()) * 1000)::float8 AS "${place}"`,
      );
      const [waits = {}] = await this.database
        .read()
        .execute<Array<Record<number, number | null>>>(`SELECT ${columns.join(', ')}`);
      this.tasks.forEach(({ name, work }, place) => {
        const ms = waits[place] ?? null;
        if (ms === null || ms > LOOK_EVERY_MS) this.rounds.noteDone(name);
        else setTimeout(() => void this.rounds.once(name, work), ms > 0 ? ms + MARGIN_MS : 0).unref();
      });
    });
  }
}
