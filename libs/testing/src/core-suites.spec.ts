import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');
const WITH_PROGRAMS = /\.(int|e2e)-spec\.ts$/;
const core = [...readFileSync(join(ROOT, 'scripts/core-suites.mjs'), 'utf8').matchAll(/'([^']+\.ts)'/g)].map(
  ([, suite]) => suite ?? '',
);

/** Folders of apps and libs that have suites with real programs. */
function areas(): string[] {
  return ['apps', 'libs'].flatMap((root) =>
    readdirSync(join(ROOT, root))
      .map((name) => `${root}/${name}`)
      .filter((area) => existsSync(join(ROOT, area, 'test')))
      .filter((area) =>
        readdirSync(join(ROOT, area, 'test'), { recursive: true, encoding: 'utf8' }).some((file) =>
          WITH_PROGRAMS.test(file),
        ),
      ),
  );
}

describe('the core that npm test plays beside the unit suites', () => {
  it('names suites that exist', () => {
    expect(core.length).toBeGreaterThan(0);
    expect(core.filter((suite) => !existsSync(join(ROOT, suite)))).toEqual([]);
  });

  it('has a suite of each area of the product', () => {
    expect(areas().filter((area) => !core.some((suite) => suite.startsWith(`${area}/`)))).toEqual([]);
  });
});
