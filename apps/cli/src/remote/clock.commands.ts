import { setTimeout as wait } from 'node:timers/promises';
import { type Command, UsageError } from '../program/command';
import { CommandError } from '../program/exit-codes';
import { tableOf } from '../program/terminal';
import { ProgressBar } from '../progress-bar';
import type { Answer } from './answers';
import { ApiCaller, type Page } from './api-caller';

const LOOK_EVERY_MS = 500;

type Clock = Answer<'Clock'>;

const rowOf = ({ clockId, status, now, name }: Clock) => [clockId, status, now, name ?? ''];
const lineOf = (clock: Clock) => rowOf(clock).join('  ').trimEnd();
const pathOf = (id = '') => `/v1/test/clocks/${encodeURIComponent(id)}`;

/** `factreel clock …`. */
export const CLOCK_COMMANDS: Command[] = [
  {
    name: 'clock create',
    about: 'Makes a virtual clock of test mode.',
    words: '<time>',
    leastWords: 1,
    mostWords: 1,
    options: { name: { value: 'name', about: 'to tell clocks apart' } },
    async run({ words: [time = ''], values: { name } }, terminal) {
      const api = await ApiCaller.of(terminal);
      const order = { now: momentOf(time), ...(name === undefined ? {} : { name }) };
      terminal.print(await api.post<Clock>('/v1/test/clocks', order), lineOf);
    },
  },
  {
    name: 'clock list',
    about: 'The virtual clocks of the test account, newest first.',
    options: { limit: { value: 'n', about: 'how many at most, up to 100 (20)' } },
    async run({ values: { limit } }, terminal) {
      const page = await (await ApiCaller.of(terminal)).get<Page<Clock>>('/v1/test/clocks', { limit });
      terminal.print(page, ({ data }) => tableOf(['clock', 'status', 'now', 'name'], data.map(rowOf)));
    },
  },
  {
    name: 'clock advance',
    about: 'Plays what falls due by a virtual clock until a later time, and waits for it.',
    words: '<clock> <time>',
    leastWords: 2,
    mostWords: 2,
    async run({ words: [id, time = ''] }, terminal) {
      const api = await ApiCaller.of(terminal);
      const begun = await api.post<Clock>(`${pathOf(id)}/advance`, { to: momentOf(time) });
      const clock = await arrived(api, begun, new ProgressBar(terminal.stderr), terminal.signal);
      terminal.print(clock, lineOf);
      if (clock.status === 'failed') throw new CommandError(`${clock.clockId} stopped: ${clock.error ?? ''}`);
    },
  },
  {
    name: 'clock delete',
    about: 'Removes a virtual clock; its series are paused.',
    words: '<clock>',
    leastWords: 1,
    mostWords: 1,
    async run({ words: [id = ''] }, terminal) {
      await (await ApiCaller.of(terminal)).send('DELETE', pathOf(id));
      terminal.print({ clockId: id, deleted: true }, () => `${id} is deleted.`);
    },
  },
];

/** Asks until the clock stands. Throws the signal's reason. */
async function arrived(api: ApiCaller, begun: Clock, bar: ProgressBar, signal: AbortSignal): Promise<Clock> {
  const [from, to] = [begun.now, begun.to ?? begun.now].map((time) => Date.parse(time)) as [number, number];
  for (;;) {
    const clock = await api.get<Clock>(pathOf(begun.clockId));
    bar.show((Date.parse(clock.now) - from) / Math.max(1, to - from), clock.now);
    if (clock.status !== 'advancing') {
      bar.end();
      return clock;
    }
    await wait(LOOK_EVERY_MS, undefined, { signal });
  }
}

/** A day alone is its first moment in UTC. Throws `UsageError`. */
function momentOf(time: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(time);
  const isMoment = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(time);
  if (!(isDay || isMoment) || Number.isNaN(Date.parse(time)))
    throw new UsageError(`${time} is no time; write 2026-12-31 or 2026-12-31T09:00:00Z.`);
  return new Date(time).toISOString();
}
