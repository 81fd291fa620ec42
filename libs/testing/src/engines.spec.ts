import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');
/** The oldest Node that README and package.json promise. */
const OLDEST = [20, 19, 0];

interface Manifest {
  name?: string;
  version?: string;
  engines?: { node?: string };
}

const manifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Folders of all packages under a `node_modules`, those within packages too. */
function packagesIn(modules: string): string[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) => {
      const folder = join(modules, name);
      if (name.startsWith('@')) return packagesIn(folder);
      return existsSync(join(folder, 'package.json')) ? [folder, ...packagesIn(join(folder, 'node_modules'))] : [];
    });
}

/** Whether a range of npm's form takes the oldest Node. */
function takesOldest(range: string): boolean {
  return range.split('||').some((part) => comparators(part).every(holds));
}

/** `>=18 <23`, `^20.5.0`, `>= 14`, `20.x`, `18 - 22`: each as an operator and a version. */
function comparators(part: string): Array<[operator: string, version: number[]]> {
  const plain = part.replace(/(\S+)\s+-\s+(\S+)/, '>=$1 <=$2').replace(/([<>=^~]+)\s+/g, '$1');
  return [...plain.matchAll(/([<>=^~]*)v?(\d+(?:\.(?:\d+|[x*]))*)/g)].map(([, operator = '', version = '']) => [
    operator,
    version
      .split('.')
      .filter((number) => /^\d+$/.test(number))
      .map(Number),
  ]);
}

function holds([operator, version]: [string, number[]]): boolean {
  const order = version.map((number, at) => (OLDEST[at] ?? 0) - number).find((difference) => difference !== 0) ?? 0;
  const isIn = (digits: number) => version.slice(0, digits).every((number, at) => OLDEST[at] === number);
  switch (operator) {
    case '>=':
      return order >= 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '^':
      return isIn(1) && order >= 0;
    case '~':
      return isIn(2) && order >= 0;
    default:
      return isIn(version.length);
  }
}

describe('the Node that packages ask for', () => {
  it.each([
    ['>=20', true],
    ['>= 14', true],
    ['>=22', false],
    ['>=22.12.0', false],
    ['^20.19.0 || >=22.12.0', true],
    ['^18.18.0 || ^20.20.0', false],
    ['>=18 <20', false],
    ['18 - 22', true],
    ['20.x || 22.x', true],
    ['*', true],
    ['', true],
  ])('is read out of %j', (range, taken) => expect(takesOldest(range)).toBe(taken));

  it('is none later than the one that we promise', () => {
    expect(manifest(ROOT).engines?.node).toBe(`>=${OLDEST.slice(0, 2).join('.')}`);
    const later = packagesIn(join(ROOT, 'node_modules'))
      .map(manifest)
      .filter(({ engines }) => !takesOldest(engines?.node ?? ''))
      .map(({ name, version, engines }) => `${name}@${version} asks for ${engines?.node}`);
    expect(later).toEqual([]);
  });
});
