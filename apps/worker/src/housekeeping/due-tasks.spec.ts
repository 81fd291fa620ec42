import { type Database, Draining, Metrics } from '@app/platform';
import { DueTasks } from './due-tasks';
import { Rounds } from './rounds';

/** Tasks due in so many milliseconds, which the database tells at every look; what was done, in order. */
function tasksDueIn(waits: Record<string, number | null>) {
  const asked: string[] = [];
  const done: string[] = [];
  const draining = new Draining();
  const execute = (sql: string) => {
    asked.push(sql);
    return Promise.resolve([{ ...Object.values(waits) }]);
  };
  const tasks = new DueTasks(new Rounds(draining, new Metrics({ role: 'worker' })), {
    read: () => ({ execute }),
  } as unknown as Database);
  for (const name of Object.keys(waits)) {
    tasks.add({ name, due: `SELECT due FROM ${name}`, work: () => Promise.resolve(done.push(name)) });
  }
  return { tasks, asked, done, draining };
}

describe('tasks that are due now and then', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are looked for with one statement, and done where something is due', async () => {
    const { tasks, asked, done } = tasksDueIn({ outbox: -20, mails: null, series: 60_000 });
    await tasks.look();
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['outbox']);
    expect(asked).toHaveLength(1);
    for (const table of ['outbox', 'mails', 'series']) expect(asked[0]).toContain(`SELECT due FROM ${table}`);
  });

  it('are done at their moment, not at the next look', async () => {
    const { tasks, done } = tasksDueIn({ series: 1_500 });
    await tasks.look();
    await jest.advanceTimersByTimeAsync(1_500);
    expect(done).toEqual([]);
    await jest.advanceTimersByTimeAsync(300);
    expect(done).toEqual(['series']);
  });

  it('are left to other workers by one that is told to stop', async () => {
    const { tasks, done, draining } = tasksDueIn({ series: 1_500 });
    await tasks.look();
    draining.onModuleDestroy();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(done).toEqual([]);
  });
});
