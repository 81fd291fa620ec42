import { SeededRandom } from '../../billing/test/seeded-random';
import { LifeStand } from './life/life-stand';
import { SimulatedLife } from './life/simulated-life';

const FULL = process.env['FACTREEL_TEST_LENGTH'] === 'full';
/** Series and days. */
const [SERIES, DAYS] = FULL ? [12, 365] : [4, 14];

const LONGEST_MS = 3_600_000;

describe('series, their episodes and what they cost', () => {
  let stand: LifeStand;

  beforeAll(async () => {
    stand = await LifeStand.start(new Date('2026-03-01T09:00:20Z'));
  });

  afterAll(async () => {
    await stand.stop();
  });

  it(
    'make one episode of each change, charged and ended once, whoever dies and however short the wallet is',
    async () => {
      const report = await new SimulatedLife(stand, new SeededRandom('two weeks of bread')).run(SERIES, DAYS);
      expect(Object.entries(report).filter(([, count]) => count === 0)).toEqual([]);
      expect(report.deaths).toBeGreaterThan(DAYS);
      expect((await stand.audit()).ok).toBe(true);
    },
    LONGEST_MS,
  );
});
