import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONFIG_PARTS, ENTITIES } from '@app/composition';
import { Clock, Database, ObjectStorage } from '@app/platform';
import { SetClock, TestApp } from '@app/testing';
import { SweepDeletedService } from '@app/videos';
import { LifecycleModule } from '../src';

/** The lib with its own database, storage and clock. */
export class LifecycleStand {
  readonly clock = new SetClock(new Date());
  private readonly processes: TestApp[] = [];

  private constructor(private readonly settings: NodeJS.ProcessEnv) {}

  static async start(settings: NodeJS.ProcessEnv = {}): Promise<LifecycleStand> {
    const stand = new LifecycleStand(settings);
    await stand.process();
    return stand;
  }

  async stop(): Promise<void> {
    await this.processes[0]?.stop();
  }

  /** One more process over the same tables. */
  async process(): Promise<void> {
    const [first] = this.processes;
    const started =
      first?.another() ??
      TestApp.start({
        house: { CONFIG_PARTS, ENTITIES },
        modules: [LifecycleModule],
        settings: this.settings,
        adapt: (builder) => builder.overrideProvider(Clock).useValue(this.clock),
      });
    this.processes.push(await started);
  }

  get<T>(token: abstract new (...words: never[]) => T, process = 0): T {
    return this.processOf(process).get(token);
  }

  async rows<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return await this.processOf(0).rows<Row>(statement, values);
  }

  private processOf(index: number): TestApp {
    const found = this.processes[index];
    if (!found) throw new Error(`there is no process ${index}`);
    return found;
  }

  /** The plan of a statement as if the tables were large. */
  async planOf(statement: string, values: unknown[]): Promise<string> {
    return await this.get(Database).transaction(async (em) => {
      await em.execute('SET LOCAL enable_seqscan = off');
      const lines = await em.execute<Array<Record<'QUERY PLAN', string>>>(`EXPLAIN ${statement}`, values);
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    });
  }

  /** An account with 1,000 credits. */
  async account(id: string, email?: string): Promise<string> {
    return await this.processOf(0).account(id, 1000, email);
  }

  /** Stores an object of that age in days. */
  async object(key: string, daysOld = 0): Promise<void> {
    const path = join(this.processOf(0).folder, 'storage', key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, key);
    const at = new Date(this.clock.time.getTime() - daysOld * 86_400_000);
    await utimes(path, at, at);
  }

  /** Sorted keys of everything below a folder. */
  async objects(folder: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of this.get(ObjectStorage).list(folder)) keys.push(key);
    return keys.sort();
  }

  /** Sweeps as the worker does once nobody can be writing any more. */
  async sweepFolders(): Promise<void> {
    this.clock.pass(86_400);
    while ((await this.get(SweepDeletedService).sweep()) > 0) continue;
  }
}
