import { SeededRandom } from '../../billing/test/seeded-random';
import { SeriesStand } from './series.fixture';
import { SimulatedYear } from './year/simulated-year';

const FULL = process.env['FACTREEL_TEST_LENGTH'] === 'full';
/** Series, days and where they begin: the short run goes over the spring's changes of the clock. */
const STRETCHES: Array<[string, number, number, string]> = FULL
  ? [['a year of 200 series', 200, 366, '2026-01-01T00:00:00Z']]
  : [['five weeks of spring', 16, 35, '2026-03-06T00:00:00Z']];

const LONGEST_MS = 3_600_000;

describe('series over simulated time', () => {
  let stand: SeriesStand;

  beforeAll(async () => {
    stand = await SeriesStand.start(new Date());
  });

  afterEach(async () => {
    await stand.clear();
  });

  afterAll(async () => {
    await stand.stop();
  });

  it.each(STRETCHES)(
    'each due slot makes one check, whoever dies: %s',
    async (name, series, days, from) => {
      stand.clock.time = new Date(from);
      const report = await new SimulatedYear(stand, new SeededRandom(name)).run(series, days);
      expect(report.checks).toBeGreaterThan(series * 10);
      for (const count of [report.downtimes, report.crashes, report.pauses]) expect(count).toBeGreaterThan(2);
    },
    LONGEST_MS,
  );
});
