import { IS_FULL, SeededRandom } from '@app/testing';
import { SimulatedYear } from './year/simulated-year';
import { YearStand } from './year/year-stand';

/** The short run goes over a spring's change of the clock. */
const PLAN = IS_FULL
  ? { series: 200, days: 366, gift: 4000, acts: 0.004, downtimes: 0.004, changes: 0.13 }
  : { series: 20, days: 21, gift: 2000, acts: 0.02, downtimes: 0.02, changes: 0.25 };
const FROM = IS_FULL ? '2026-01-01T00:00:00Z' : '2026-03-20T00:00:00Z';

/** What a short stretch may do without. */
const RARE = IS_FULL ? ['checks given up'] : ['checks given up', 'series stopped by failures'];

const LONGEST_MS = 4 * 3_600_000;

describe('series over simulated time', () => {
  let stand: YearStand;

  beforeAll(async () => {
    stand = await YearStand.start(new Date(FROM));
  });

  afterAll(async () => {
    await stand.stop();
  });

  it(
    'make one check of each slot, one episode of each change, and one charge and one post of each episode, whoever dies',
    async () => {
      const year = new SimulatedYear(stand, (name) => new SeededRandom(`bread: ${name}`), PLAN);
      const tell = (left: number) => IS_FULL && process.stdout.write(`${left} days left: ${year.report.toString()}\n`);
      const { counts } = await year.run(tell);
      expect(Object.entries(counts).filter(([what, count]) => count === 0 && !RARE.includes(what))).toEqual([]);
      expect((await stand.audit()).ok).toBe(true);
    },
    LONGEST_MS,
  );
});
