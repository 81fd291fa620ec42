import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CONFIG_PARTS } from '@app/composition';
import { variablesOf } from '@app/platform';
import { headingsOf } from '@app/testing';

const ROOT = resolve(__dirname, '../../../..');
const FOLDERS = [
  '.',
  'docs',
  'docs/guides',
  'docs/adr',
  'clients/python',
  'clients/typescript',
  'packages/tool-sdk',
  'examples/tool-plugin',
];
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const namesIn = (folder: string) => readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.md'));
const pages = FOLDERS.flatMap((folder) => namesIn(folder).map((name) => join(folder, name)))
  // The table of tests is written from them.
  .filter((file) => file !== 'docs/conformance.md')
  .map((file) => ({ file, text: read(file) }));

/** Every match of a pattern's first group, with the page that it stands on */
function mentions(pattern: RegExp, of = pages): Array<{ file: string; word: string }> {
  return of.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, word = '']) => ({ file, word })));
}

describe('what the documents name', () => {
  it('links to pages and headings that there are', () => {
    const dead = mentions(/\]\(([^)\s]+)\)/g).filter(({ file, word }) => {
      if (/^[a-z]+:/.test(word)) return false;
      const [path = '', heading] = word.split('#');
      const target = path === '' ? join(ROOT, file) : resolve(ROOT, dirname(file), path);
      if (!existsSync(target)) return true;
      return (
        heading !== undefined && !headingsOf(readFileSync(target, 'utf8')).some(({ anchor }) => anchor === heading)
      );
    });
    expect(dead).toEqual([]);
  });

  it('are files and folders that there are', () => {
    const place = /`((?:apps|libs|scripts|docs|examples|packages|clients|migrations|deploy|bench)\/[\w./-]+)`/g;
    expect(mentions(place).filter(({ word }) => !existsSync(join(ROOT, word)))).toEqual([]);
  });

  it('are scripts of package.json, and commands of the operator', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(mentions(/npm run ([a-z]+(?::[a-z]+)*)/g).filter(({ word }) => !(word in scripts))).toEqual([]);
    const commands = read('apps/cli/src/admin/commands.ts') + read('apps/cli/src/admin/backup-commands.ts');
    const unknown = mentions(/npm run admin -- ([a-z]+(?::[a-z]+)*)/g).filter(
      ({ word }) => !new RegExp(`^ *'?${word}'?[:,]`, 'm').test(commands),
    );
    expect(unknown).toEqual([]);
  });

  it('are routes that the description has', () => {
    const schema = read('clients/typescript/src/schema.ts');
    const routes = new Set([...schema.matchAll(/^ {4}"(\/[^"]*)"/gm)].map(([, path = '']) => shapeOf(path)));
    const named = mentions(/`(?:GET|POST|PATCH|DELETE)(?:\|[A-Z]+)* (\/[^`\s?]+)/g);
    expect(named.length).toBeGreaterThan(30);
    const beside = ['/openapi.json', '/docs', '/mcp', '/embed/studio', '/embed/session', '/v1/tools/{name}'];
    // The specification names routes without their prefix.
    const isRoute = (word: string) => routes.has(shapeOf(word)) || routes.has(shapeOf(`/v1${word}`));
    expect(named.filter(({ word }) => !isRoute(word) && !beside.includes(word))).toEqual([]);
  });

  it('are settings that are read', () => {
    const others =
      /^(AWS_|OTEL_|npm_|FACTREEL_|POSTGRES_|VITE_|STORAGE_SECRET|NODE_VERSION|SYSTEM_PACKAGES|EXTRA_PACKAGES|STYLE_NAMES|LANGUAGE_NAMES)/;
    const named = mentions(/`([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g);
    expect(named.filter(({ word }) => !variablesOf(CONFIG_PARTS).includes(word) && !others.test(word))).toEqual([]);
  });

  it('are all guides and all decisions, in their indexes', () => {
    const guides = namesIn('docs/guides').filter((name) => !read('docs/README.md').includes(`(guides/${name})`));
    expect(guides).toEqual([]);
    const records = namesIn('docs/adr').filter((name) => name !== 'README.md');
    expect(records.filter((name) => !read('docs/adr/README.md').includes(`(${name})`))).toEqual([]);
    expect(records.map((name) => Number(name.slice(0, 4)))).toEqual(records.map((_, index) => index + 1));
  });
});

/** `/v1/videos/{videoId}` and `/v1/videos/{id}` are the same route. */
function shapeOf(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '{}').replace(/\/$/, '');
}
