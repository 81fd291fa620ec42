import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dependencyPage, wordsOf } from './dependency-page';
import { PACKAGE_WORDS } from './dependency-words';
import { namedPackages, unusedPackages } from './packages';

const ROOT = resolve(__dirname, '../../../..');

describe('the table of dependencies', () => {
  const packages = namedPackages(ROOT);

  it('says of each package what it is for, and of none that is gone', () => {
    const names = packages.map(({ name }) => name);
    expect(names.filter((name) => !wordsOf(name))).toEqual([]);
    expect(Object.keys(PACKAGE_WORDS).filter((name) => !names.includes(name))).toEqual([]);
    expect(packages.filter(({ licence }) => licence === 'unknown')).toEqual([]);
  });

  it('has no package that nothing uses', () => {
    expect(unusedPackages(ROOT)).toEqual([]);
  });

  it('is what docs/dependencies.md says: npm run docs would change nothing', () => {
    expect(readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8')).toBe(dependencyPage(packages));
  });
});
