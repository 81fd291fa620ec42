import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const LIB = /^libs\/([^/]+)\//;
const TABLE = /\b(?:FROM|JOIN|INTO|UPDATE) (?:ONLY )?([a-z_]+)\b/g;

interface ImportRule {
  name: string;
  to: { pathNot?: string };
}

const { forbidden } = jest.requireActual<{ forbidden: ImportRule[] }>('../../../.dependency-cruiser.cjs');
const sources = readdirSync(join(ROOT, 'libs'), { recursive: true, encoding: 'utf8' })
  .map((path) => `libs/${path}`)
  .filter((path) => /^libs\/[^/]+\/src\/.*\.ts$/.test(path) && !path.endsWith('.spec.ts'))
  .sort()
  .map((path) => ({ path, lib: LIB.exec(path)?.[1] ?? '', text: readFileSync(join(ROOT, path), 'utf8') }));
const owners = new Map(
  sources.flatMap(({ path, lib, text }) =>
    path.endsWith('.entity.ts')
      ? [...text.matchAll(/tableName: '([a-z_]+)'/g)].map(([, table]) => [table, lib] as const)
      : [],
  ),
);

function mayUse(lib: string, owner: string): boolean {
  const rule = forbidden.find(({ name }) => name === `${lib}-imports-downward`);
  return new RegExp(rule?.to.pathNot ?? '').test(`libs/${owner}/`);
}

describe('SQL', () => {
  it('finds the tables of entities', () => expect(owners.size).toBeGreaterThan(30));

  it('names tables of its own lib and of libs below it alone', () => {
    const upward = sources.flatMap(({ path, lib, text }) =>
      [...text.matchAll(TABLE)].flatMap(([, table]) => {
        const owner = owners.get(table);
        return owner === undefined || mayUse(lib, owner) ? [] : [`${path} reads ${table}`];
      }),
    );
    expect(upward).toEqual([]);
  });
});
