import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ERROR_CODES } from '@app/composition';
import { errorPage } from './error-page';
import { sources, thrownCodes } from './thrown-codes';
import { BRAND_WARNINGS, VIDEO_WARNINGS } from './warning-words';

const ROOT = resolve(__dirname, '../../../..');
/** How warnings are written in the sources. */
const WARNED = [
  /\bcode: [`'](\w+|\w+_\$\{\w+\}|\$\{\w+\}_\w+)[`'],? ?(?:\n *)?(?:message|\})/g,
  /(?:videoWarning|warningOf|warn|add)\('([a-z]+_[a-z_]+)', /g,
  /\bwarn\('([a-z]+)', message\)/g,
];
/** The parts of codes that are put together. */
const KINDS: Record<string, string[]> = { kind: ['image', 'clip', 'music'], what: ['picture', 'clip'] };

describe('the catalogue of errors', () => {
  const thrown = thrownCodes(ROOT);

  it('has every code that is thrown, and none that nobody throws', () => {
    expect([...thrown.keys()].sort()).toEqual(ERROR_CODES.toSorted());
  });

  it('has every warning, and none that nobody gives', () => {
    const found = sources(ROOT)
      .filter(({ path }) =>
        /libs[/\\](picture|render|design|voices|media|videos|editing|channels|sources)[/\\]/.test(path),
      )
      .flatMap(({ text }) => WARNED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, code = '']) => code)))
      .flatMap(spelledOut);
    const known = [...Object.keys(VIDEO_WARNINGS), ...Object.keys(BRAND_WARNINGS)];
    expect([...new Set(found)].sort()).toEqual([...new Set(known)].sort());
  });

  it('is what docs/errors.md says: npm run docs would change nothing', () => {
    expect(readFileSync(join(ROOT, 'docs/errors.md'), 'utf8')).toBe(errorPage(thrown));
  });
});

function spelledOut(code: string): string[] {
  const [part, name = ''] = /\$\{(\w+)\}/.exec(code) ?? [];
  return part === undefined ? [code] : (KINDS[name] ?? [name]).map((kind) => code.replace(part, kind));
}
