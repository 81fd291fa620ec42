import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const load = createRequire(__filename);
const { SHARES, suitesOf } = load('../jest/suite-shares.cjs') as {
  SHARES: number;
  suitesOf: (paths: readonly string[], share: number) => string[];
};
const seconds = load('../jest/suite-seconds.json') as Record<string, number>;

const ROOT = resolve(__dirname, '../../..');
const suites = Object.keys(seconds).map((name) => join(ROOT, name));
const shares = Array.from({ length: SHARES }, (_, index) => suitesOf(suites, index + 1));

describe('shares of the suites', () => {
  it('are all suites together', () => {
    expect([...new Set(shares.flat())].sort()).toEqual([...suites].sort());
  });

  it('have the fast ones and what no run goes without in common, and nothing else', () => {
    const inMany = suites.filter((path) => shares.filter((share) => share.includes(path)).length > 1);
    const inAll = suites.filter((path) => shares.every((share) => share.includes(path)));
    expect(inMany).toEqual(inAll);
    expect(
      inAll.filter((path) => /\.(int|e2e)-spec/.test(path)).every((path) => /conformance|journey|grounding/.test(path)),
    ).toBe(true);
    expect(inAll.some((path) => path.endsWith('journey.e2e-spec.ts'))).toBe(true);
  });

  it('take about equally long', () => {
    const lengths = shares.map((share) =>
      share.reduce((sum, path) => sum + (seconds[path.slice(ROOT.length + 1)] ?? 0), 0),
    );
    expect(Math.max(...lengths)).toBeLessThan(Math.min(...lengths) * 1.25);
  });

  it('are the same whenever they are dealt', () => {
    expect(suitesOf([...suites].reverse(), 1).sort()).toEqual([...(shares[0] ?? [])].sort());
  });
});
